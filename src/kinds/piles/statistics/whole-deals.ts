import type { Statistic } from '../../../core/statistic/statistic.js';
import { outcomeIn } from '../../../core/subject/outcome.js';
import { pow } from '../../../math/primitives/pow.js';
import type { Measure } from '../../counting/histogram.js';
import { leastForEach, wholeOutcomes } from '../../groups/whole-outcomes.js';

const TEST = 'whole-deals';
const QUESTION = 'Does every list of piles come equally often?';
const MOST_DEALS = 40_320;

/**
 * Counts every one of the max^piles lists of piles: Pearson's chi-squared on one degree less. Detects every departure, but needs five deals for each.
 * A pile outside 1 … max counts as the nearest size inside; `pile-sizes` detects that.
 */
export const wholeDeals: Statistic = {
  id: TEST,
  title: 'Whole deals',
  summary: 'Counts every list of piles of a small game and compares the counts with even ones.',
  reference: 'K. Pearson (1900), doi:10.1080/14786440009463897; as the serial test in D. E. Knuth, TAOCP vol. 2, 3rd ed. (1998), 3.3.2 B',
  question: QUESTION,
  catches: 'nim:dealer/uniform-multiset',
  battery: 'standard',
  required: false,
  fit(space, trials) {
    const { max, piles } = outcomeIn(space, 'piles');
    const outcomes = pow(max, piles);
    if (outcomes > MOST_DEALS) return { skipped: { why: 'too-large', limit: 'deals', most: MOST_DEALS, got: outcomes } };
    const least = leastForEach(outcomes);
    if (trials < least) return { skipped: { why: 'few-for-all', least, outcomes, got: trials } };
    return wholeOutcomes({ test: TEST, outcomes, measure: () => dealNumber(piles, max) });
  },
};

/** Reads the list of piles as a number with one digit per pile, each a size from 1 to `max`. */
function dealNumber(piles: number, max: number): Measure {
  return (cells, at) => {
    let number = 0;
    for (let i = at; i < at + piles; i++) number = number * max + Math.min(Math.max(cells[i], 1), max) - 1;
    return number;
  };
}
