import * as z from 'zod';
import { comparedParts } from './compared-parts.js';
import { count, grade, logProbability, probability, type Shape, tail } from './schema-parts.js';
import { shows } from './shows.js';

/** A bound that no statistic of this many deals comes near. */
const MOST_VALUE = 1e30;

/** Both tails of one law at the observed value, as recorded: probabilities in (0, 1] and their natural logs. */
const recordedTails = { p: probability, logP: logProbability, lowerP: probability, logLowerP: logProbability };
const bothTails = z.strictObject(recordedTails);

const row = {
  test: z.string().min(1),
  value: z.number().min(0).max(MOST_VALUE),
  degrees: count,
  ...recordedTails,
  /** The lesser of the two tails after Holm's correction over all rows and both tails. */
  pAdjusted: probability,
  logPAdjusted: logProbability,
  /** The tail `pAdjusted` belongs to. */
  tail,
  grade,
  /** The tails by the statistic's usual law, if another one decides; else null. */
  plain: bothTails.nullable(),
  trials: z.int().min(1),
  required: z.boolean(),
};
/** Fields of every row in the results of an audit. Its p-values are those of the law that decides, and `grade` is that law's. */
export type RecordedRow = Pick<DeviationResult, keyof typeof row>;

const size = z.number().min(0);

export const effect = z.strictObject({ name: z.literal('rms-relative-deviation'), estimate: size, low: size, high: size });
/** A size with its 95 % interval, as relative root-mean-square deviation (0.01 = 1 %). */
export type Effect = Shape<typeof effect>;

export const rowPower = z.strictObject({
  effect: z.number().gt(0),
  power: z.number().min(0).max(1),
  smallestDetectable: z.number().gt(0),
});
/** A row's power: the probability of detecting a bias of `effect` at the Holm level, and the smallest bias detected 99 times in 100. */
export type RowPower = Shape<typeof rowPower>;

const deviation = z.strictObject({
  ...row,
  /** The same as `Row.shows`. */
  shows: z.exactOptional(shows),
  /** The factor by which its value scatters more around the size of the bias than for uniform deals; absent if not more. */
  scatter: z.exactOptional(z.number().gt(1).max(MOST_VALUE)),
  /** Present if a row compares parts of a sample and some of them could not be compared. */
  compared: z.exactOptional(comparedParts),
  /**
   * Present if a row compares the user's own groups one by one: the group furthest from all others, which has this size. `power` is that of the group
   * hardest to detect.
   */
  furthest: z.exactOptional(
    z.strictObject({
      group: count,
      deals: z.int().min(1),
      /** The number of groups compared. */
      of: z.int().min(1),
      /** The smallest deviation of this group from all others that would be found 99 times in 100. */
      seenFrom: z.number().gt(0),
    }),
  ),
  effect,
  power: rowPower,
});
/** A row that measures the deviation of probabilities: the result, its size, and the size that would have been detected. */
export type DeviationResult = Shape<typeof deviation>;

const deals = z.number().gt(0);

const distinctDeals = z.strictObject({
  name: z.literal('distinct-deals'),
  /** Equal pairs that an unbiased shuffle gives on average. */
  expected: deals,
  /** Null if no deal repeated: nothing limits the number of distinct deals. */
  estimate: deals.nullable(),
  low: deals,
  high: deals.nullable(),
  /** The largest number of distinct deals that the row would have detected 99 times in 100. */
  seenUpTo: deals,
});
/** The estimated number of distinct deals, from the number of equal pairs, with its 95 % interval, if all are equally likely. */
export type DistinctDeals = Shape<typeof distinctDeals>;

const frequentDeal = z.strictObject({
  name: z.literal('frequent-deal'),
  /** Equal pairs that an unbiased shuffle gives on average. */
  expected: deals,
  /** The count of the most frequent deal. */
  times: z.int().min(3),
  /** The number of distinct deals that occurred more than once. */
  different: z.int().min(1),
  /** The total count of these; at least `times`. */
  together: z.int().min(3),
  /** The largest number of distinct deals, all equally likely, that the row would have detected 99 times in 100. */
  seenUpTo: deals,
});
/**
 * Deals that repeat often beside others that occur once, or one deal that makes up most of the equal pairs. Such pairs do not show the number of
 * distinct deals otherwise.
 */
export type FrequentDeal = Shape<typeof frequentDeal>;
/** Deals that occurred more than once among those compared. */
export type DealsAgain = Pick<FrequentDeal, 'times' | 'different' | 'together'>;

const equalDeals = { ...row, power: z.null() };
const ofDistinct = z.strictObject({ ...equalDeals, effect: distinctDeals });
const ofFrequent = z.strictObject({ ...equalDeals, effect: frequentDeal });
/** A row that counts equal deals: its size is the estimated number of distinct ones, or the count of a few that make up most pairs. */
export interface EqualDealsResult extends RecordedRow {
  readonly effect: DistinctDeals | FrequentDeal;
  readonly power: null;
}

export const recordedResult: z.ZodType<RecordedResult> = z.union([deviation, ofDistinct, ofFrequent]);
/** The result of one row as it is recorded: a size with its interval, or the equal deals that were counted. */
export type RecordedResult = DeviationResult | EqualDealsResult;
