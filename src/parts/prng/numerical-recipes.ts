import type { Prng } from '../../core/subject/source.js';
import { congruence32 } from './congruence32.js';

/** The quick generator of Numerical Recipes, all 32 bits returned. */
export const numericalRecipes: Prng = congruence32(
  {
    id: 'numerical-recipes',
    title: "Numerical Recipes' quick generator",
    summary: 'The whole state of the linear congruential generator 1664525 x + 1013904223 mod 2^32: bit k repeats every 2^(k+1) outputs.',
    reference: 'Press, Teukolsky, Vetterling, Flannery (1992), Numerical Recipes in C, 2nd ed., section 7.1, p. 284',
  },
  { multiplier: 1_664_525, increment: 1_013_904_223, bits: 32, dropped: 0 },
);
