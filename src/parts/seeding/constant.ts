import type { Seeding } from '../../core/subject/seeding.js';

/** Every deal is seeded with 1, as C's `rand` is when nobody calls `srand`. */
export const constant: Seeding = {
  kind: 'every-deal',
  id: 'constant',
  title: 'The same seed every time',
  summary: 'The generator is started anew from the seed 1 before every deal, so that every deal is the same.',
  reference: 'ISO/IEC 9899:1999, 7.20.2.2: without srand, rand behaves as after srand(1)',
  seedSource: 'fixed',
  seedBits: 0,
  seeds: () => () => 1,
};
