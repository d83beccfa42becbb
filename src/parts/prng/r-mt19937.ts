import type { Prng } from '../../core/subject/source.js';
import { mersenneTwister, TWISTER_WORDS, twisterFrom } from './mersenne-twister.js';

/** Steps of the congruence before the state: 50 that scramble the seed, and one for a position that R does not use. */
const STEPS_BEFORE = 51;

/** MT19937 as R's `set.seed` starts it: a congruence from the low 32 bits of the seed fills the state. */
export const rMt19937: Prng = mersenneTwister({
  id: 'r-mt19937',
  title: "Mersenne Twister MT19937, seeded as R's set.seed does",
  summary: 'The Mersenne Twister as R starts it: a linear congruence scrambles the seed and fills the state.',
  reference: 'R Core Team (2022), R 4.2.2, src/main/RNG.c, RNG_Init and FixupSeeds; ?RNG',
  seedBits: 32,
  start(seed) {
    let x = Number(BigInt.asIntN(32, seed));
    const step = (): number => {
      x = (Math.imul(69_069, x) + 1) | 0;
      return x;
    };
    for (let i = 0; i < STEPS_BEFORE; i++) step();
    return twisterFrom(Uint32Array.from({ length: TWISTER_WORDS }, step));
  },
});
