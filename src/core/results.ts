import type { ComparedParts } from './compared-parts.js';
import type { DealsAgain } from './equal-deals.js';
import type { RecordedFurthest } from './furthest-group.js';
import type { Shows } from './shows.js';
import type { Grade } from './statistic.js';

/** A size with its 95 % interval, as relative root-mean-square deviation (0.01 = 1 %). */
export interface Effect {
  readonly name: 'rms-relative-deviation';
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

/** How many different deals there seem to be, from how often equal ones met, with its 95 % interval; all equally likely. */
export interface DistinctDeals {
  readonly name: 'distinct-deals';
  /** Equal pairs that an even shuffle gives on average. */
  readonly expected: number;
  /** Null where no deal came again: nothing says that there is an end. */
  readonly estimate: number | null;
  readonly low: number;
  readonly high: number | null;
  /** Had there been no more different deals than this, the row would have seen it 99 times in 100. */
  readonly seenUpTo: number;
}

/**
 * Deals that came again and again beside others that came once, or one deal that makes most of the equal pairs by itself: how many different deals
 * there are otherwise, such pairs do not say.
 */
export interface FrequentDeal extends DealsAgain {
  readonly name: 'frequent-deal';
  /** Equal pairs that an even shuffle gives on average. */
  readonly expected: number;
  /** Had there been no more different deals than this, all equally likely, the row would have seen it 99 times in 100. */
  readonly seenUpTo: number;
}

/** A row's power: the chance of seeing a bias of `effect` at the Holm level, and the smallest bias seen 99 times in 100. */
export interface RowPower {
  readonly effect: number;
  readonly power: number;
  readonly smallestDetectable: number;
}

/** Both tails of one law at the value seen, as recorded: probabilities in (0, 1] and their natural logs. */
export interface RecordedTails {
  readonly p: number;
  readonly logP: number;
  readonly lowerP: number;
  readonly logLowerP: number;
}

/** What every row of the results of an audit records. Its p-values are those of the law that decides, and `grade` is that law's. */
export interface RecordedRow extends RecordedTails {
  readonly test: string;
  readonly value: number;
  readonly degrees: number;
  /** The lesser of the two tails after Holm over all rows and both tails. */
  readonly pAdjusted: number;
  readonly logPAdjusted: number;
  /** The tail `pAdjusted` belongs to. */
  readonly tail: 'upper' | 'lower';
  readonly grade: Grade;
  /** What the statistic's usual law gives, where another one decides; else null. */
  readonly plain: RecordedTails | null;
  readonly trials: number;
  readonly required: boolean;
}

/** A row that measures how far chances are off: what was seen, how large, and what would have been seen. */
export interface DeviationResult extends RecordedRow {
  /** As `Row.shows`. */
  readonly shows?: Shows;
  /** How much further than that of even deals its value scatters around the size of the bias; absent where no further. */
  readonly scatter?: number;
  /** Present where a row compares parts of a sample and not all of them could be. */
  readonly compared?: ComparedParts;
  /** Present where a row looks at the user's own groups one by one: the group furthest from all others, whose the size is. `power` is that of the group hardest to see. */
  readonly furthest?: RecordedFurthest;
  readonly effect: Effect;
  readonly power: RowPower;
}

/** A row that counts equal deals: its size is how many different ones there seem to be, or how often a few came that make most of them. */
export interface EqualDealsResult extends RecordedRow {
  readonly effect: DistinctDeals | FrequentDeal;
  readonly power: null;
}

/** One row of the results as recorded. */
export type RecordedResult = DeviationResult | EqualDealsResult;

/** Tells the rows apart that measure how far chances are off. */
export function isDeviation(result: RecordedResult): result is DeviationResult {
  return result.power !== null;
}

/** Whether a row compares parts of a sample and had too little to see a change by: it clears nothing. */
export function isUntold(result: RecordedResult): boolean {
  return isDeviation(result) && result.compared?.enough === false;
}
