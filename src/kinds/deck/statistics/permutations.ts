import type { Statistic } from '../../../core/statistic/statistic.js';
import { MOST_RANKED_CARDS } from '../../../math/orders/permutation.js';
import { LEAST_EXPECTED } from '../../../math/pearson/few-trials.js';
import { leastForEach, wholeOutcomes } from '../../groups/whole-outcomes.js';

const TEST = 'permutations';
const QUESTION = 'Does every complete order come equally often?';

/**
 * Counts every one of the n! orders: Pearson's chi-squared on n! − 1 degrees. An ordinary multinomial, so no correction. Detects every departure from
 * uniform, but needs five deals an order, which only small decks can have.
 */
export const permutations: Statistic = {
  id: TEST,
  title: 'Complete orders',
  summary: 'Counts every complete order of a small deck and compares the counts with even ones.',
  reference: 'K. Pearson (1900), doi:10.1080/14786440009463897; as the permutation test in D. E. Knuth, TAOCP vol. 2, 3rd ed., 3.3.2 P',
  question: QUESTION,
  catches: 'naive-swap',
  battery: 'standard',
  required: false,
  fit({ rank, size, width }, trials) {
    if (!rank) return { skipped: { why: 'too-large', limit: 'orders', most: MOST_RANKED_CARDS, got: width } };
    const outcomes = Number(size);
    const least = leastForEach(outcomes);
    if (trials < least) return { skipped: { why: 'few-for-each', least, each: LEAST_EXPECTED, outcomes, got: trials } };
    return wholeOutcomes({ test: TEST, outcomes, measure: () => rank, table: { id: 'orders' } });
  },
};
