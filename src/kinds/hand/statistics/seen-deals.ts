import type { Statistic } from '../../../core/statistic.js';
import { correctedBy } from '../../../math/pearson/corrected-tails.js';
import { LEAST_EXPECTED } from '../../../math/pearson/few-trials.js';
import { multinomialLaw } from '../../../math/pearson/multinomial-tails.js';
import { testResult } from '../../../math/pearson/result.js';
import { statisticTails } from '../../../math/pearson/statistic-tails.js';
import { evenSplitTails } from '../../../math/tails/even-split.js';

const TEST = 'seen-deals';
/** Three counts of fewer deals take so few values that chi-squared misses their levels by a third. */
const LEAST_OF_THREE = 100;
const QUESTION = 'Does everything that can be seen of a deal come equally often?';

/**
 * Counts every different deal as far as it is seen, in its order where that is known: Pearson's chi-squared on one degree less than there are.
 * Sees every departure there is, but needs five deals for each, which only few cards of small decks can have.
 */
export const seenDeals: Statistic = {
  id: TEST,
  title: 'Complete partial deals',
  summary: 'Counts every different partial deal of a small deck and compares the counts with even ones.',
  reference: 'K. Pearson (1900), doi:10.1080/14786440009463897; as the permutation test in D. E. Knuth, TAOCP vol. 2, 3rd ed., 3.3.2 P',
  question: QUESTION,
  catches: 'naive-swap',
  battery: 'standard',
  required: false,
  fit({ rank, size, width }, trials) {
    if (!rank) return { skipped: 'counts every different deal one by one, and there are too many of them' };
    const cells = Number(size);
    const least = cells === 3 ? LEAST_OF_THREE : LEAST_EXPECTED * cells;
    if (trials < least) return { skipped: `needs at least ${least} deals for the ${cells} there are, got ${trials}` };
    const degrees = cells - 1;
    return {
      shape: [cells],
      adds: { rows: 1 },
      rows: [{ test: TEST, question: QUESTION, degrees, scale: 1 }],
      accumulator() {
        const counts = new Float64Array(cells);
        return {
          counts,
          add(batch) {
            for (let deal = 0; deal < batch.length; deal++) counts[rank(batch.cells, deal * width)]++;
          },
        };
      },
      test(counts, total) {
        let squares = 0;
        for (const count of counts) squares += (cells * count - total) ** 2;
        const value = squares / cells / total;
        if (cells === 2) return [testResult(TEST, value, degrees, evenSplitTails(counts[0], total), 'exact', total)];
        const deciding = correctedBy(multinomialLaw(Array<number>(cells).fill(1 / cells), total), value);
        return [testResult(TEST, value, degrees, statisticTails(value, degrees, total), 'asymptotic', total, deciding)];
      },
    };
  },
};
