import * as z from 'zod';
import type { FunctionProbe } from '../../core/function-probe.js';
import type { ProofScope } from '../../core/proof-scope.js';
import type { ProofVerdict } from '../../core/proof-verdict.js';
import type { LawExample, LawMethod, RecordedChoice } from '../../core/proved-law.js';
import { count, reach } from './schema-parts.js';

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

const tree = { leaves: count.nullable(), tree: whole.nullable() };

/** How a law was worked out. */
export const method: z.ZodType<LawMethod> = z.union([
  z.strictObject({ kind: z.literal('enumeration'), weighed: z.boolean(), ...tree }),
  z.strictObject({
    kind: z.literal('convolution'),
    of: z.enum(['steps', 'walk', 'swaps', 'swaps-drawn-again', 'piles', 'deals']),
    ...tree,
  }),
  z.strictObject({ kind: z.literal('convolution'), of: z.literal('repeats'), times: z.int().min(1), ...tree }),
  ...(['closed-form', 'divisibility', 'positions'] as const).map((kind) => z.strictObject({ kind: z.literal(kind), ...tree })),
]);

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

/** What a proof covers and what it does not. */
export const scope: z.ZodType<ProofScope> = z.union([
  z.strictObject({ on: z.literal('ideal-words'), range: whole }),
  z.strictObject({ on: z.literal('short-words'), cards: count }),
  z.strictObject({ on: z.literal('first-decks'), cards: count, reach }),
  z.strictObject({ on: z.enum(['outside', 'answers-in-parts']), deals: count }),
  z.strictObject({ on: z.literal('fractions'), simple: z.boolean() }),
  z.strictObject({
    on: z.enum([
      'ideal-choices',
      'ideal-numbers',
      'ideal-answers',
      'sizes',
      'parts-alone',
      'out-of-reach',
      'situations',
      'randomness',
      'what-it-says',
      'grid-in-part',
      'drawn-again',
      'hidden-state',
      'handed',
      'sort',
      'machine',
    ]),
  }),
]);

/** What a proof comes to. */
export const proofVerdict: z.ZodType<ProofVerdict> = z.strictObject({ kind: z.enum(['holds', 'fails']) });
