import { exactProduct } from './exact-product.js';

/** k − np to full precision, from whichever of p and q = 1 − p is the smaller and so carries all its digits. */
export function excessOverMean(k: number, trials: number, p: number, q: number): number {
  const { high, low } = exactProduct(trials, Math.min(p, q));
  return p <= q ? k - high - low : high - (trials - k) + low;
}
