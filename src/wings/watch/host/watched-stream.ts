import { AuditError, type ErrorPlace } from '../../../core/errors.js';
import { logError, type RowFault } from '../../../engine/log/log-error.js';
import { canonical } from '../../../engine/record/canonical.js';
import { decisionLine } from '../../../engine/sequential/decision-line.js';
import { THIS_MACHINE } from '../../../host/this-machine.js';
import { processesIn } from '../../../kinds/planning/processes-of.js';
import type { Alarm } from '../engine/alarm.js';
import { MOST_WATCHED_CARDS } from '../engine/log-turn.js';
import { Watch, type WatchEvent } from '../engine/watch.js';
import type { AlarmPlan, WatchState } from '../engine/watch-state.js';
import type { FollowedFile } from './followed-file.js';
import { LiveRows } from './live-rows.js';
import type { Readings } from './metrics.js';
import { type Input, inputOf, markOf, TURNS, type Turn } from './open-input.js';
import { readState, remembered, writeState, written } from './state-file.js';
import type { WatchRequest } from './watch-request.js';

/** The number of rows to look at before any other event is handled. */
const ROWS_AT_ONCE = 64;

/** An event of a stream; events come in the order in which they happen. */
export type StreamEvent =
  | WatchEvent
  | {
      readonly state: 'started' | 'resumed';
      readonly deals: number;
      readonly alpha: number;
      readonly input: string;
      readonly outcome: string;
    }
  | { readonly state: Turn; readonly deals: number; readonly message: string };

export class WatchedStream {
  readonly #request: WatchRequest;
  readonly #rows: LiveRows;
  readonly #file: FollowedFile | null;
  readonly #plan: AlarmPlan;
  readonly #watch: Watch;
  #since: string | null;
  #saved = '';
  /** True once the state with the alarm was written down. */
  #kept = false;

  private constructor(request: WatchRequest, input: Input, rows: LiveRows, tell: (event: StreamEvent) => void, state: WatchState | null) {
    this.#request = request;
    this.#rows = rows;
    this.#file = input.file;
    this.#since = state?.since ?? null;
    const { space } = rows;
    if (space.cards > MOST_WATCHED_CARDS)
      throw new AuditError('E_USAGE', `a deck that is watched may have at most ${MOST_WATCHED_CARDS} cards, got ${space.cards}`);
    this.#plan = { alpha: request.alpha, processes: processesIn(space) };
    const heard = (event: WatchEvent): void => {
      if (event.state === 'alarm') this.#since = new Date().toISOString();
      tell(event);
    };
    if (state) this.#checkFits(state);
    const memory = state ? remembered(state) : null;
    const watch = memory ? Watch.from(space, this.#plan, memory, heard) : state ? null : Watch.start(space, this.#plan, heard);
    if (watch === null) throw new AuditError('E_EVIDENCE_SCHEMA', `${request.state} must hold what the bets remember, got something else`);
    this.#watch = watch;
    tell({
      state: state ? 'resumed' : 'started',
      deals: watch.alarm.deals,
      alpha: request.alpha,
      input: request.file?.name ?? '-',
      outcome: space.id,
    });
  }

  /** Opens what is to be watched, where its state left off if it has one, and waits for the first rows. Throws E_LOG_*, E_INPUT_MISSING, E_EVIDENCE_*, E_PLAN_MISMATCH. */
  static async open(request: WatchRequest, stdin: AsyncIterable<Uint8Array>, tell: (event: StreamEvent) => void): Promise<WatchedStream> {
    const state = request.state === null ? null : readState(request.state);
    let watched: WatchedStream | null = null;
    const deals = (): number => watched?.alarm.deals ?? (state ? state.alarm.deals + state.alarm.impossible : 0);
    const input = await inputOf(request, stdin, state, (turn) => tell({ state: turn, deals: deals(), message: TURNS[turn] }));
    const { before } = input;
    const kept = state && { form: state.form, line: before ? (state.place?.line ?? 0) : 0, before: before ?? new Uint8Array(0) };
    try {
      const rows = await LiveRows.open(input.bytes, request.file?.name ?? '-', request.wishes, kept);
      watched = new WatchedStream(request, input, rows, tell, state);
      return watched;
    } catch (error) {
      await input.file?.close();
      throw error;
    }
  }

  get rows(): LiveRows {
    return this.#rows;
  }

  get alarm(): Alarm {
    return this.#watch.alarm;
  }

  get plan(): AlarmPlan {
    return this.#plan;
  }

  get malformed(): number {
    return this.#watch.malformed;
  }

  /** Watches to the end of the stream, or to the alarm where it is to end with it. `onDeals` is called as deals come. */
  async run(onDeals: () => void): Promise<Alarm> {
    const { stopAtAlarm } = this.#request;
    const taker = {
      deal: (cells: Uint16Array, at: number): void => this.#watch.add(cells, at),
      malformed: (fault: RowFault, place: ErrorPlace): void => this.#refuse(fault, place),
    };
    try {
      while (!(stopAtAlarm && this.alarm.raised) && (await this.#rows.take(stopAtAlarm ? 1 : ROWS_AT_ONCE, taker))) {
        onDeals();
        this.#keepAlarm();
        await THIS_MACHINE.breatheNowAndThen();
      }
    } finally {
      await this.#file?.close();
    }
    const end = this.#watch.end();
    this.save();
    return end;
  }

  /** Writes the state down as soon as the alarm is raised, since deals from standard input do not come again. */
  #keepAlarm(): void {
    if (this.#kept || this.alarm.raised === null) return;
    this.#kept = true;
    this.save();
  }

  /** Writes the state down, where it is kept and something came since the last time. Throws E_CANNOT_CREATE, E_IO. */
  save(): void {
    const { request, rows } = { request: this.#request, rows: this.#rows };
    const { told } = this.#watch;
    const now = [rows.bytes, told, this.alarm.raised !== null].join();
    if (request.state === null || now === this.#saved) return;
    const { layout, packs, partial, vocabulary, width, header, start } = rows.form;
    writeState(request.state, {
      tool: { name: 'shuffle-audit', version: THIS_MACHINE.version },
      plan: this.#plan,
      space: spaceText(rows),
      wishes: canonical(request.wishes),
      form: { layout, packs, partial, vocabulary, width, header, start },
      place: this.#place(),
      since: this.#since,
      ...written(this.#watch.memory()),
    });
    this.#saved = now;
  }

  #place(): WatchState['place'] {
    if (this.#file === null) return null;
    const { bytes, line } = this.#rows;
    const place = this.#file.placeOf(bytes);
    return { bytes: place, line, head: markOf(this.#file.headOf(bytes)), mark: markOf(this.#rows.last(place)) };
  }

  readings(): Readings {
    const { bets, deals, logE, raised } = this.alarm;
    const since = this.#since === null ? 0 : Date.parse(this.#since) / 1000;
    return {
      deals,
      logE,
      bets,
      malformed: this.malformed,
      line: decisionLine(this.#plan.alpha),
      ...(raised && { raised: { deals: raised.deals, seconds: since } }),
    };
  }

  #refuse(fault: RowFault, place: ErrorPlace): void {
    const { maxRejects, state } = this.#request;
    const { code, message } = fault;
    this.#watch.refuse({ code, message }, place);
    if (maxRejects === null || this.malformed <= maxRejects) return;
    // Behind the row, so that the same command does not end with it again.
    this.save();
    const goesOn = state === null ? '' : '; the same command goes on behind this row';
    throw logError(code, message, place, `mend what writes the rows, or allow more of them with --max-rejects${goesOn}`);
  }

  #checkFits({ plan, space, wishes }: WatchState): void {
    const { state } = this.#request;
    const asked = canonical(this.#request.wishes);
    const hint = 'give the options that the watch was begun with, or name another file with --state';
    if (plan.alpha !== this.#plan.alpha)
      throw new AuditError('E_PLAN_MISMATCH', `${state} was begun with --alpha ${plan.alpha}, got ${this.#plan.alpha}`, { hint });
    if (space !== spaceText(this.#rows) || plan.processes.join() !== this.#plan.processes.join())
      throw new AuditError('E_PLAN_MISMATCH', `${state} is the state of other deals: ${space}, got ${spaceText(this.#rows)}`, { hint });
    if (wishes !== asked) throw new AuditError('E_PLAN_MISMATCH', `${state} is of rows that are read as ${wishes}, got ${asked}`, { hint });
  }
}

function spaceText({ space: { cards, outcome, width } }: LiveRows): string {
  return canonical({ cards, outcome, width });
}
