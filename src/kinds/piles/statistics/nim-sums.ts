import type { Statistic } from '../../../core/statistic/statistic.js';
import { outcomeIn } from '../../../core/subject/outcome.js';
import { nimSumAt } from '../../../games/nim/nim-sum.js';
import { nimSumLaw } from '../../../games/nim/nim-sum-law.js';
import { histogram } from '../../counting/histogram.js';
import { cacheBySizes } from './cache-by-sizes.js';
import { evenWeights, weightChances } from './even-weights.js';

const TEST = 'nim-sum';
const QUESTION = 'Does every nim-sum come as often as even piles give it?';
const MOST_STONES = 4095;
/** The most nim-sums drawn: more are too many bars for a page. */
const MOST_DRAWN = 64;

const lawOf = cacheBySizes((piles, max) => weightChances(nimSumLaw(evenWeights(max), piles)));

/**
 * Counts the nim-sums and compares the histogram with its exact law, an exclusive-or convolution in whole numbers, in bins fixed beforehand; degrees
 * = bins − 1. Nearly blind to piles one stone too small where max is 2^b − 1: with 0 … 7 all nim-sums are equally likely, and 1 … 7 differs little
 * from that. Its size is that of the chances of the bins.
 */
export const nimSums: Statistic = {
  id: TEST,
  title: 'Nim-sum',
  summary: 'Counts the nim-sums of the deals and compares the histogram with its exact law.',
  reference: 'C. L. Bouton (1901), Nim, a game with a complete mathematical theory, Annals of Mathematics 3, doi:10.2307/1967631',
  question: QUESTION,
  catches: 'nim:dealer/fixed-total',
  battery: 'standard',
  required: false,
  fit(space, trials) {
    const { max, piles } = outcomeIn(space, 'piles');
    if (max > MOST_STONES) return { skipped: { why: 'too-large', limit: 'law-of-stones', most: MOST_STONES, got: max } };
    const law = lawOf(piles, max);
    // One cell more than nim-sums of piles up to max: for those of larger piles.
    const fitted = histogram({
      test: TEST,
      values: law.length + 1,
      law,
      trials,
      measure: () => (cells, at) => Math.min(nimSumAt(cells, at, piles), law.length),
    });
    return 'skipped' in fitted || law.length > MOST_DRAWN ? fitted : { ...fitted, law };
  },
};
