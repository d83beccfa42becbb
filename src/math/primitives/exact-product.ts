const SPLITTER = 2 ** 27 + 1;

/** The product a·b as an unrounded sum `high` + `low` (Dekker 1971, doi:10.1007/BF01397083), for |a|, |b| below 1e290 and no underflow. */
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
