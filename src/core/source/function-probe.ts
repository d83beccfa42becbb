import * as z from 'zod';
import { fraction } from '../record/proved-law.js';
import { MOST_EXACT_CARDS } from '../record/record-limits.js';
import { count, type Shape } from '../record/schema-parts.js';

const drawUse = z.strictObject({
  /** The index of the draw in a deal, from 1. */
  draw: z.int().min(1),
  /** Boundaries inside (0, 1), ascending: simple fractions if they fit within `tolerance`, else over 2^53, where the change was observed. */
  boundaries: z.array(fraction),
  paths: z.int().min(1),
});
/** The use of one number that a function draws: the boundaries between which it makes no difference. */
export type DrawUse = Shape<typeof drawUse>;

const found = {
  /** Calls of the function in all. */
  runs: count,
  /** True if every boundary is a simple fraction, so that the law is exact for ideal numbers; else only within `error`. */
  rational: z.boolean(),
  /** The largest distance of a boundary from its fraction: 2^-50. */
  tolerance: z.number().gt(0),
  /** Largest error of a probability if boundaries are not simple fractions; 0 if they are. */
  error: z.number().min(0),
  /** Points of [0, 1) at which each draw was probed, and a flag: on every path, or only on the first of each depth. */
  grid: z.strictObject({ points: count, everywhere: z.boolean() }),
  uses: z.array(drawUse),
};

export const probe = z.strictObject(found);
/** Findings about a function that is a black box. */
export type FunctionProbe = Shape<typeof probe>;

/** The same at a number of cards. */
export const sizedProbe = z.strictObject({ n: z.int().min(2).max(MOST_EXACT_CARDS), ...found });
