import type { Plan, RecordedCounts, Sealed } from '../../../core/evidence.js';
import type { BuiltInSource, Origin } from '../../../core/origin.js';

/** What was fixed before the first deal of a sample that is dealt on until a row is beyond the level. */
export interface UntilCaughtPlan extends Pick<Plan, 'seed' | 'n' | 'blockSize' | 'seedScheme' | 'battery' | 'tests'> {
  /** Deals at which the sample is looked at first; every later look has twice as many, the last has the budget. */
  readonly firstLook: number;
  /** The most deals. */
  readonly budget: number;
  /** Caught as soon as the p of one row, in one of its tails, lies below it. */
  readonly level: number;
}

/** What a look at the sample shows first: the row and the tail of the least p. */
export interface LeastRow {
  readonly test: string;
  readonly tail: 'upper' | 'lower';
  /** Natural logarithm of that p, not adjusted. */
  readonly logP: number;
}

/** One look at the sample so far. */
export interface Look {
  readonly trials: number;
  /** Words drawn of the generator's one stream by then; null where the sample is dealt of several. */
  readonly words: number | null;
  /** Rows looked at, each of them in both tails: those that count equal deals alone where some deals are copies of others. */
  readonly rows: number;
  readonly least: LeastRow;
}

/** Why no further look was taken. 'period': the next deals are copies of earlier ones, and no test can look at these. */
export type CaughtEnd = 'caught' | 'budget' | 'period';

/** Such a sample can show a bias; nothing it does can clear a subject: `end` and the last look say why it was not caught. */
export type UntilCaughtVerdict =
  | { readonly kind: 'biased'; readonly trials: number; readonly because: string }
  | { readonly kind: 'inconclusive' };

/** The digested part of the record of a sample that is dealt on until it is caught. */
export interface UntilCaughtCore {
  readonly kind: 'until-caught';
  readonly tool: { readonly name: 'shuffle-audit'; readonly version: string };
  readonly plan: UntilCaughtPlan;
  readonly subject: { readonly id: string; readonly origin: Origin<BuiltInSource>; readonly replay: 'exact' };
  /** In order; empty where the generator repeats itself before the first and none of the tests counts equal deals. */
  readonly looks: readonly Look[];
  /** At the last look, by statistic: digests of all, the values of the one that has the least p, where it has no more than 4,200 cells. */
  readonly counts: Readonly<Record<string, RecordedCounts>>;
  readonly end: CaughtEnd;
  readonly verdict: UntilCaughtVerdict;
}

/** A sample that was dealt on until it was caught, whole. */
export type UntilCaught = Sealed<UntilCaughtCore>;
