import type { Prng } from '../../core/source.js';
import { checkSeed } from './check-seed.js';
import type { Congruence32 } from './congruence32.js';
import { congruence32 } from './congruence32.js';
import { smokeRand } from './findings.js';
import { wholeSeed } from './whole-seed.js';

const LAW: Congruence32 = { multiplier: 65_539, increment: 0, shift: 0, mask: 0x7fff_ffff };

/**
 * RANDU: three outputs running satisfy z = 6y − 9x mod 2^31. All outputs are odd, as the seed is.
 * Seed: one word, taken mod 2^31 and made odd. Own seeding: the seed mod 2^31, even ones as well, whose period is shorter.
 */
export const randu: Prng = {
  id: 'randu',
  title: 'RANDU',
  summary: 'The multiplicative congruential generator 65539 x mod 2^31, whose points in space lie in fifteen planes.',
  reference:
    'IBM (1968), System/360 Scientific Subroutine Package, RANDU; Marsaglia (1968), Random numbers fall mainly in the planes, PNAS 61(1):25-28, doi:10.1073/pnas.61.1.25',
  range: 2n ** 31n,
  lowest: 0,
  wordsPerOutput: 1,
  // 2^30 odd states, in two rings of half of them each.
  stateBits: 30,
  period: 2n ** 29n,
  secure: false,
  seedWords: 1,
  // One more than of `create`, since the published seeding takes even seeds too.
  seedBits: 31,
  kernel: 'congruence32Words',
  seedKernel: 'congruence32Seeds',
  congruence: { multiplier: 65_539n, modulus: 2n ** 31n, lowestBit: 0, inARow: true },
  others: [
    {
      says: 'three outputs in a row lie in fifteen planes',
      reference: 'Marsaglia (1968), doi:10.1073/pnas.61.1.25',
    },
    smokeRand('failsSmall', 10, 'fails', 'with an increment of 12345'),
  ],
  create(seed) {
    checkSeed(randu, seed);
    return congruence32(seed[0] | 1, LAW);
  },
  seeded: (seed) => congruence32(Number(BigInt.asUintN(31, wholeSeed('randu', seed))), LAW),
};
