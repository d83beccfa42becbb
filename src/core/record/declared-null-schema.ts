import * as z from 'zod';
import { provable } from './origin-schema.js';
import { MOST_CARDS, type Shape } from './schema-parts.js';

/** The file, as the user named it. */
const file = z.string().min(1);

/** The part of each card: one per card, an integer from 0. */
const parted = z.array(z.int().min(0).max(MOST_CARDS)).min(2).max(MOST_CARDS);

const reference = z.strictObject({
  kind: z.literal('reference'),
  /** The sampler of correct decks. */
  source: provable,
});
/** A null law given by another sampler: two samples are compared. */
export type ReferenceNull = Shape<typeof reference>;

export const declaredNull = z.discriminatedUnion('kind', [
  /** Every order of which following a card from place to place leads through all of them is equally likely: (n − 1)! of n!. */
  z.strictObject({ kind: z.literal('cyclic') }),
  /** Every order in which no card lies where it was is equally likely. */
  z.strictObject({ kind: z.literal('derangement') }),
  /** Cards are drawn one after the other without replacement, each in proportion to its weight (R. D. Luce 1959, R. L. Plackett 1975). */
  z.strictObject({
    kind: z.literal('weighted'),
    file,
    /** One weight per card, above 0; only their proportions matter. */
    weights: z.array(z.number().gt(0)).min(2).max(MOST_CARDS),
  }),
  /** Every order in which cards keep to their block, so many neighbours each, is equally likely. */
  z.strictObject({
    kind: z.literal('blocks'),
    /** Cards of each block, from the first position; they add up to the deck. */
    sizes: z.array(z.int().min(1)).min(1).max(MOST_CARDS),
  }),
  /** Like blocks, but positions need not lie together: a card stays in the stratum of the position it came from. */
  z.strictObject({ kind: z.literal('strata'), file, strata: parted }),
  /** Every order in which no two neighbours are of one group is equally likely. */
  z.strictObject({ kind: z.literal('no-adjacent'), file, groups: parted }),
  /** Cards dealt at positions 1 and 2, 3 and 4, and so on are pairs, in no order; each of the (n − 1)!! ways to pair all cards is equally likely. */
  z.strictObject({ kind: z.literal('matchings') }),
  reference,
]);
/** A null declared in place of the uniform law, as plain data: it is part of the plan, and is sent to threads with it. */
export type DeclaredNull = Shape<typeof declaredNull>;

/** A declared null law by which deals can be transformed to uniform ones. */
export type LawNull = Exclude<DeclaredNull, ReferenceNull>;
