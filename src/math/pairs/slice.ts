import { FIRST_SUMS, VALUES_A_SUM } from '../orders/fingerprint.js';

/** Fingerprints that are kept, 16 bytes each: of all deals, up to so many. */
export const MOST_KEPT: number = 2 ** 20;

/**
 * Of more deals: those of the first ones, among which a generator with few states shows whatever a slice holds of them; and those in a slice. Few states
 * need few deals to meet again, so most of the room is the slice's.
 */
const FIRST_KEPT = MOST_KEPT / 4;
const SLICE_KEPT = MOST_KEPT - FIRST_KEPT;

/**
 * log2 of the orders that a slice must hold at least. It is known to their square root, one in 2^22 of them, how many that are: nothing to a law by
 * which less than a fiftieth of a pair is expected.
 */
const LEAST_SLICE_BITS = 44;

/** Which deals of a sample the birthday test compares. */
export interface Compared {
  /** All pairs of the first so many deals. */
  readonly first: number;
  /** All pairs of those whose fingerprints lie in a slice of their range; null where there is none. */
  readonly slice: Slice | null;
}

/** The orders whose fingerprints have a first half below `below`, and the share of all that they are: as good as drawn by lot, whatever a shuffle does. */
export interface Slice {
  readonly below: number;
  readonly share: number;
}

/**
 * Which of so many deals are compared, so that no more are kept than there is room for. N deals of which a share f is kept give f N²/(2S) equal pairs among S
 * equally likely ones: with room for M of them, M N/(2S), so that twice the deals see twice the states. Of too few orders there is no slice: the
 * first deals meet again anyway.
 */
export function comparedOf(trials: number, orderBits: number): Compared {
  if (trials <= MOST_KEPT) return { first: MOST_KEPT, slice: null };
  const sums = Math.max(1, Math.floor((SLICE_KEPT / trials) * FIRST_SUMS));
  const share = sums / FIRST_SUMS;
  if (orderBits + Math.log2(share) < LEAST_SLICE_BITS) return { first: MOST_KEPT, slice: null };
  return { first: FIRST_KEPT, slice: { below: sums * VALUES_A_SUM, share } };
}

/**
 * The most deals of a slice that are kept of so many dealt together: eight standard deviations more than there are of even ones, and a few. A shuffle with one state,
 * which lies in the slice, would fill the memory with it. Which those are hangs on their order alone, so that the law of what is kept is the same.
 */
export function mostInSlice({ share }: Slice, deals: number): number {
  const mean = share * deals;
  return Math.ceil(mean + 8 * Math.sqrt(mean) + 16);
}
