/** Below this a product of two integers is exact in a double. */
const EXACT = 2 ** 53;

/**
 * floor(word * bound / range), exactly, for word < range <= 2^32 and bound < 2^32.
 *
 * A product p below 2^53 is exact, and its rounded quotient cannot reach the next integer q + 1: rounding up would need
 * 1/range <= q 2^-53, that is q range >= 2^53, but q range <= p.
 */
export function scaled(word: number, bound: number, range: number): number {
  const product = word * bound;
  return product < EXACT ? Math.floor(product / range) : scaledByHalves(word, bound, range);
}

/** `scaled` by the bound's two 16-bit halves: every partial product and sum stays below 2^50. */
function scaledByHalves(word: number, bound: number, range: number): number {
  const top = word * (bound >>> 16);
  const quotient = Math.floor(top / range);
  const rest = (top - quotient * range) * 2 ** 16 + word * (bound & 0xffff);
  return quotient * 2 ** 16 + Math.floor(rest / range);
}
