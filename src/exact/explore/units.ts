/** The unit of which all these numbers are multiples, 2^-53: `random()` gives `k * UNIT` for an integer k in [0, WHOLE). */
export const UNIT: number = 2 ** -53;

export const WHOLE: number = 2 ** 53;

/** Returns an integer number of units inside [low, high], about the middle. */
export function middle(low: number, high: number): number {
  return low + Math.floor((high - low) / 2);
}

/**
 * Returns an endless sequence of integers in [0, WHOLE), the same for the same seed: 21 + 32 bits per number of a 32-bit splitmix, state += 2^32/φ
 * and the state mixed. The scheme is that of G. L. Steele, D. Lea & C. H. Flood (2014), doi:10.1145/2660193.2660195; x ^= x >> 16, x *= 0x21f0aaad, x
 * ^= x >> 15, x *= 0x735a2d97, x ^= x >> 15 was found by TheIronBorn with C. Wellons' hash prospector,
 * https://github.com/skeeto/hash-prospector/issues/19.
 */
export function unitsFrom(seed: number): () => number {
  let state = seed | 0;
  const word = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  return () => (word() >>> 11) * 2 ** 32 + word();
}
