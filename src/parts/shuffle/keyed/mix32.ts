/**
 * The finaliser of MurmurHash3 (A. Appleby, 2011, github.com/aappleby/smhasher, fmix32): 32 bits to 32 bits, one to one. 0 becomes 0. It serves
 * wherever a keyed order here needs a function that looks random; it is no cipher, and none of these orders keeps a secret.
 */
export function mix32(word: number): number {
  let x = word ^ (word >>> 16);
  x = Math.imul(x, 0x85ebca6b);
  x ^= x >>> 13;
  x = Math.imul(x, 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}
