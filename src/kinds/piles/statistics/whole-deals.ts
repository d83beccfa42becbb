import { nimOf } from '../../../core/nim-of.js';
import type { Statistic } from '../../../core/statistic.js';
import { correctedBy } from '../../../math/pearson/corrected-tails.js';
import { LEAST_EXPECTED } from '../../../math/pearson/few-trials.js';
import { multinomialLaw } from '../../../math/pearson/multinomial-tails.js';
import { testResult } from '../../../math/pearson/result.js';
import { statisticTails } from '../../../math/pearson/statistic-tails.js';
import { evenSplitTails } from '../../../math/tails/even-split.js';

const TEST = 'whole-deals';
const QUESTION = 'Does every list of piles come equally often?';
const MOST_DEALS = 40_320;
/** Three counts of fewer deals take so few values that chi-squared misses their levels by a third. */
const LEAST_OF_THREE = 100;

/**
 * Counts every one of the max^piles lists of piles: Pearson's chi-squared on one degree less. Sees every departure there is, but needs
 * five deals for each. A pile outside 1 … max counts as the nearest size inside; `pile-sizes` sees that.
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
    const { max, piles } = nimOf(space);
    const deals = max ** piles;
    if (deals > MOST_DEALS) return { skipped: `counts every deal where there are at most ${MOST_DEALS}, and there are ${deals}` };
    const least = deals === 3 ? LEAST_OF_THREE : LEAST_EXPECTED * deals;
    if (trials < least) return { skipped: `needs at least ${least} deals for the ${deals} there are, got ${trials}` };
    const degrees = deals - 1;
    return {
      shape: [deals],
      rows: [{ test: TEST, question: QUESTION, degrees, scale: 1 }],
      accumulator() {
        const counts = new Float64Array(deals);
        return {
          counts,
          add({ cells, length }) {
            for (let deal = 0, at = 0; deal < length; deal++) {
              let rank = 0;
              for (let i = 0; i < piles; i++, at++) rank = rank * max + Math.min(Math.max(cells[at], 1), max) - 1;
              counts[rank]++;
            }
          },
        };
      },
      test(counts, total) {
        let squares = 0;
        for (const count of counts) squares += (deals * count - total) ** 2;
        const value = squares / deals / total;
        if (deals === 2) return [testResult(TEST, value, degrees, evenSplitTails(counts[0], total), 'exact', total)];
        const deciding = correctedBy(multinomialLaw(Array<number>(deals).fill(1 / deals), total), value);
        return [testResult(TEST, value, degrees, statisticTails(value, degrees, total), 'asymptotic', total, deciding)];
      },
    };
  },
};
