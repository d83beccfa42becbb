import { FIRST_SUMS, VALUES_A_SUM } from '../orders/fingerprint.js';

/** The most fingerprints kept, 16 bytes each; up to here those of all deals. */
export const MOST_KEPT: number = 2 ** 20;

/**
 * The most first deals kept of larger samples: a generator with few states shows among them, whatever a slice holds. The rest is for a slice. Few
 * states need few deals to repeat, so most of the room is the slice's.
 */
const FIRST_KEPT = MOST_KEPT / 4;
const SLICE_KEPT = MOST_KEPT - FIRST_KEPT;

/**
 * log2 of the fewest orders that a slice must hold. Their number is known up to its square root, one in 2^22: negligible for a law by which less than
 * a fiftieth of a pair is expected.
 */
const LEAST_SLICE_BITS = 44;

/** The deals of a sample that the birthday test compares. */
export interface Compared {
  /** The number of first deals of which all pairs are compared. */
  readonly first: number;
  /** The slice of fingerprints whose deals are compared in all pairs; null where there is none. */
  readonly slice: Slice | null;
}

/** The orders whose fingerprints have a first half below `below`, and their share of all orders: practically a random draw, whatever a shuffle does. */
export interface Slice {
  readonly below: number;
  readonly share: number;
}

/**
 * Chooses which of `trials` deals are compared, so that no more are kept than there is room for. N deals of which a share f is kept give f N²/(2S)
 * equal pairs among S equally likely ones. With room for M of them that is M N/(2S), so twice the deals detect twice the states. For too few orders
 * there is no slice: the first deals repeat anyway.
 */
export function comparedOf(trials: number, orderBits: number): Compared {
  if (trials <= MOST_KEPT) return { first: MOST_KEPT, slice: null };
  const sums = Math.max(1, Math.floor((SLICE_KEPT / trials) * FIRST_SUMS));
  const share = sums / FIRST_SUMS;
  if (orderBits + Math.log2(share) < LEAST_SLICE_BITS) return { first: MOST_KEPT, slice: null };
  return { first: FIRST_KEPT, slice: { below: sums * VALUES_A_SUM, share } };
}

/**
 * Returns the most deals of a slice that are kept of `deals` dealt together: eight standard deviations above the mean for even ones, and a few. A
 * shuffle with one state that lies in the slice would fill the memory with it. The choice depends on their order alone, so the law of what is kept is
 * the same.
 */
export function mostInSlice({ share }: Slice, deals: number): number {
  const mean = share * deals;
  return Math.ceil(mean + 8 * Math.sqrt(mean) + 16);
}
