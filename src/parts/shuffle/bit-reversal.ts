import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { bitsOf, walking } from './keyed/domain.js';
import { keyedShuffle } from './keyed/keyed-shuffle.js';

/** The 32 bits of a word in reverse order, half by half. */
function reversed(word: number): number {
  let x = ((word >>> 1) & 0x55555555) | ((word & 0x55555555) << 1);
  x = ((x >>> 2) & 0x33333333) | ((x & 0x33333333) << 2);
  x = ((x >>> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4);
  x = ((x >>> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8);
  return (x >>> 16) | (x << 16);
}

/**
 * The k bits of a place in reverse order, XORed with a key of k bits, for the least 2^k ≥ n. With the key 0 it is the bare bit reversal, which makes
 * no choice and deals one order forever; so at most 2^k orders come.
 */
export const bitReversal: PlannedShuffle = keyedShuffle({
  id: 'bit-reversal',
  title: 'Bit reversal with a key',
  summary:
    'Place x gets the card whose number has the bits of x from last to first, turned over where a key has ones; numbers outside the deck go through again.',
  reference:
    'J. G. van der Corput, Verteilungsfunktionen, Proceedings of the Koninklijke Akademie van Wetenschappen 38 (1935) 813–821; with a key it is a digital shift: P. L’Ecuyer & C. Lemieux, Recent advances in randomized quasi-Monte Carlo methods (2002), doi:10.1007/0-306-48102-2_20',
  seenIn:
    'orders that are to look spread rather than random: fast Fourier transforms, sampling of images, van der Corput’s sequence; most have no key at all',
  why: 'The key only turns bits over: whichever card comes first, the distances to all others are fixed.',
  bounds: (n) => Uint32Array.of(2 ** bitsOf(n)),
  keyed(n, [key]) {
    const bits = bitsOf(n);
    // A shift by 32 is none, so no bits are shifted out by dividing.
    const spare = 2 ** (32 - bits);
    return walking(n, (x) => Math.floor((reversed(x) >>> 0) / spare) ^ key);
  },
});
