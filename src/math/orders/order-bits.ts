import { logGamma } from '../primitives/log-gamma.js';

/**
 * log2 of the orders of `seen` of `n` cards there are, n!/(n − k)!, or where order says nothing of the choices of them, C(n, k).
 * Differences of `logGamma`, so with an error below 2e-14 · log n!; kinds/hand/laws.test.ts.
 */
export function orderBitsOf(n: number, seen: number, ordered: boolean): number {
  const nats = logGamma(n + 1) - (seen < n ? logGamma(n - seen + 1) : 0) - (ordered ? 0 : logGamma(seen + 1));
  return nats / Math.LN2;
}
