import * as z from 'zod';
import { reach } from './by-law-schema.js';
import { whole } from './proved-law.js';
import { count, type Shape } from './schema-parts.js';

export const scope = z.union([
  /** The ideal that is assumed: each choice below a bound, each word below `range`, each number in [0, 1) or each answer of a tape. */
  z.strictObject({ on: z.literal('ideal-words'), range: whole }),
  /** Only draws or positions of the whole deck were worked out (`parts-alone`), or nothing since its `cards` need longer words. */
  z.strictObject({ on: z.literal('short-words'), cards: count }),
  /** The source of the numbers was not examined (`randomness`), or the generator `reach`es so many decks of `cards` cards, fewer than there are orders. */
  z.strictObject({ on: z.literal('first-decks'), cards: count, reach }),
  /** So many `deals` from everywhere held what was found on a grid, or in part. */
  z.strictObject({ on: z.enum(['outside', 'answers-in-parts']), deals: count }),
  /** True if every place where a number changes what is done is a simple fraction. */
  z.strictObject({ on: z.literal('fractions'), simple: z.boolean() }),
  z.strictObject({
    on: z.enum([
      'ideal-choices',
      'ideal-numbers',
      'ideal-answers',
      // Nothing is said of other sizes than those that were worked out.
      'sizes',
      'parts-alone',
      // More cards than the most of the sizes have too many choices.
      'out-of-reach',
      // Situations in which nothing is even, such as positions that cannot be won, were left out.
      'situations',
      'randomness',
      // Code is known from outside: what a program says is taken as what it does.
      'what-it-says',
      'grid-in-part',
      'drawn-again',
      'hidden-state',
      'handed',
      // The sort, or all arithmetic, of what it was run with.
      'sort',
      'machine',
    ]),
  }),
]);
/**
 * A statement that a proof covers or does not cover. Facts elsewhere in its record are not repeated: the subject, the sizes, the findings about a
 * function.
 */
export type ProofScope = Shape<typeof scope>;
