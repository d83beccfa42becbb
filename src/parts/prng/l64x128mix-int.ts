import type { Prng } from '../../core/subject/source.js';
import { L64X128_REFERENCE, l64x128 } from './l64x128.js';

/** nextInt() of Java's L64X128MixRandom: the high word of each 64-bit output. */
export const l64x128mixInt: Prng = l64x128(
  {
    id: 'l64x128mix-int',
    title: 'nextInt of L64X128MixRandom (Java)',
    summary:
      'A 64-bit linear congruential generator and a 128-bit linear one, added and hashed, of which nextInt gives the high half of each output.',
    reference: L64X128_REFERENCE,
  },
  'high',
);
