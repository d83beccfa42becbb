import * as z from 'zod';
import { count, type Shape } from './schema-parts.js';

const size = z.number().min(0);
const fraction = z.string().regex(/^[0-9]+(?:\/[0-9]+)?$/);

/** As `KnownLaw`. */
export const knownLaw = z.strictObject({
  /**
   * 'choices': a correct shuffle whose bounded method is uneven. 'positions': the exact position matrix of a mistaken shuffle. 'outcomes':
   * the law of all outcomes, boards for instance, against the even one.
   */
  kind: z.enum(['choices', 'positions', 'outcomes']),
  /** Relative root-mean-square deviation, exact up to rounding; of outcomes a lower bound, where `variation` is known only so far. */
  size,
  /** The same for the position probabilities, where they are worked out: the measure that the position matrix estimates. */
  positions: size.nullable(),
  /** Total variation between the law of the outcomes and the even one, in [0, 1); present where `kind` is 'outcomes'. Not `exact`: a lower bound that always holds. */
  variation: z.exactOptional(z.strictObject({ value: z.number().min(0).max(1), exact: z.boolean() })),
  /** Deals at which this audit's tests would see it 99 times in 100; null where it is zero. */
  trialsToSee: z.number().min(1).nullable(),
  /** Of dealt piles: how far a single one is off, as a fraction, pairs beyond that on average, and the nim-sum, as a fraction. */
  piles: z.exactOptional(z.strictObject({ single: fraction, pairs: size, nimSum: fraction })),
});
/** What follows from the pipeline's parts without dealing a card. */
export type KnownLaw = Shape<typeof knownLaw>;

/** As `Landmark`. */
export const landmark = z.strictObject({ id: z.string(), size: z.number().gt(0) });
/** A well-known mistake and its exact size at this number of cards: the marks under the report's ruler. */
export type Landmark = Shape<typeof landmark>;

/** As `Guard`. */
export const guard = z.discriminatedUnion('id', [
  /** A stream takes about so many `words` of a generator. */
  z.strictObject({ id: z.enum(['period', 'fresh-period']), holds: z.boolean(), words: count, prng: z.string() }),
  /** So many streams of so many words share a stretch with a chance of 2^bits at the most. */
  z.strictObject({ id: z.enum(['overlap', 'fresh-overlap']), holds: z.boolean(), streams: count, words: count, bits: z.int() }),
]);
/**
 * A condition on the experiment itself. 'period': no stream runs longer than the generator does before it repeats. 'overlap': separate streams do not meet. Where one of
 * them does not hold, the deals are copies, and no clean verdict can be given, however the tests look. 'fresh-period' and 'fresh-overlap' ask
 * the same of a fresh sample together with the first: where one of them does not hold, the first stands as it is, and no fresh one is drawn.
 */
export type Guard = Shape<typeof guard>;

/** As `Reach`. */
export const reach = z.strictObject({
  /** What limits it: the generator's state, or the seeds that it is started with before every deal. */
  by: z.enum(['state', 'seeds']),
  /** log2 of the starts there are. */
  bits: size,
  /** log2(n!). */
  orderBits: z.number().gt(0),
});
/** How many orders the first deal after a start can have at most, against how many there are. */
export type Reach = Shape<typeof reach>;
