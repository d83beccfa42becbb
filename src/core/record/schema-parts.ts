import * as z from 'zod';

/** What a schema reads, as a type: nothing of it can be written to. */
export type Shape<Schema extends z.ZodType> = Fixed<z.infer<Schema>>;

/** The same value, of which nothing can be written to. */
export type Fixed<Value> = { readonly [Key in keyof Value]: Fixed<Value[Key]> };

/** A whole number from 0. */
export const count = z.int().min(0);

/** What any record of deals may hold, so that a forged one cannot make a reader work for ever before it is refused. */
export const MOST_CARDS = 65_535;
const MOST_TRIALS = 1e12;
const LEAST_LEVEL = 1e-30;

/** Cards of a deck that is dealt. */
export const cards = z.int().min(2).max(MOST_CARDS);

/** Deals of one sample. */
export const trials = z.int().min(1).max(MOST_TRIALS);

/** A level at which something is decided. */
export const level = z.number().min(LEAST_LEVEL).lt(1);

/** 64 hex digits. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Which program wrote the record. */
export const tool = z.strictObject({ name: z.literal('shuffle-audit'), version: z.string() });

/** Any level, however small. */
export const openLevel = z.number().gt(0).lt(1);

/** A probability above 0. */
export const probability = z.number().gt(0).max(1);

/** Its natural logarithm. */
export const logProbability = z.number().max(0);

/** As `Grade`. */
export const grade = z.enum(['exact', 'asymptotic', 'calibrated']);
/** How far a p-value itself can be trusted. `exact`: the law of the statistic itself. `asymptotic`: the law it has with many deals. `calibrated`: a law for few deals, of exact moments or with every small bin taken by itself, or a bound; it is held against exact laws in the tests. */
export type Grade = Shape<typeof grade>;

/** The tails of a law. */
export const tail = z.enum(['upper', 'lower']);

/** As `RecordedCounts`. */
export const counts = z.strictObject({
  shape: z.array(z.int().min(1)),
  sum: count,
  /** Of the counts as little-endian unsigned 64-bit integers, row-major. */
  sha256,
  /** Present up to 65,536 cells. */
  values: z.exactOptional(z.array(count)),
  /** The chance of every value counted, where outcomes are even; present where a page draws it beside the counts. */
  law: z.exactOptional(z.array(z.number().min(0).max(1))),
});
/** One statistic’s exact counts, with their own digest. */
export type RecordedCounts = Shape<typeof counts>;
