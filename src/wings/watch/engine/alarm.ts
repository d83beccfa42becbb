import { AuditError } from '../../../core/errors.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { decisionLine } from '../../../engine/sequential/decision-line.js';
import { Mix } from '../../../engine/sequential/mix.js';
import { kindOf } from '../../../kinds/index.js';
import { addLogs } from '../../../math/primitives/log-sum.js';
import { type AlarmMemory, recall } from './alarm-memory.js';
import { changePoint } from './change-point.js';
import { RecentDeals } from './recent-deals.js';
import { DEALS_A_START, type Start, startAt } from './starts.js';
import type { AlarmPlan, Raised } from './watch-state.js';

/** The number of deals between two evaluations of the evidence, and so the longest delay of seeing a change; a divisor of `DEALS_A_START`. */
export const DEALS_A_LOOK = 16;

/** The most capital counted from bets that are over. */
const MOST_CAPITAL = 1e300;

/**
 * An alarm for a stream of outcomes that may cease to be even at any time. Its capital of 1 is divided among bets that begin at times fixed
 * beforehand (`starts.ts`), each the kind's own evidence from there on. Their total is evidence too, and reaches 1/alpha with a chance of at most
 * alpha in the whole life of an even stream, by J. Ville (1939). A change after t deals is seen as soon as one bet that began about then has won
 * 1/alpha over its share of the capital. The mixture over times of change is that of M. Pollak & D. Siegmund (1975), doi:10.1214/aos/1176343318;
 * e-processes so started: J. Shin, A. Ramdas & A. Rinaldo (2023), E-detectors, doi:10.51387/23-NEJSDS51.
 */
export class Alarm {
  readonly #space: OutcomeSpace;
  readonly #plan: AlarmPlan;
  readonly #whyNever: ((cells: Uint16Array, at: number) => string | null) | undefined;
  readonly #recent: RecentDeals;
  readonly #look: Uint16Array;
  #bets: { readonly start: Start; readonly bet: Mix }[] = [];
  #waiting = 0;
  #deals = 0;
  #impossible = 0;
  #over = 0;
  #unstaked = 1;
  #logE = 0;
  #largest = { deals: 0, logE: 0 };
  #raised: Raised | null = null;

  constructor(space: OutcomeSpace, plan: AlarmPlan) {
    this.#space = space;
    this.#plan = plan;
    this.#whyNever = kindOf(space.outcome).evidence.impossible?.(space);
    this.#recent = new RecentDeals(space.width);
    this.#look = new Uint16Array(DEALS_A_LOOK * space.width);
  }

  /** Outcomes added. */
  get deals(): number {
    return this.#deals + this.#impossible;
  }

  /** Natural logarithm of the evidence when it was last evaluated; 0 before. */
  get logE(): number {
    return this.#logE;
  }

  /** The most evidence so far, and after how many deals. */
  get largest(): { readonly deals: number; readonly logE: number } {
    return this.#largest;
  }

  get raised(): Raised | null {
    return this.#raised;
  }

  /** The number of active bets. */
  get bets(): number {
    return this.#bets.length;
  }

  /** Adds the outcome that starts at `at`. */
  add(cells: Uint16Array, at: number): void {
    const reason = this.#whyNever?.(cells, at) ?? null;
    if (reason !== null) {
      // No finite number says what a bet on it wins, so none is made.
      this.#impossible++;
      this.#raised ??= { deals: this.deals, logE: this.#logE, change: null, reason };
      return;
    }
    const { width } = this.#space;
    this.#look.set(cells.subarray(at, at + width), this.#waiting * width);
    this.#recent.add(cells, at);
    this.#deals++;
    if (++this.#waiting === DEALS_A_LOOK) this.#lookAt();
  }

  /** Returns the alarm as it is if the stream ends here: another alarm, that has looked at the last few deals too. */
  atEnd(): Alarm {
    const end = Alarm.from(this.#space, this.#plan, this.memory());
    if (end === null) throw new AuditError('E_INTERNAL', 'an alarm must go on from what it remembers itself');
    if (end.#waiting > 0) end.#lookAt();
    return end;
  }

  /** Keeps what an early look at the last few deals found: an alarm is never taken back, even where the stream goes on. */
  keep({ largest, raised }: Alarm): void {
    this.#raised ??= raised;
    if (largest.logE > this.#largest.logE) this.#largest = largest;
  }

  #lookAt(): void {
    const before = this.#deals - this.#waiting;
    if (before % DEALS_A_START === 0) this.#begin(before / DEALS_A_START);
    const logs = [Math.log(this.#over), Math.log(this.#unstaked)];
    for (const { bet, start } of this.#bets) {
      bet.addAll(this.#look, this.#waiting, this.#space.width);
      logs.push(Math.log(start.weight) + bet.logE());
    }
    this.#waiting = 0;
    this.#logE = addLogs(...logs);
    if (this.#logE > this.#largest.logE) this.#largest = { deals: this.deals, logE: this.#logE };
    if (this.#raised === null && this.#logE >= decisionLine(this.#plan.alpha)) this.#raise();
  }

  #begin(index: number): void {
    const ended = this.#bets.filter(({ start }) => start.end <= index);
    // Beyond 1/alpha nothing more is said by it, so that it may stop short of what a double holds.
    for (const { bet, start } of ended) this.#over = Math.min(MOST_CAPITAL, this.#over + start.weight * Math.exp(bet.logE()));
    const start = startAt(index);
    this.#unstaked = Math.max(0, this.#unstaked - start.weight);
    this.#bets = [...this.#bets.filter((one) => !ended.includes(one)), { start, bet: new Mix(this.#space, this.#plan.processes) }];
  }

  #raise(): void {
    const change = changePoint(this.#recent, this.#deals, () => new Mix(this.#space, this.#plan.processes));
    this.#raised = { deals: this.deals, logE: this.#logE, change };
  }

  /** Returns its memory; the arrays of the bets are its own, and change with the next deals. */
  memory(): AlarmMemory {
    return {
      deals: this.#deals,
      impossible: this.#impossible,
      over: this.#over,
      unstaked: this.#unstaked,
      largest: this.#largest,
      logE: this.#logE,
      raised: this.#raised,
      bets: this.#bets.map(({ bet, start }) => ({ index: start.index, memory: bet.memory })),
      recent: this.#recent.inOrder(),
    };
  }

  /** Returns the alarm with that memory. Null where it does not fit the space and the plan. */
  static from(space: OutcomeSpace, plan: AlarmPlan, memory: AlarmMemory): Alarm | null {
    const alarm = new Alarm(space, plan);
    const { width } = space;
    const waiting = memory.deals % DEALS_A_LOOK;
    if (memory.recent.length % width > 0 || memory.recent.length < waiting * width) return null;
    for (const { index, memory: kept } of memory.bets) {
      const bet = new Mix(space, plan.processes);
      if (!recall(bet.memory, kept)) return null;
      alarm.#bets.push({ start: startAt(index), bet });
    }
    for (let at = 0; at < memory.recent.length; at += width) alarm.#recent.add(memory.recent, at);
    alarm.#look.set(memory.recent.subarray(memory.recent.length - waiting * width));
    alarm.#waiting = waiting;
    alarm.#deals = memory.deals;
    alarm.#impossible = memory.impossible;
    alarm.#over = memory.over;
    alarm.#unstaked = memory.unstaked;
    alarm.#largest = memory.largest;
    alarm.#logE = memory.logE;
    alarm.#raised = memory.raised;
    return alarm;
  }
}
