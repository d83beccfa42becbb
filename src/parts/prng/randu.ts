import type { Prng } from '../../core/subject/source.js';
import { congruence32 } from './congruence32.js';
import { smokeRand } from './findings.js';

const BASE: Prng = congruence32(
  {
    id: 'randu',
    title: 'RANDU',
    summary: 'The multiplicative congruential generator 65539 x mod 2^31, whose points in space lie in fifteen planes.',
    reference:
      'IBM (1968), System/360 Scientific Subroutine Package, RANDU; Marsaglia (1968), Random numbers fall mainly in the planes, PNAS 61(1):25-28, doi:10.1073/pnas.61.1.25',
  },
  { multiplier: 65_539, increment: 0, bits: 31, dropped: 0 },
);

/**
 * RANDU: three consecutive outputs satisfy z = 6y − 9x mod 2^31. All outputs are odd, as the seed is. Seed: one word, taken mod 2^31 and made odd.
 * Own seeding: the seed mod 2^31, even ones as well, whose period is shorter.
 */
export const randu: Prng = {
  ...BASE,
  // 2^30 odd states, in two rings of half of them each. `seedBits` is one more, since the published seeding takes even seeds too.
  stateBits: 30,
  period: 2n ** 29n,
  others: [
    {
      says: 'three outputs in a row lie in fifteen planes',
      reference: 'Marsaglia (1968), doi:10.1073/pnas.61.1.25',
    },
    smokeRand('failsSmall', 10, 'fails', 'with an increment of 12345'),
  ],
  create: (seed) => BASE.create(seed.map((word) => word | 1)),
};
