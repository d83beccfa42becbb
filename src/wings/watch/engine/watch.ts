import type { ErrorPlace } from '../../../core/errors.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { pow } from '../../../math/primitives/pow.js';
import { Alarm, type AlarmPlan } from './alarm.js';
import type { AlarmMemory, Raised } from './alarm-memory.js';

/** Chances by luck whose crossing is told on the way: an even stream's evidence ever reaches one over each with at most that chance. */
const TOLD_CHANCES: readonly number[] = [1e-2, 1e-4];

/** What happens to a stream that is watched, one object for each change of its state. */
export type WatchEvent =
  | { readonly state: 'evidence'; readonly deals: number; readonly logE: number; readonly chance: number }
  | ({ readonly state: 'alarm' } & Raised)
  | ({ readonly state: 'malformed'; readonly rows: number; readonly code: string; readonly message: string } & ErrorPlace);

/** What is remembered of a stream that is watched. */
export interface WatchMemory {
  readonly malformed: number;
  /** How many of `TOLD_CHANCES` were told. */
  readonly told: number;
  readonly alarm: AlarmMemory;
}

/** One stream: its alarm, the rows of it that could not be read, and what of them is told. */
export class Watch {
  readonly #tell: (event: WatchEvent) => void;
  readonly #alarm: Alarm;
  #malformed = 0;
  #told = 0;

  private constructor(alarm: Alarm, tell: (event: WatchEvent) => void) {
    this.#alarm = alarm;
    this.#tell = tell;
  }

  /** A stream from its first outcome on. `tell` hears what happens. */
  static start(space: OutcomeSpace, plan: AlarmPlan, tell: (event: WatchEvent) => void): Watch {
    return new Watch(new Alarm(space, plan), tell);
  }

  /** A stream that was watched before. Null where what is remembered does not fit the space and the plan. */
  static from(space: OutcomeSpace, plan: AlarmPlan, memory: WatchMemory, tell: (event: WatchEvent) => void): Watch | null {
    const alarm = Alarm.from(space, plan, memory.alarm);
    if (alarm === null) return null;
    const watch = new Watch(alarm, tell);
    watch.#malformed = memory.malformed;
    watch.#told = memory.told;
    return watch;
  }

  /** Its alarm, to be read only. */
  get alarm(): Alarm {
    return this.#alarm;
  }

  /** Rows that held no outcome. */
  get malformed(): number {
    return this.#malformed;
  }

  /** How many of the chances by luck whose crossing is told were crossed. */
  get told(): number {
    return this.#told;
  }

  /** Takes the outcome that starts at `at`. */
  add(cells: Uint16Array, at: number): void {
    const before = this.#alarm.raised;
    this.#alarm.add(cells, at);
    this.#tellOf(this.#alarm, before);
  }

  /** Counts a row that holds no outcome; told are the first, the tenth, the hundredth … */
  refuse(fault: { readonly code: string; readonly message: string }, place: ErrorPlace): void {
    const rows = ++this.#malformed;
    if (pow(10, Math.round(Math.log10(rows))) === rows) this.#tell({ state: 'malformed', rows, ...place, ...fault });
  }

  /** What it comes to if the stream ends here: the alarm with the last few outcomes looked at, and told of. What that found is remembered. */
  end(): Alarm {
    const end = this.#alarm.atEnd();
    this.#tellOf(end, this.#alarm.raised);
    this.#alarm.keep(end);
    return end;
  }

  /** What it remembers; to be written down before the next outcome. */
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
