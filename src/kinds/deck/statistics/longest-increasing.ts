import type { Statistic } from '../../../core/statistic/statistic.js';
import { longestIncreasingLaw, MOST_SHAPED_CARDS } from '../../../math/orders/longest-increasing-law.js';
import { histogram, type Measure } from '../../counting/histogram.js';

const TEST = 'longest-increasing';
const QUESTION = 'Is the longest row of cards still in order as long as luck leaves it?';

/**
 * Counts the deals by the most cards that can be picked out, from top to bottom, each higher than the one before, and compares the
 * histogram with its exact law up to 60 cards, in bins fixed beforehand; degrees = bins − 1. Its size is that of the chances of the bins.
 */
export const longestIncreasing: Statistic = {
  id: TEST,
  title: 'Longest row still in order',
  summary: 'Finds the most cards of each deal that lie in rising order, gaps allowed, and compares the histogram with its exact law.',
  reference:
    'C. Schensted (1961), doi:10.4153/CJM-1961-015-3; J. S. Frame, G. de B. Robinson & R. M. Thrall (1954), doi:10.4153/CJM-1954-030-1',
  question: QUESTION,
  catches: 'sort-comparator',
  battery: 'deep',
  required: false,
  needsStart: true,
  fit({ width: n }, trials) {
    if (n > MOST_SHAPED_CARDS) return { skipped: { why: 'too-large', limit: 'shape-of-cards', most: MOST_SHAPED_CARDS, got: n } };
    return histogram({
      test: TEST,
      values: n + 1,
      law: longestIncreasingLaw(n),
      trials,
      table: { id: 'longestIncreasing' },
      measure: () => longest(n),
    });
  },
};

/** Runs patience sorting in O(n log n): pile k ends in the lowest card that can end a row of k + 1 cards in rising order so far. */
function longest(n: number): Measure {
  const piles = new Uint16Array(n);
  return (cells, at) => {
    let length = 0;
    for (let p = at; p < at + n; p++) {
      const card = cells[p];
      let low = 0;
      let high = length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (piles[middle] < card) low = middle + 1;
        else high = middle;
      }
      piles[low] = card;
      if (low === length) length++;
    }
    return length;
  };
}
