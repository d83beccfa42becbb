import type { Prng } from '../core/source.js';
import { checkSeed } from './check-seed.js';
import type { Congruence32 } from './congruence32.js';
import { congruence32 } from './congruence32.js';
import { wholeSeed } from './whole-seed.js';

const LAW: Congruence32 = { multiplier: 1_664_525, increment: 1_013_904_223, shift: 0, mask: -1 };

/** The quick generator of Numerical Recipes, all 32 bits returned. Seed: its state. Own seeding: the low 32 bits. */
export const numericalRecipes: Prng = {
  id: 'numerical-recipes',
  title: "Numerical Recipes' quick generator",
  summary: 'The whole state of the linear congruential generator 1664525 x + 1013904223 mod 2^32: bit k repeats every 2^(k+1) outputs.',
  reference: 'Press, Teukolsky, Vetterling, Flannery (1992), Numerical Recipes in C, 2nd ed., section 7.1, p. 284',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 32,
  period: 2n ** 32n,
  seedWords: 1,
  create(seed) {
    checkSeed(numericalRecipes, seed);
    return congruence32(seed[0], LAW);
  },
  seeded: (seed) => congruence32(Number(BigInt.asIntN(32, wholeSeed('numerical-recipes', seed))), LAW),
};
