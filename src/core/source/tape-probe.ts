import * as z from 'zod';
import { whole } from '../record/proved-law.js';
import { MOST_EXACT_CARDS } from '../record/record-limits.js';
import { count, type Shape } from '../record/schema-parts.js';

const tapeParts = z.union([
  z.strictObject({ by: z.literal('values'), of: whole }),
  z.strictObject({ by: z.literal('pieces'), of: z.int().min(1) }),
  z.strictObject({ by: z.literal('remainder'), of: whole, low: count, first: whole, last: whole }),
]);
/**
 * The classes of answers to a question: each of `of` values; `of` pieces; or by remainder, ignoring the `low` lowest bits. With a remainder the
 * `first` and `last` answers are taken one by one.
 */
export type TapeParts = Shape<typeof tapeParts>;

const tapeUse = z.strictObject({
  /** The index of the question in a deal, from 1. */
  draw: z.int().min(1),
  /** The question as asked: `bits 32`. */
  question: z.string().max(32),
  parts: tapeParts,
  /** The number of paths with this question and use. */
  paths: z.int().min(1),
  /** Parts of it after which the program is in an earlier state again, on all these paths together. */
  again: count,
});
export type TapeUse = Shape<typeof tapeUse>;

export const tapeProbe = z.strictObject({
  n: z.int().min(2).max(MOST_EXACT_CARDS),
  /** Deals from which its tree was found and checked, and questions answered in them; without those of the restarted program. */
  deals: z.int().min(1),
  questions: count,
  /** True if every boundary of a double is a simple fraction; else the law is that of multiples of 2^-53. */
  rational: z.boolean(),
  /** The largest error of a probability if boundaries are not simple fractions; 0 if they are. */
  error: z.number().min(0).max(1),
  uses: z.array(tapeUse),
});
/** Findings about a program that was dealt with a prescribed tape. */
export type TapeProbe = Shape<typeof tapeProbe>;
