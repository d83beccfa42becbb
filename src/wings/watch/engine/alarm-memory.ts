import type { ChangePoint } from '../../../core/record/turned.js';
import type { Memory } from '../../../core/statistic/evidence-process.js';

/** The facts of an alarm that was raised; it is never taken back. */
export interface Raised {
  /** Deals watched when it was. */
  readonly deals: number;
  /** Natural logarithm of the evidence then. */
  readonly logE: number;
  /** The time of the change; null where an outcome came that an even subject never makes. */
  readonly change: ChangePoint | null;
  /** The reason why an even subject never makes the last outcome, as a clause. */
  readonly reason?: string;
}

/** The memory of an alarm, as plain data: another one on the same space and plan continues from it bit for bit. */
export interface AlarmMemory {
  /** Outcomes that were bet on, then those that an even subject never makes, on which no bet is made. */
  readonly deals: number;
  readonly impossible: number;
  /** The capital of the bets that are over, then that of those that have not begun. */
  readonly over: number;
  readonly unstaked: number;
  readonly largest: { readonly deals: number; readonly logE: number };
  readonly logE: number;
  readonly raised: Raised | null;
  readonly bets: readonly { readonly index: number; readonly memory: readonly Memory[] }[];
  /** The latest outcomes, the oldest first; the last few of them, `deals` modulo `DEALS_A_LOOK`, have not been looked at. */
  readonly recent: Uint16Array;
}

/** Sets what was kept of a bet into a fresh one. Returns false where it does not fit. */
export function recall(into: readonly Memory[], kept: readonly Memory[]): boolean {
  if (into.length !== kept.length || into.some((array, k) => array.length !== kept[k].length)) return false;
  into.forEach((array, k) => {
    array.set(kept[k]);
  });
  return true;
}
