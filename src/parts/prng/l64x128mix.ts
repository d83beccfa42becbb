import type { Prng } from '../../core/subject/source.js';
import { L64X128_REFERENCE, l64x128 } from './l64x128.js';

/** Java's L64X128MixRandom: each 64-bit output is two words, low first. */
export const l64x128mix: Prng = l64x128(
  {
    id: 'l64x128mix',
    title: 'L64X128MixRandom (Java)',
    summary: 'A 64-bit linear congruential generator and a 128-bit linear one, added and hashed by two multiplications; in Java since 17.',
    reference: L64X128_REFERENCE,
  },
  'both',
);
