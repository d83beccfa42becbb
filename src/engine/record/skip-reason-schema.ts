import * as z from 'zod';
import type { SkipReason } from '../../core/skip-reason.js';
import { count } from './schema-parts.js';

const needed = { least: count, got: count };

const limit = z.enum([
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

/** Why a statistic was not made. */
export const skipReason: z.ZodType<SkipReason> = z.discriminatedUnion('why', [
  z.strictObject({ why: z.enum(['few-outcomes', 'few-cards', 'few-cells']), ...needed }),
  z.strictObject({ why: z.literal('few-for-each'), ...needed, each: count, outcomes: count }),
  z.strictObject({ why: z.literal('few-for-all'), ...needed, outcomes: count }),
  z.strictObject({ why: z.literal('few-for-rarest'), ...needed, each: count }),
  z.strictObject({ why: z.literal('few-of-cards'), ...needed, cards: count }),
  z.strictObject({ why: z.literal('few-left'), got: count }),
  z.strictObject({ why: z.literal('few-for-bins'), of: z.enum(['outcomes', 'pairs', 'position', 'poker-hands']), got: count }),
  z.strictObject({ why: z.literal('few-windows'), window: count, got: count }),
  z.strictObject({ why: z.literal('few-seen'), seen: count, unseen: count }),
  z.strictObject({ why: z.literal('other-cards'), cards: count, got: count }),
  z.strictObject({ why: z.literal('too-large'), limit, most: count, got: count }),
  z.strictObject({
    why: z.enum([
      'one-card',
      'one-pile',
      'too-many-hands',
      'no-order-of-hand',
      'no-names',
      'no-choice',
      'no-start',
      'no-null',
      'no-parities',
      'reads-all',
      'allows-all',
      'no-steps',
    ]),
  }),
]);
