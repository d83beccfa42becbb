import { logGamma } from '../primitives/log-gamma.js';

/**
 * Returns log2 of the number of orders of `seen` of `n` cards, n!/(n − k)!, or, where order says nothing, of the choices of them, C(n, k). It takes
 * differences of `logGamma`, with an error below 2e-14 · log n!; kinds/hand/laws.test.ts.
 */
export function orderBitsOf(n: number, seen: number, ordered: boolean): number {
  const nats = logGamma(n + 1) - (seen < n ? logGamma(n - seen + 1) : 0) - (ordered ? 0 : logGamma(seen + 1));
  return nats / Math.LN2;
}
