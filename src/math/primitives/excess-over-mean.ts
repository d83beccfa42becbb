/** The factor of Veltkamp's splitting, with which Dekker's product begins: with c = a · (2^27 + 1), rounded, c − (c − a) is the upper 26 bits of a. */
const SPLITTER = 2 ** 27 + 1;

/**
 * The product a·b as an unrounded sum `high` + `low`, for |a|, |b| below 1e290 and no underflow. It has no error at all, as tested on whole numbers
 * in excess-over-mean.test.ts. T. J. Dekker (1971), A floating-point technique for extending the available precision, doi:10.1007/BF01397083.
 */
export function exactProduct(a: number, b: number): { readonly high: number; readonly low: number } {
  const high = a * b;
  const aBig = a * SPLITTER;
  const aHigh = aBig - (aBig - a);
  const aLow = a - aHigh;
  const bBig = b * SPLITTER;
  const bHigh = bBig - (bBig - b);
  const bLow = b - bHigh;
  return { high, low: aLow * bLow - (high - aHigh * bHigh - aLow * bHigh - aHigh * bLow) };
}

/**
 * k − np to full precision, from whichever of p and q = 1 − p is the smaller and so carries all its digits: np, or n − nq, unrounded. Two roundings
 * remain; the relative error is below 2^-51, for k ≤ n ≤ 2^53; measured in excess-over-mean.test.ts.
 */
export function excessOverMean(k: number, trials: number, p: number, q: number): number {
  const { high, low } = exactProduct(trials, Math.min(p, q));
  return p <= q ? k - high - low : high - (trials - k) + low;
}
