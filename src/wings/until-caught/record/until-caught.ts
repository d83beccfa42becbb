import * as z from 'zod';
import { type BuiltInSource, isBuiltIn, type Origin } from '../../../core/record/origin.js';
import { origin } from '../../../core/record/origin-schema.js';
import { type Sealed, sealed } from '../../../core/record/run-info.js';
import { cards, count, counts, level, logProbability, type Shape, tail, tool, trials } from '../../../core/record/schema-parts.js';
import { SEED_SCHEME } from '../../../core/record/scheme-names.js';

/** The most looks. Each has twice as many deals as the one before: forty reach a million million. */
const MOST_LOOKS = 64;

const row = z.string().min(1);

const plan = z.strictObject({
  seed: z.string(),
  n: cards,
  budget: trials,
  /** The number of deals at the first look; every later look has twice as many, the last has the budget. */
  firstLook: trials,
  /** The level: caught as soon as the p of one row, in one of its tails, lies below it. */
  level,
  blockSize: z.int().min(1),
  seedScheme: z.literal(SEED_SCHEME),
  battery: z.string(),
  tests: z.array(row).min(1),
});
/** The choices fixed before the first deal of a sample that is dealt until a row is beyond the level. */
export type UntilCaughtPlan = Shape<typeof plan>;

const leastRow = z.strictObject({
  test: row,
  tail,
  /** Natural logarithm of that p, not adjusted. */
  logP: logProbability,
});
/** The main result of a look at the sample: the row and the tail of the least p. */
export type LeastRow = Shape<typeof leastRow>;

const look = z.strictObject({
  trials,
  /** Words drawn of the generator's one stream by then; null where the sample is dealt from several. */
  words: count.nullable(),
  /** Rows looked at, each of them in both tails: only those that count equal deals where some deals are copies of others. */
  rows: z.int().min(1),
  least: leastRow,
});
export type Look = Shape<typeof look>;

const end = z.enum(['caught', 'budget', 'period']);
/** The reason why no further look was taken. 'period': the next deals are copies of earlier ones, and no test can look at these. */
export type CaughtEnd = Shape<typeof end>;

const verdict = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('biased'), trials, because: row }),
  z.strictObject({ kind: z.literal('inconclusive') }),
]);
/** The verdict. Such a sample can show a bias but never clear a subject: `end` and the last look say why it was not caught. */
export type UntilCaughtVerdict = Shape<typeof verdict>;

const builtInOrigin: z.ZodType<Origin<BuiltInSource>> = origin.refine(isBuiltIn, {
  error: 'only a built-in subject is dealt until it is caught',
});

const core = z.strictObject({
  kind: z.literal('until-caught'),
  tool,
  plan,
  subject: z.strictObject({ id: z.string(), origin: builtInOrigin, replay: z.literal('exact') }),
  /** Looks in order; empty where the generator repeats itself before the first and none of the tests counts equal deals. */
  looks: z.array(look).max(MOST_LOOKS),
  /** Counts at the last look, by statistic: digests of all, and the values of the one with the least p, where it has no more than 4,200 cells. */
  counts: z.record(z.string(), counts),
  end,
  verdict,
});
/** The digested part of the record of a sample that is dealt until caught. */
export type UntilCaughtCore = Shape<typeof core>;

export type UntilCaught = Sealed<UntilCaughtCore>;

export const untilCaughtSchema: z.ZodType<UntilCaught> = sealed(core);
