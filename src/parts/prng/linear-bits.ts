import type { Prng } from '../../core/subject/source.js';

/**
 * A step that is linear over the bits of its state: it never leaves the state of zeros, and goes through all others before it comes round. A seed is the whole state, and `words` of 32 bits
 * are given out a step. `stateBits`: a multiple of 32.
 */
export function linearBits(
  stateBits: number,
  words: 1 | 2 = 1,
): Pick<Prng, 'range' | 'lowest' | 'wordsPerOutput' | 'stateBits' | 'period' | 'secure' | 'seedWords' | 'forbids'> {
  return {
    range: 2n ** 32n,
    lowest: 0,
    wordsPerOutput: words,
    stateBits,
    period: BigInt(words) * (2n ** BigInt(stateBits) - 1n),
    secure: false,
    seedWords: stateBits / 32,
    forbids: (seed) => seed.every((word) => word === 0),
  };
}
