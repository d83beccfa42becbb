import * as z from 'zod';
import type { FunctionProbe } from '../../core/function-probe.js';
import type { ProofVerdict } from '../../core/proof-verdict.js';
import type { LawExample, LawMethod, RecordedChoice } from '../../core/proved-law.js';
import { count } from './schema-parts.js';

/** What any record may hold, so that a forged one cannot make a reader work for ever before it is refused. */
export const MOST_DIGITS = 200_000;
/** See `MOST_DIGITS`. */
export const MOST_CARDS = 104;

/** A whole number as text. */
export const whole: z.ZodString = z
  .string()
  .regex(/^[0-9]+$/)
  .max(MOST_DIGITS);

/** A fraction as text that is not negative. */
export const fraction: z.ZodString = z
  .string()
  .regex(/^[0-9]+\/[1-9][0-9]*$/)
  .max(MOST_DIGITS);

/** How a law was worked out. */
export const method: z.ZodType<LawMethod> = z.strictObject({
  kind: z.enum(['enumeration', 'convolution', 'closed-form', 'divisibility', 'positions']),
  leaves: count.nullable(),
  tree: whole.nullable(),
  statement: z.string(),
});

/** One choice of a deal. */
export const choice: z.ZodType<RecordedChoice> = z.strictObject({ bound: z.int().min(1), draw: count });

/** The choices that lead to an outcome, or the numbers that a function drew. */
export const choices: z.ZodType<LawExample['choices']> = z
  .union([z.array(choice), z.array(z.strictObject({ from: fraction, to: fraction }))])
  .nullable();

const found = {
  runs: count,
  rational: z.boolean(),
  tolerance: z.number().gt(0),
  error: z.number().min(0),
  grid: z.strictObject({ points: count, everywhere: z.boolean() }),
  uses: z.array(z.strictObject({ draw: z.int().min(1), boundaries: z.array(fraction), paths: z.int().min(1) })),
};

/** What was found of a function. */
export const probe: z.ZodType<FunctionProbe> = z.strictObject(found);

/** The same at a number of cards. */
export const sizedProbe: z.ZodType<FunctionProbe & { readonly n: number }> = z.strictObject({
  n: z.int().min(2).max(MOST_CARDS),
  ...found,
});

/** What a proof comes to. */
export const proofVerdict: z.ZodType<ProofVerdict> = z.strictObject({ kind: z.enum(['holds', 'fails']), statement: z.string() });
