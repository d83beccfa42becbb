/**
 * Deals between one possible start of a bet and the next. The bet on a change between two of them begins at the later one, late by at most that
 * number of deals.
 */
export const DEALS_A_START = 256;

/** The number of scales of starts, enough for 2^53 deals. */
const MOST_SCALES = 45;

/** One bet among those that share the alarm's capital. */
export interface Start {
  /** The number of the start: it begins after `index * DEALS_A_START` deals. */
  readonly index: number;
  /** The number of the start with which it ends: infinite for the one that begins at once. */
  readonly end: number;
  /** Its share of the capital; those of all starts add up to 1. */
  readonly weight: number;
}

/**
 * Returns the start that begins at number `index`, from 0. The first one goes on for ever and has half of the capital. Start r 2^m with r odd ends
 * after 2 · 2^m starts, so that of every scale m one is active at any time, and of all scales log2 of the number of starts: the sets of E. Hazan & C.
 * Seshadhri (2009), Efficient learning algorithms for changing environments, ICML, doi:10.1145/1553374.1553425.
 *
 * Scale m has the share 1/((m + 1)(m + 2)) of the other half, and its i-th start 1/log2(i + 1) − 1/log2(i + 2) of that, which is about ln 2/(i ln²
 * i). Both series telescope to 1, which `starts.test.ts` tests with the remainder after every end.
 */
export function startAt(index: number): Start {
  if (index === 0) return { index, end: Number.POSITIVE_INFINITY, weight: 1 / 2 };
  const scale = scaleOf(index);
  const length = 2 ** scale;
  const place = (index / length + 1) / 2;
  return { index, end: index + 2 * length, weight: (shareOfScale(scale) * shareOfPlace(place)) / 2 };
}

/** Returns how often 2 divides a whole number above 0. */
export function scaleOf(index: number): number {
  let scale = 0;
  while (scale < MOST_SCALES && index % 2 ** (scale + 1) === 0) scale++;
  return scale;
}

/** Returns the share of scale m, from 0: 1/((m + 1)(m + 2)), so that those from m on have 1/(m + 1). */
export function shareOfScale(scale: number): number {
  return 1 / ((scale + 1) * (scale + 2));
}

/** Returns the share of the i-th start of a scale, from 1: those from i on have 1/log2(i + 1). Written as one fraction, since the two are nearly equal. */
export function shareOfPlace(place: number): number {
  const [from, to] = [Math.log2(place + 1), Math.log2(place + 2)];
  return Math.log1p(1 / (place + 1)) / Math.LN2 / (from * to);
}
