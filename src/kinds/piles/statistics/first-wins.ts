import type { Statistic } from '../../../core/statistic/statistic.js';
import { outcomeIn } from '../../../core/subject/outcome.js';
import { nimSumAt } from '../../../games/nim/nim-sum.js';
import { nimSumLaw } from '../../../games/nim/nim-sum-law.js';
import { histogram } from '../../counting/histogram.js';
import { cacheBySizes } from './cache-by-sizes.js';
import { evenWeights, weightChances } from './even-weights.js';

const TEST = 'first-wins';
const QUESTION = 'Can the player to move win as often as even piles allow?';
const MOST_STONES = 4095;

const lawOf = cacheBySizes((piles, max) => {
  const [lost, ...won] = nimSumLaw(evenWeights(max), piles);
  return weightChances([lost, won.reduce((sum, weight) => sum + weight, 0n)]);
});

/**
 * Counts the deals that the player to move wins in normal play, both playing best: a coin whose chance is known exactly, one less that of nim-sum 0.
 * It measures how a game feels, and is nearly blind beside the pile sizes: at three piles of 1 to 7 the chance is 301/343, of 0 to 6 it is 300/343.
 */
export const firstWins: Statistic = {
  id: TEST,
  title: 'Deals that the first player wins',
  summary: 'Counts the deals that the player to move wins if both play best and compares their share with the exact one.',
  reference: 'C. L. Bouton (1901), Nim, a game with a complete mathematical theory, Annals of Mathematics 3, doi:10.2307/1967631',
  question: QUESTION,
  catches: 'nim:dealer/without-replacement',
  battery: 'standard',
  required: false,
  fit(space, trials) {
    const { max, piles } = outcomeIn(space, 'piles');
    if (max > MOST_STONES) return { skipped: { why: 'too-large', limit: 'law-of-stones', most: MOST_STONES, got: max } };
    return histogram({
      test: TEST,
      values: 2,
      law: lawOf(piles, max),
      trials,
      measure: () => (cells, at) => (nimSumAt(cells, at, piles) === 0 ? 0 : 1),
    });
  },
};
