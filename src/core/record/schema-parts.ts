import * as z from 'zod';

/** The type of the values a schema accepts, deeply read-only. */
export type Shape<Schema extends z.ZodType> = Fixed<z.infer<Schema>>;

/** The same type, deeply read-only. */
export type Fixed<Value> = { readonly [Key in keyof Value]: Fixed<Value[Key]> };

/** The schema of an integer from 0. */
export const count = z.int().min(0);

/** A cap for any record of deals, so that a forged one cannot keep a reader busy forever before it is refused. */
export const MOST_CARDS = 65_535;
const MOST_TRIALS = 1e12;
const LEAST_LEVEL = 1e-30;

export const cards = z.int().min(2).max(MOST_CARDS);

/** Deals of one sample. */
export const trials = z.int().min(1).max(MOST_TRIALS);

export const level = z.number().min(LEAST_LEVEL).lt(1);

export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The program that wrote the record. */
export const tool = z.strictObject({ name: z.literal('shuffle-audit'), version: z.string() });

/** Any level, however small. */
export const openLevel = z.number().gt(0).lt(1);

export const probability = z.number().gt(0).max(1);

/** Natural log of a probability. */
export const logProbability = z.number().max(0);

export const grade = z.enum(['exact', 'asymptotic', 'calibrated']);
/**
 * The reliability of a p-value. `exact`: the law of the statistic itself. `asymptotic`: its limit law for many deals. `calibrated`: a law for few
 * deals, from exact moments or with every small bin treated separately, or a bound; the tests compare it with exact laws.
 */
export type Grade = Shape<typeof grade>;

export const tail = z.enum(['upper', 'lower']);

export const counts = z.strictObject({
  shape: z.array(z.int().min(1)),
  sum: count,
  /** Digest of the counts as little-endian unsigned 64-bit integers, row-major. */
  sha256,
  /** Present up to 65,536 cells. */
  values: z.exactOptional(z.array(count)),
  /** The probability of every value counted, for uniform outcomes; present if a page draws it beside the counts. */
  law: z.exactOptional(z.array(z.number().min(0).max(1))),
});
/** One statistic’s exact counts, with their own digest. */
export type RecordedCounts = Shape<typeof counts>;
