import type { Prng } from '../../core/subject/source.js';
import { linear48 } from './linear48.js';

/**
 * drand48 of Unix: a word is floor(2^32 · drand48()), the top 32 of the 48 bits, which are mrand48's as an unsigned number.
 * Own seeding: `srand48`, the low 32 bits of the seed above 0x330E.
 */
export const drand48: Prng = linear48(
  {
    id: 'drand48',
    title: 'drand48 of Unix',
    summary: 'The top 32 bits of a 48-bit linear congruential generator, whose seed sets 32 of them; Perl uses it.',
    reference: 'IEEE Std 1003.1-2017 (POSIX), drand48, mrand48, srand48',
  },
  32,
  (seed) => (BigInt.asUintN(32, seed) << 16n) | 0x330en,
  'unix48Seeds',
);
