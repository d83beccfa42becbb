import type { ErrorPlace } from '../../../core/errors.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { pow } from '../../../math/primitives/pow.js';
import { Alarm } from './alarm.js';
import type { AlarmMemory } from './alarm-memory.js';
import type { AlarmPlan, Raised } from './watch-state.js';

/** Chances by luck whose crossing is reported on the way: an even stream's evidence ever reaches one over each with at most that chance. */
const TOLD_CHANCES: readonly number[] = [1e-2, 1e-4];

/** An event of a stream that is watched, one object for each change of its state. */
export type WatchEvent =
  | { readonly state: 'evidence'; readonly deals: number; readonly logE: number; readonly chance: number }
  | ({ readonly state: 'alarm' } & Raised)
  | ({ readonly state: 'malformed'; readonly rows: number; readonly code: string; readonly message: string } & ErrorPlace);

export interface WatchMemory {
  readonly malformed: number;
  /** The number of `TOLD_CHANCES` reported. */
  readonly told: number;
  readonly alarm: AlarmMemory;
}

/** One stream: its alarm, its rows that could not be read, and which of them are reported. */
export class Watch {
  readonly #tell: (event: WatchEvent) => void;
  readonly #alarm: Alarm;
  #malformed = 0;
  #told = 0;

  private constructor(alarm: Alarm, tell: (event: WatchEvent) => void) {
    this.#alarm = alarm;
    this.#tell = tell;
  }

  /** Starts a stream from its first outcome on. `tell` is told what happens. */
  static start(space: OutcomeSpace, plan: AlarmPlan, tell: (event: WatchEvent) => void): Watch {
    return new Watch(new Alarm(space, plan), tell);
  }

  /** Resumes a stream that was watched before. Null where its memory does not fit the space and the plan. */
  static from(space: OutcomeSpace, plan: AlarmPlan, memory: WatchMemory, tell: (event: WatchEvent) => void): Watch | null {
    const alarm = Alarm.from(space, plan, memory.alarm);
    if (alarm === null) return null;
    const watch = new Watch(alarm, tell);
    watch.#malformed = memory.malformed;
    watch.#told = memory.told;
    return watch;
  }

  /** The alarm of the stream, to be read only. */
  get alarm(): Alarm {
    return this.#alarm;
  }

  /** Rows that held no outcome. */
  get malformed(): number {
    return this.#malformed;
  }

  /** The number of reported chances by luck that were crossed. */
  get told(): number {
    return this.#told;
  }

  /** Takes the outcome that starts at `at`. */
  add(cells: Uint16Array, at: number): void {
    const before = this.#alarm.raised;
    this.#alarm.add(cells, at);
    this.#tellOf(this.#alarm, before);
  }

  /** Counts a row that holds no outcome; reports the first, the tenth, the hundredth … */
  refuse(fault: { readonly code: string; readonly message: string }, place: ErrorPlace): void {
    const rows = ++this.#malformed;
    if (pow(10, Math.round(Math.log10(rows))) === rows) this.#tell({ state: 'malformed', rows, ...place, ...fault });
  }

  /** Returns the alarm as it is if the stream ends here, with the last few outcomes looked at and reported. The findings are remembered. */
  end(): Alarm {
    const end = this.#alarm.atEnd();
    this.#tellOf(end, this.#alarm.raised);
    this.#alarm.keep(end);
    return end;
  }

  /** Returns its memory, to be written down before the next outcome. */
  memory(): WatchMemory {
    return { malformed: this.#malformed, told: this.#told, alarm: this.#alarm.memory() };
  }

  #tellOf({ largest, raised }: Alarm, before: Raised | null): void {
    while (this.#told < TOLD_CHANCES.length && largest.logE >= -Math.log(TOLD_CHANCES[this.#told])) {
      this.#tell({ state: 'evidence', ...largest, chance: TOLD_CHANCES[this.#told++] });
    }
    if (raised !== null && before === null) this.#tell({ state: 'alarm', ...raised });
  }
}
