import type { Prng } from '../../core/subject/source.js';
import { linear48 } from './linear48.js';

/**
 * java.util.Random: a word is `next(32)`, that is `nextInt()` as an unsigned number; the top 31 bits of it are `next(31)`,
 * from which `nextInt(bound)` and `Collections.shuffle` draw. Own seeding: the low 48 bits of the seed xor 0x5DEECE66D.
 */
export const java48: Prng = linear48(
  {
    id: 'java48',
    title: 'java.util.Random',
    summary: 'The top 32 bits of a 48-bit linear congruential generator, started from the seed with some bits turned over.',
    reference: 'Oracle, Java Platform SE 17 API Specification, java.util.Random.next and setSeed',
  },
  48,
  (seed) => seed ^ 0x5deece66dn,
  'java48Seeds',
);
