import type { Prng } from '../../core/source.js';
import { wholeCongruence32 } from './whole-congruence32.js';

/** The quick generator of Numerical Recipes, all 32 bits returned. */
export const numericalRecipes: Prng = wholeCongruence32(
  {
    id: 'numerical-recipes',
    title: "Numerical Recipes' quick generator",
    summary: 'The whole state of the linear congruential generator 1664525 x + 1013904223 mod 2^32: bit k repeats every 2^(k+1) outputs.',
    reference: 'Press, Teukolsky, Vetterling, Flannery (1992), Numerical Recipes in C, 2nd ed., section 7.1, p. 284',
  },
  1_664_525,
  1_013_904_223,
);
