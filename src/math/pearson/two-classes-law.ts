import { logGamma } from '../primitives/log-gamma.js';
import type { WholeLaw } from '../tails/summed-tails.js';

/**
 * The law of the number of places round the circle where an item of the first class is followed by one of the second, in a uniform order of `first` +
 * `second` items, both at least 1. Of the C(n, first) circles of two classes, n/r · C(first − 1, r − 1) · C(second − 1, r − 1) have r such places. A.
 * Wald & J. Wolfowitz (1940), doi:10.1214/aoms/1177731909, count the runs of a row so.
 */
export function circleLaw(first: number, second: number): WholeLaw {
  const n = first + second;
  const all = logChoose(n, first);
  return {
    low: 1,
    high: Math.min(first, second),
    logMass: (r) => Math.log(n / r) + logChoose(first - 1, r - 1) + logChoose(second - 1, r - 1) - all,
    ratio: (r) => ((first - r) / r) * ((second - r) / (r + 1)),
  };
}

/** The hypergeometric law: the number of `places` places that hold one of `first` items, of n items in uniform order. */
export function placedLaw(first: number, places: number, n: number): WholeLaw {
  const all = logChoose(n, places);
  return {
    low: Math.max(0, first + places - n),
    high: Math.min(first, places),
    logMass: (k) => logChoose(first, k) + logChoose(n - first, places - k) - all,
    ratio: (k) => ((first - k) / (k + 1)) * ((places - k) / (n - first - places + k + 1)),
  };
}

function logChoose(n: number, k: number): number {
  return logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
}
