import * as z from 'zod';
import { count, type Shape } from '../../../core/record/schema-parts.js';

/** The shape of what was recognised in a file that is no plain order of its items. */
export const readingSchema = z.strictObject({
  /** Several lists of `n` items each, of which each has `turn` items and then the next; `left` items behind them begin one more. */
  epochs: z.exactOptional(z.strictObject({ n: count, lists: count, left: count, turn: count })),
  /** Items that come again were left aside, `count` of them; `padded` where they are what fills up a number of ranks. */
  again: z.exactOptional(z.strictObject({ count, padded: z.exactOptional(z.literal(true)), ranks: z.exactOptional(count) })),
  /** Equal items: how many kinds, the times that each comes, and the stretches of equal ones. */
  copies: z.exactOptional(z.strictObject({ kinds: count, fewest: count, most: count, stretches: count })),
  sample: z.exactOptional(z.strictObject({ of: count, from: z.union([z.literal(0), z.literal(1)]) })),
});
/** The findings in a file that is no plain order of its items. */
export type Reading = Shape<typeof readingSchema>;
