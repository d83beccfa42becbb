import type { Statistic } from '../../../core/statistic.js';
import { MOST_RANKED_CARDS } from '../../../math/orders/permutation.js';
import { correctedBy } from '../../../math/pearson/corrected-tails.js';
import { LEAST_EXPECTED } from '../../../math/pearson/few-trials.js';
import { multinomialLaw } from '../../../math/pearson/multinomial-tails.js';
import { testResult } from '../../../math/pearson/result.js';
import { statisticTails } from '../../../math/pearson/statistic-tails.js';
import { evenSplitTails } from '../../../math/tails/even-split.js';

const TEST = 'permutations';
const QUESTION = 'Does every complete order come equally often?';

/**
 * Counts every one of the n! orders: Pearson's chi-squared on n! − 1 degrees. An ordinary multinomial, so no correction.
 * Sees every departure from uniform there is, but needs five deals an order, which only small decks can have.
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
  fit(space, trials) {
    const { rank, width } = space;
    if (!rank) return { skipped: `counts complete orders up to ${MOST_RANKED_CARDS} cards, got ${width}` };
    const cells = Number(space.size);
    const least = LEAST_EXPECTED * cells;
    if (trials < least) {
      return { skipped: `needs at least ${least} deals, ${LEAST_EXPECTED} for each of ${cells} orders, got ${trials}` };
    }
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
