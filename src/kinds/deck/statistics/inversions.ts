import type { Statistic } from '../../../core/statistic/statistic.js';
import { MOST_BYTE_CARDS } from '../../../core/statistic/tally.js';
import { lowerAfter } from '../../../math/digits/lower-after.js';
import { inversionLaw } from '../../../math/orders/inversion-law.js';
import { histogram } from '../../counting/histogram.js';

const TEST = 'inversions';
/** The most cards: the law has n(n − 1)/2 + 1 chances, each worked out n times. */
const MOST_CARDS = 1000;

const QUESTION = 'Are as many pairs of cards turned round as luck turns?';

/**
 * Counts, in each deal, the pairs of cards of which the higher lies first, and compares the histogram with the Mahonian law,
 * in bins fixed beforehand; degrees = bins − 1. A deck that keeps some of its old order has too few. Its size is that of the chances of the bins.
 */
export const inversions: Statistic = {
  id: TEST,
  title: 'Pairs out of order',
  summary: 'Counts the pairs of cards that are out of their old order in each deal and compares the histogram with its exact law.',
  reference: 'D. E. Knuth, TAOCP vol. 3, 2nd ed. (1998), section 5.1.1; P. A. MacMahon (1916), Combinatory Analysis',
  question: QUESTION,
  catches: 'overhand',
  battery: 'deep',
  required: false,
  needsStart: true,
  fit({ width: n }, trials) {
    if (n > MOST_CARDS) return { skipped: { why: 'too-large', limit: 'law-of-cards', most: MOST_CARDS, got: n } };
    return histogram({
      test: TEST,
      values: (n * (n - 1)) / 2 + 1,
      law: inversionLaw(n),
      trials,
      table: n > MOST_BYTE_CARDS ? { id: 'inversions' } : { id: 'lowerAfter', from: (n * (n + 1)) / 2 - 1 },
      measure() {
        const tree = new Uint16Array(n + 1);
        const lower = new Uint16Array(n);
        return (cells, at) => {
          lowerAfter(cells, at, tree, lower);
          let pairs = 0;
          for (let p = 0; p < n; p++) pairs += lower[p];
          return pairs;
        };
      },
    });
  },
};
