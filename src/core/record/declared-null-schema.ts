import * as z from 'zod';
import { provable } from './origin-schema.js';
import { MOST_CARDS, type Shape } from './schema-parts.js';

/** As the user named it. */
const file = z.string().min(1);

/** The part that each card belongs to: one a card, a whole number from 0. */
const parted = z.array(z.int().min(0).max(MOST_CARDS)).min(2).max(MOST_CARDS);

const reference = z.strictObject({
  kind: z.literal('reference'),
  /** What deals the decks that are right. */
  source: provable,
});
/** Whatever law another sampler deals by: two samples are compared. */
export type ReferenceNull = Shape<typeof reference>;

/** As `DeclaredNull`. */
export const declaredNull = z.discriminatedUnion('kind', [
  /** Every order of which following a card from place to place leads through all of them is equally likely: (n − 1)! of n!. */
  z.strictObject({ kind: z.literal('cyclic') }),
  /** Every order in which no card lies where it was is equally likely. */
  z.strictObject({ kind: z.literal('derangement') }),
  /** Cards are drawn one after the other without replacement, each in proportion to its weight (R. D. Luce 1959, R. L. Plackett 1975). */
  z.strictObject({
    kind: z.literal('weighted'),
    file,
    /** One a card, above 0; only their proportions matter. */
    weights: z.array(z.number().gt(0)).min(2).max(MOST_CARDS),
  }),
  /** Every order in which cards keep to their block, so many neighbours each, is equally likely. */
  z.strictObject({
    kind: z.literal('blocks'),
    /** Cards of each block, from the first position on; they add up to the deck. */
    sizes: z.array(z.int().min(1)).min(1).max(MOST_CARDS),
  }),
  /** As in blocks, with positions that need not lie together: the position where a card was is of its stratum. */
  z.strictObject({ kind: z.literal('strata'), file, strata: parted }),
  /** Every order in which no two neighbours are of one group is equally likely. */
  z.strictObject({ kind: z.literal('no-adjacent'), file, groups: parted }),
  /** Cards dealt at positions 1 and 2, 3 and 4, and so on are pairs, in no order; each of the (n − 1)!! ways to pair all cards is equally likely. */
  z.strictObject({ kind: z.literal('matchings') }),
  reference,
]);
/** What is declared to be right in place of an even law, as plain data: it stands in the plan, and crosses to threads with it. */
export type DeclaredNull = Shape<typeof declaredNull>;

/** A law that is declared to be right, by which deals can be turned into even ones. */
export type LawNull = Exclude<DeclaredNull, ReferenceNull>;
