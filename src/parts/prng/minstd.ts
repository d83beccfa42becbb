import type { Prng } from '../../core/subject/source.js';
import { lehmer } from './lehmer.js';

/** MINSTD with the multiplier 48271 (`std::minstd_rand`). */
export const minstd: Prng = lehmer(
  {
    id: 'minstd',
    title: 'MINSTD 48271',
    summary: 'The multiplicative congruential generator 48271 x mod 2^31 - 1, C++ minstd_rand.',
    reference:
      'Park, Miller, Stockmeyer (1993), Technical correspondence, Commun. ACM 36(7):105-110, doi:10.1145/159544.376068; ISO C++ [rand.predef] minstd_rand',
  },
  48271,
);
