import type { Statistic } from '../../../core/statistic/statistic.js';
import { leastForEach, wholeOutcomes } from '../../groups/whole-outcomes.js';

const TEST = 'seen-deals';
const QUESTION = 'Does every hand come equally often?';

/**
 * Counts every different deal as far as it is seen, in its order where that is known: Pearson's chi-squared on one degree less than there are
 * different deals. Detects every departure, but needs five deals for each, which only few cards of small decks can have.
 */
export const seenDeals: Statistic = {
  id: TEST,
  title: 'Whole hands',
  summary: 'Counts every different hand of a small deck and compares the counts with even ones.',
  reference: 'K. Pearson (1900), doi:10.1080/14786440009463897; as the permutation test in D. E. Knuth, TAOCP vol. 2, 3rd ed., 3.3.2 P',
  question: QUESTION,
  catches: 'naive-swap',
  battery: 'standard',
  required: false,
  fit({ rank, size }, trials) {
    if (!rank) return { skipped: { why: 'too-many-hands' } };
    const outcomes = Number(size);
    const least = leastForEach(outcomes);
    if (trials < least) return { skipped: { why: 'few-for-all', least, outcomes, got: trials } };
    return wholeOutcomes({ test: TEST, outcomes, measure: () => rank });
  },
};
