import type { Tails } from '../tails/tails.js';

/** Words before the first, for those that four at a time read and write beyond it. */
const LEAD = 4;

/**
 * Returns the linear complexity of a sequence of `length` bits: the least L such that each bit after the first L is the sum, modulo 2, of the same
 * ones of the L before it. Bit i is bit i mod 32 of sequence[i div 32]. O(length²/128) operations on words: J. L. Massey (1969), Shift-register
 * synthesis and BCH decoding, doi:10.1109/TIT.1969.1054260.
 *
 * Massey corrects a connection polynomial by an earlier one. Here their products with the sequence are kept in its place (J. L. Dornstetter (1987),
 * doi:10.1109/TIT.1987.1057299), so that a discrepancy is one bit of the product and no sum over L of them.
 */
export function shortestRecurrence(sequence: Uint32Array, length: number): number {
  const first = firstOne(sequence, length);
  if (first === length) return 0;
  const words = Math.ceil(length / 32);
  let product = new Int32Array(LEAD + words);
  product.set(sequence.subarray(0, words), LEAD);
  let earlier = product.slice();
  let discrepant = first;
  let recurrence = first + 1;
  addShifted(product, product, earlier, first + 1, LEAD + ((first + 1) >>> 5));
  for (let n = first + 1; n < length; n++) {
    const word = LEAD + (n >>> 5);
    if (((product[word] >>> (n & 31)) & 1) === 0) continue;
    const grows = 2 * recurrence <= n;
    addShifted(grows ? earlier : product, product, earlier, n - discrepant, word);
    if (!grows) continue;
    [product, earlier] = [earlier, product];
    recurrence = n + 1 - recurrence;
    discrepant = n;
  }
  return recurrence;
}

function firstOne(sequence: Uint32Array, length: number): number {
  const word = sequence.findIndex((bits) => bits !== 0);
  return word < 0 ? length : Math.min(length, 32 * word + 31 - Math.clz32(sequence[word] & -sequence[word]));
}

/**
 * Writes `product` + `earlier` · x^by to `into`, which may be either of them, from the last word down to `from`. Up to three words below it are written
 * too, whose bits nobody reads again. Four words at a time take half the time of one.
 */
function addShifted(into: Int32Array, product: Int32Array, earlier: Int32Array, by: number, from: number): void {
  const bits = by & 31;
  const rest = 31 - bits;
  let k = product.length - 1;
  let at = k - (by >>> 5);
  let high = earlier[at];
  for (; k >= from; k -= 4, at -= 4) {
    const a = earlier[at - 1];
    const b = earlier[at - 2];
    const c = earlier[at - 3];
    const d = earlier[at - 4];
    into[k] = product[k] ^ (high << bits) ^ ((a >>> 1) >>> rest);
    into[k - 1] = product[k - 1] ^ (a << bits) ^ ((b >>> 1) >>> rest);
    into[k - 2] = product[k - 2] ^ (b << bits) ^ ((c >>> 1) >>> rest);
    into[k - 3] = product[k - 3] ^ (c << bits) ^ ((d >>> 1) >>> rest);
    high = d;
  }
}

/**
 * Returns the exact tails of |n − 2L| for the complexity L of n even bits: `upper` is the chance to be at least as far from a half of them as
 * `complexity`, `lower` to be at most as far. Of the 2^n sequences 2^min(2n − 2L, 2L − 1) have the complexity L ≥ 1, and one has 0 (R. A. Rueppel
 * (1986), Analysis and Design of Stream Ciphers, section 4.1). So on each side there are geometric series, whose sum is 2^(1 − d) from d ≥ 1 on.
 */
export function complexityTails(complexity: number, length: number): Tails {
  const distance = Math.abs(length - 2 * complexity);
  const logUpper = distance === 0 ? 0 : (1 - distance) * Math.LN2;
  const beyond = distance === length ? 0 : 2 ** (-1 - distance);
  return { upper: Math.exp(logUpper), logUpper, lower: 1 - beyond, logLower: Math.log1p(-beyond) };
}
