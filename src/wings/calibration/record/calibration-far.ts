import * as z from 'zod';
import { outcomeSchema } from '../../../core/record/outcome-schema.js';
import { count, logProbability, openLevel, type Shape } from '../../../core/record/schema-parts.js';

/** A cap for any record, so that a forged one cannot keep a reader busy forever before it is refused. */
const MOST_DEALS = 65_536;
/** A cap like `MOST_DEALS`. */
export const MOST_SIZES = 1000;
/** The most measurements of a row far in the tail; below it the most parallel samples and their steps. */
const MOST_REPEATS = 1000;
const MOST_PARTICLES = 100_000;

export const fewDeals = z.int().min(1).max(MOST_DEALS);
export const repeats = z.int().min(0).max(MOST_REPEATS);

const asked = {
  outcome: outcomeSchema,
  /** Cards of a deck; 0 if outcomes are no deals of cards. */
  n: z.int().min(0),
  trials: fewDeals,
  /** 'counting': every possible sample, each with its probability. 'splitting': samples that are split from level to level. */
  by: z.enum(['counting', 'splitting']),
};

const farSize = z.strictObject({ ...asked, tests: z.array(z.string().min(1)).min(1) });
/** An experiment far in the tail: a number of uniform outcomes, read by these statistics. */
export type FarSize = Shape<typeof farSize>;

export const farPlan = z.strictObject({
  /** Levels from 0.1 down by factors of ten; samples are split at each. */
  levels: z.array(openLevel).min(1),
  /** The level from which on down rates are recorded and judged. */
  judgedFrom: openLevel,
  /** Samples that are split in parallel. */
  particles: z.int().min(1).max(MOST_PARTICLES),
  steps: z.int().min(1).max(MOST_PARTICLES),
  /** Independent measurements of every row. */
  repeats,
  prng: z.string(),
  sizes: z.array(farSize).max(MOST_SIZES),
});
/** The method of measuring rates far in the tail; fixed before the first deal. */
export type FarPlan = Shape<typeof farPlan>;

const farRate = z.strictObject({
  level: openLevel,
  /** Exact if counted, else the mean of the plan's repeats, each an unbiased estimate of the true rate. */
  rate: z.number().min(0).max(1.001),
  /** Standard error of the rate; 0 if it was counted, or if no repeat came that far out. */
  error: z.number().min(0),
  /** Plain audits that would give the same standard error; null if there is none. */
  worth: z.number().min(0).nullable(),
  /** Natural log of a bound on the probability of such estimates, if the rate were at most the level. */
  logP: logProbability,
});
/** The rate at which an unbiased shuffle has a p-value at or under one level. */
export type FarRate = Shape<typeof farRate>;

const farRow = z.strictObject({
  test: z.string().min(1),
  degrees: count,
  /** The fewest deals at which it can call anything biased, if there are fewer deals than that; it has no such p-values then. */
  heldTo: count.nullable(),
  upper: z.array(farRate),
  lower: z.array(farRate),
});
export type FarRow = Shape<typeof farRow>;

export const farResult = z.strictObject({ ...asked, rows: z.array(farRow) });
export type FarResult = Shape<typeof farResult>;
