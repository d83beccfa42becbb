import * as z from 'zod';
import { outcomeSchema } from './outcome-schema.js';
import { count, logProbability, openLevel, type Shape } from './schema-parts.js';

/** What any record may hold, so that a forged one cannot make a reader work for ever before it is refused. */
const MOST_DEALS = 65_536;
/** As `MOST_DEALS`. */
export const MOST_SIZES = 1000;
/** Measurements of a row far out, samples side by side and their steps. */
const MOST_REPEATS = 1000;
const MOST_PARTICLES = 100_000;

/** Deals of one audit of a calibration. */
export const fewDeals = z.int().min(1).max(MOST_DEALS);
/** As `FarPlan` has it. */
export const repeats = z.int().min(0).max(MOST_REPEATS);

const asked = {
  outcome: outcomeSchema,
  /** Cards of a deck; 0 where outcomes are no deals of cards. */
  n: z.int().min(0),
  trials: fewDeals,
  /** 'counting': every sample there is, each with its chance. 'splitting': samples that are split from level to level. */
  by: z.enum(['counting', 'splitting']),
};

const farSize = z.strictObject({ ...asked, tests: z.array(z.string().min(1)).min(1) });
/** One experiment far out: so many even outcomes, read by these statistics. */
export type FarSize = Shape<typeof farSize>;

/** As `FarPlan`. */
export const farPlan = z.strictObject({
  /** From 0.1 down by tens; samples are split at each. */
  levels: z.array(openLevel).min(1),
  /** From this level on down rates are recorded and judged. */
  judgedFrom: openLevel,
  /** Samples that are split side by side. */
  particles: z.int().min(1).max(MOST_PARTICLES),
  /** Steps that each of them takes at every level. */
  steps: z.int().min(1).max(MOST_PARTICLES),
  /** Measurements of every row, each by itself. */
  repeats,
  prng: z.string(),
  sizes: z.array(farSize).max(MOST_SIZES),
});
/** How the rates far out are measured; fixed before the first deal. */
export type FarPlan = Shape<typeof farPlan>;

const farRate = z.strictObject({
  level: openLevel,
  /** Exact where it was counted, else the mean of the plan's repeats, each of which has the true rate as its mean. */
  rate: z.number().min(0).max(1.001),
  /** Standard error of the rate; 0 where it was counted, or where no repeat came so far out. */
  error: z.number().min(0),
  /** Plain audits that would give the same standard error; null where there is none. */
  worth: z.number().min(0).nullable(),
  /** Natural log of a bound on the chance of such estimates, were the rate no more than the level. */
  logP: logProbability,
});
/** How often an even shuffle has a p-value at or under one level. */
export type FarRate = Shape<typeof farRate>;

const farRow = z.strictObject({
  test: z.string().min(1),
  degrees: count,
  /** The fewest deals from which on it can call anything biased, where these are fewer; it has no such p-values then. */
  heldTo: count.nullable(),
  upper: z.array(farRate),
  lower: z.array(farRate),
});
/** One row at one size, far out. */
export type FarRow = Shape<typeof farRow>;

/** As `FarResult`. */
export const farResult = z.strictObject({ ...asked, rows: z.array(farRow) });
/** One size, far out. */
export type FarResult = Shape<typeof farResult>;
