import * as z from 'zod';
import { comparedParts } from './compared-parts.js';
import { count, grade, logProbability, probability, type Shape, tail } from './schema-parts.js';
import { shows } from './shows.js';

/** No statistic of so many deals comes near it. */
const MOST_VALUE = 1e30;

/** Both tails of one law at the value seen, as recorded: probabilities in (0, 1] and their natural logs. */
const recordedTails = { p: probability, logP: logProbability, lowerP: probability, logLowerP: logProbability };
const bothTails = z.strictObject(recordedTails);

const row = {
  test: z.string().min(1),
  value: z.number().min(0).max(MOST_VALUE),
  degrees: count,
  ...recordedTails,
  /** The lesser of the two tails after Holm over all rows and both tails. */
  pAdjusted: probability,
  logPAdjusted: logProbability,
  /** The tail `pAdjusted` belongs to. */
  tail,
  grade,
  /** What the statistic's usual law gives, where another one decides; else null. */
  plain: bothTails.nullable(),
  trials: z.int().min(1),
  required: z.boolean(),
};
/** What every row of the results of an audit records. Its p-values are those of the law that decides, and `grade` is that law's. */
export type RecordedRow = Pick<DeviationResult, keyof typeof row>;

const size = z.number().min(0);

/** As `Effect`. */
export const effect = z.strictObject({ name: z.literal('rms-relative-deviation'), estimate: size, low: size, high: size });
/** A size with its 95 % interval, as relative root-mean-square deviation (0.01 = 1 %). */
export type Effect = Shape<typeof effect>;

/** As `RowPower`. */
export const rowPower = z.strictObject({
  effect: z.number().gt(0),
  power: z.number().min(0).max(1),
  smallestDetectable: z.number().gt(0),
});
/** A row's power: the chance of seeing a bias of `effect` at the Holm level, and the smallest bias seen 99 times in 100. */
export type RowPower = Shape<typeof rowPower>;

const deviation = z.strictObject({
  ...row,
  /** As `Row.shows`. */
  shows: z.exactOptional(shows),
  /** How much further than that of even deals its value scatters around the size of the bias; absent where no further. */
  scatter: z.exactOptional(z.number().gt(1).max(MOST_VALUE)),
  /** Present where a row compares parts of a sample and not all of them could be. */
  compared: z.exactOptional(comparedParts),
  /** Present where a row looks at the user's own groups one by one: the group furthest from all others, whose the size is. `power` is that of the group hardest to see. */
  furthest: z.exactOptional(
    z.strictObject({
      group: count,
      deals: z.int().min(1),
      /** Groups looked at one by one. */
      of: z.int().min(1),
      /** How far this group alone must be off from all others to be found 99 times in 100. */
      seenFrom: z.number().gt(0),
    }),
  ),
  effect,
  power: rowPower,
});
/** A row that measures how far chances are off: what was seen, how large, and what would have been seen. */
export type DeviationResult = Shape<typeof deviation>;

const deals = z.number().gt(0);

const distinctDeals = z.strictObject({
  name: z.literal('distinct-deals'),
  /** Equal pairs that an even shuffle gives on average. */
  expected: deals,
  /** Null where no deal came again: nothing says that there is an end. */
  estimate: deals.nullable(),
  low: deals,
  high: deals.nullable(),
  /** Had there been no more different deals than this, the row would have seen it 99 times in 100. */
  seenUpTo: deals,
});
/** How many different deals there seem to be, from how often equal ones met, with its 95 % interval; all equally likely. */
export type DistinctDeals = Shape<typeof distinctDeals>;

const frequentDeal = z.strictObject({
  name: z.literal('frequent-deal'),
  /** Equal pairs that an even shuffle gives on average. */
  expected: deals,
  /** How often the one came that came most. */
  times: z.int().min(3),
  /** How many different deals came more than once. */
  different: z.int().min(1),
  /** How often these came together; at least `times`. */
  together: z.int().min(3),
  /** Had there been no more different deals than this, all equally likely, the row would have seen it 99 times in 100. */
  seenUpTo: deals,
});
/**
 * Deals that came again and again beside others that came once, or one deal that makes most of the equal pairs by itself: how many different deals
 * there are otherwise, such pairs do not say.
 */
export type FrequentDeal = Shape<typeof frequentDeal>;
/** Deals that came more than once among some that were compared. */
export type DealsAgain = Pick<FrequentDeal, 'times' | 'different' | 'together'>;

const equalDeals = { ...row, power: z.null() };
const ofDistinct = z.strictObject({ ...equalDeals, effect: distinctDeals });
const ofFrequent = z.strictObject({ ...equalDeals, effect: frequentDeal });
/** A row that counts equal deals: its size is how many different ones there seem to be, or how often a few came that make most of them. */
export interface EqualDealsResult extends RecordedRow {
  readonly effect: DistinctDeals | FrequentDeal;
  readonly power: null;
}

/** As `RecordedResult`. */
export const recordedResult: z.ZodType<RecordedResult> = z.union([deviation, ofDistinct, ofFrequent]);
/** One row of the results as recorded. */
export type RecordedResult = DeviationResult | EqualDealsResult;
