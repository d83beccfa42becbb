import type { Statistic } from '../../../core/statistic/statistic.js';
import { outcomeIn } from '../../../core/subject/outcome.js';
import { winningMoveLaw } from '../../../games/nim/law/winning-move-law.js';
import { winningMoveCount } from '../../../games/nim/winning-moves.js';
import { histogram } from '../../counting/histogram.js';
import { cacheBySizes } from './cache-by-sizes.js';
import { evenWeights, weightChances } from './even-weights.js';

const TEST = 'winning-moves';
const QUESTION = 'Are there as many winning moves as even piles give?';
const MOST_STONES = 4095;

const lawOf = cacheBySizes((piles, max) => weightChances(winningMoveLaw(evenWeights(max), piles)));

/**
 * Counts how many winning moves the player to move has, which is 0 or odd, and compares the histogram with its exact law, in bins fixed beforehand;
 * degrees = bins − 1. Says how hard the games are that are dealt. Its size is that of the chances of the bins.
 */
export const winningMoves: Statistic = {
  id: TEST,
  title: 'Number of winning moves',
  summary: 'Counts the winning moves of every deal and compares the histogram with its exact law.',
  reference: 'C. L. Bouton (1901), Nim, a game with a complete mathematical theory, Annals of Mathematics 3, doi:10.2307/1967631',
  question: QUESTION,
  catches: 'nim:dealer/uniform-multiset',
  battery: 'standard',
  required: false,
  fit(space, trials) {
    const { max, piles } = outcomeIn(space, 'piles');
    if (max > MOST_STONES) return { skipped: { why: 'too-large', limit: 'law-of-stones', most: MOST_STONES, got: max } };
    return histogram({
      test: TEST,
      values: piles + 1,
      law: lawOf(piles, max),
      trials,
      measure: () => (cells, at) => winningMoveCount(cells, at, piles),
    });
  },
};
