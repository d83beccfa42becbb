import type { Statistic } from '../../../core/statistic/statistic.js';
import { outcomeIn } from '../../../core/subject/outcome.js';
import { histogram } from '../../counting/histogram.js';
import { cacheBySizes } from './cache-by-sizes.js';

const TEST = 'total-stones';
const QUESTION = 'Are there as many stones in all as even piles have?';
const MOST_TOTAL = 4000;

/**
 * Returns the law of a sum of `piles` numbers from 1 to max, convolved one by one. It only adds positive numbers, so it is accurate far into the
 * tails too.
 */
const lawOf = cacheBySizes((piles, max) => {
  let law = Float64Array.of(1);
  for (let i = 0; i < piles; i++) {
    const next = new Float64Array(law.length + max);
    for (let total = 1; total < next.length; total++) {
      let sum = 0;
      for (let stones = Math.max(1, total - law.length + 1); stones <= Math.min(max, total); stones++) sum += law[total - stones];
      next[total] = sum / max;
    }
    law = next;
  }
  return law;
});

/**
 * Counts the stones of every deal in all and compares the histogram with its exact law, in bins fixed beforehand; degrees = bins − 1. Detects totals
 * that are fixed, and piles that lean to large or small sizes. Its size is that of the chances of the bins.
 */
export const totalStones: Statistic = {
  id: TEST,
  title: 'Stones in all',
  summary: 'Counts the stones of every deal in all and compares the histogram with its exact law.',
  reference: 'W. Feller (1968), An Introduction to Probability Theory and Its Applications, vol. 1, 3rd ed., section XI.7: sums of dice',
  question: QUESTION,
  catches: 'nim:dealer/fixed-total',
  battery: 'standard',
  required: false,
  fit(space, trials) {
    const { max, piles } = outcomeIn(space, 'piles');
    if (piles * max > MOST_TOTAL) return { skipped: { why: 'too-large', limit: 'law-of-totals', most: MOST_TOTAL, got: piles * max } };
    const law = lawOf(piles, max);
    return histogram({
      test: TEST,
      values: law.length + 1,
      law,
      trials,
      measure: () => (cells, at) => {
        let stones = 0;
        for (let i = at; i < at + piles; i++) stones += cells[i];
        return Math.min(stones, law.length);
      },
    });
  },
};
