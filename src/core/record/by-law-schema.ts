import * as z from 'zod';
import { count, type Shape } from './schema-parts.js';

const size = z.number().min(0);
const fraction = z.string().regex(/^[0-9]+(?:\/[0-9]+)?$/);

export const knownLaw = z.strictObject({
  /**
   * 'choices': a correct shuffle whose bounded method is uneven. 'positions': the exact position matrix of a mistaken shuffle. 'outcomes':
   * the law of all outcomes, boards for instance, against the even one.
   */
  kind: z.enum(['choices', 'positions', 'outcomes']),
  /** Relative root-mean-square deviation, exact up to rounding; for outcomes a lower bound if `variation` is one. */
  size,
  /** The same for the position probabilities, if they are computed: the measure that the position matrix estimates. */
  positions: size.nullable(),
  /**
   * Total variation between the law of the outcomes and the uniform one, in [0, 1); present if `kind` is 'outcomes'. Not `exact`: a lower bound that
   * always holds.
   */
  variation: z.exactOptional(z.strictObject({ value: z.number().min(0).max(1), exact: z.boolean() })),
  /** Deals at which this audit's tests would detect it 99 times in 100; null if it is zero. */
  trialsToSee: z.number().min(1).nullable(),
  /** The deviation of dealt piles: of a single pile, as a fraction; of pairs beyond that, on average; and of the nim-sum, as a fraction. */
  piles: z.exactOptional(z.strictObject({ single: fraction, pairs: size, nimSum: fraction })),
});
/** Facts that follow from the pipeline's parts without dealing. */
export type KnownLaw = Shape<typeof knownLaw>;

export const landmark = z.strictObject({ id: z.string(), size: z.number().gt(0) });
/** A well-known mistake and its exact size at this number of cards: the marks under the report's ruler. */
export type Landmark = Shape<typeof landmark>;

export const guard = z.discriminatedUnion('id', [
  /** A stream takes about so many `words` of a generator. */
  z.strictObject({ id: z.enum(['period', 'fresh-period']), holds: z.boolean(), words: count, prng: z.string() }),
  /** So many streams of so many words share a stretch with a chance of 2^bits at the most. */
  z.strictObject({ id: z.enum(['overlap', 'fresh-overlap']), holds: z.boolean(), streams: count, words: count, bits: z.int() }),
]);
/**
 * A condition on the experiment itself. 'period': no stream is longer than the generator's period. 'overlap': separate streams do not overlap. If one
 * of them fails, the deals are copies, and no clean verdict can be given, whatever the tests show. 'fresh-period' and 'fresh-overlap' ask the same of
 * a fresh sample together with the first. If one of these fails, the first sample stands, and no fresh one is drawn.
 */
export type Guard = Shape<typeof guard>;

export const reach = z.strictObject({
  /** The limit: the generator's state, or the seeds that it is started with before every deal. */
  by: z.enum(['state', 'seeds']),
  /** log2 of the number of starts. */
  bits: size,
  /** log2(n!). */
  orderBits: z.number().gt(0),
});
/** The number of orders that the first deal after a start can have at most, against the number of all orders. */
export type Reach = Shape<typeof reach>;
