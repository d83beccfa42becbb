import * as z from 'zod';
import { fraction } from '../record/proved-law.js';
import { MOST_EXACT_CARDS } from '../record/record-limits.js';
import { count, type Shape } from '../record/schema-parts.js';

const drawUse = z.strictObject({
  /** Which draw of a deal, from 1. */
  draw: z.int().min(1),
  /** Boundaries inside (0, 1), rising: simple fractions where they fit to within `tolerance`, else over 2^53, where the change was met. */
  boundaries: z.array(fraction),
  /** How many paths use their draw in this way. */
  paths: z.int().min(1),
});
/** How one number that a function draws is used: the boundaries between which it makes no difference. */
export type DrawUse = Shape<typeof drawUse>;

const found = {
  /** Calls of the function in all. */
  runs: count,
  /** Whether every boundary is a simple fraction, so that the law is exact for ideal numbers; else only to within `error`. */
  rational: z.boolean(),
  /** How far a boundary may be from its fraction: 2^-50. */
  tolerance: z.number().gt(0),
  /** Largest error of a probability where boundaries are not simple fractions; 0 where they are. */
  error: z.number().min(0),
  /** Points of [0, 1) at which each draw was looked at, and whether on every path or on the first of each depth. */
  grid: z.strictObject({ points: count, everywhere: z.boolean() }),
  uses: z.array(drawUse),
};

/** As `FunctionProbe`. */
export const probe = z.strictObject(found);
/** What was found of a function whose inside cannot be seen. */
export type FunctionProbe = Shape<typeof probe>;

/** The same at a number of cards. */
export const sizedProbe = z.strictObject({ n: z.int().min(2).max(MOST_EXACT_CARDS), ...found });
