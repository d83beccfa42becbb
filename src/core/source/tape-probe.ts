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
 * Into what the answers to a question fall: each of so many values, so many pieces, or by their remainder, without the `low` lowest bits, but for so many
 * at the beginning and at the end that are taken one by one.
 */
export type TapeParts = Shape<typeof tapeParts>;

const tapeUse = z.strictObject({
  /** Which question of a deal, from 1. */
  draw: z.int().min(1),
  /** As it asks: `bits 32`. */
  question: z.string().max(32),
  parts: tapeParts,
  /** Paths on which it is asked so. */
  paths: z.int().min(1),
  /** Parts of it after which the program stands again where it stood before, on all these paths together. */
  again: count,
});
/** How one question of a program is used on some paths. */
export type TapeUse = Shape<typeof tapeUse>;

/** As `TapeProbe`. */
export const tapeProbe = z.strictObject({
  n: z.int().min(2).max(MOST_EXACT_CARDS),
  /** Deals from which its tree was found and that were held against it, and questions answered in them; without those of the program started anew. */
  deals: z.int().min(1),
  questions: count,
  /** Whether every boundary of a double is a simple fraction; else the law is that of multiples of 2^-53. */
  rational: z.boolean(),
  /** The largest error of a probability where boundaries are no simple fractions; 0 where they are. */
  error: z.number().min(0).max(1),
  uses: z.array(tapeUse),
});
/** What was found of a program that was dealt with a tape of our choosing. */
export type TapeProbe = Shape<typeof tapeProbe>;
