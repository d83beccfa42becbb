import type { Tails } from './tails.js';

/**
 * How far a law's tails are from `lower` and `upper` = 1 − `lower`, as a log ratio taken on the smaller of the two so that no digits are
 * lost: above 0 where the lower tail is too large, below 0 where it is too small.
 */
export function tailGap(lower: number, upper: number): (tails: Tails) => number {
  const target = Math.log(Math.min(lower, upper));
  return lower <= upper ? ({ logLower }) => logLower - target : ({ logUpper }) => target - logUpper;
}
