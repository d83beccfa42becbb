import * as z from 'zod';
import { count, type Shape } from './schema-parts.js';

const needed = { least: count, got: count };

const skipLimit = z.enum([
  'orders',
  'boards',
  'deals',
  'positions',
  'searches',
  'depths',
  'card-pairs',
  'card-pairs-looked-at',
  'position-pairs',
  'card-places',
  'products',
  'law-of-cards',
  'shape-of-cards',
  'law-of-cells',
  'law-of-stones',
  'law-of-totals',
  'cards',
]);
/** A limit on the size that a statistic supports. */
export type SkipLimit = Shape<typeof skipLimit>;

export const skipReason = z.discriminatedUnion('why', [
  z.strictObject({ why: z.enum(['few-outcomes', 'few-cards', 'few-cells']), ...needed }),
  /** `each` of every one of so many outcomes; of the rarest choice. */
  z.strictObject({ why: z.literal('few-for-each'), ...needed, each: count, outcomes: count }),
  z.strictObject({ why: z.literal('few-for-all'), ...needed, outcomes: count }),
  z.strictObject({ why: z.literal('few-for-rarest'), ...needed, each: count }),
  z.strictObject({ why: z.literal('few-of-cards'), ...needed, cards: count }),
  z.strictObject({ why: z.literal('few-left'), got: count }),
  /** The things put into bins: outcomes, pairs of them, those of one position, kinds of poker hand. */
  z.strictObject({ why: z.literal('few-for-bins'), of: z.enum(['outcomes', 'pairs', 'position', 'poker-hands']), got: count }),
  /** Windows of so many outcomes are put into bins. */
  z.strictObject({ why: z.literal('few-windows'), window: count, got: count }),
  z.strictObject({ why: z.literal('few-seen'), seen: count, unseen: count }),
  z.strictObject({ why: z.literal('other-cards'), cards: count, got: count }),
  /** `got` counts what the limit is of. */
  z.strictObject({ why: z.literal('too-large'), limit: skipLimit, most: count, got: count }),
  z.strictObject({
    why: z.enum([
      'one-card',
      'one-pile',
      'too-many-hands',
      'no-order-of-hand',
      'no-names',
      'no-choice',
      'no-start',
      'no-order-of-rows',
      'two-decks',
      // What the declared null lacks: itself, a share of even orders, orders that may not come, chances of positions that can be worked out.
      'no-null',
      'no-parities',
      'reads-all',
      'allows-all',
      'no-steps',
    ]),
  }),
]);
/**
 * The reason why a statistic cannot be computed for these outcomes: what it needs and what it got, as numbers. `got` counts outcomes unless stated
 * otherwise.
 */
export type SkipReason = Shape<typeof skipReason>;
