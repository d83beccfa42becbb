import type { Statistic } from '../../../core/statistic/statistic.js';
import { countCycles } from '../../../math/orders/count-cycles.js';
import { LEAST_TRIALS } from '../../../math/pearson/few-trials.js';
import { testResult } from '../../../math/pearson/result.js';
import { evenSplitTails } from '../../../math/tails/even-split.js';
import { cyclesTable } from '../cycles-table.js';

const TEST = 'parity';
const QUESTION = 'Do as many deals take an even number of swaps as an odd one?';

/**
 * Counts the deals that an even, and an odd, number of swaps makes from the sorted deck: n less the number of cycles. Half of all orders
 * are of each kind, so the number of odd deals is exactly Binomial(deals, 1/2); the value shown is Pearson's, on one degree.
 *
 * An even deal of chance (1 + r)/2 adds r² for every deal: its size is the relative deviation of that one chance from a half.
 */
export const parity: Statistic = {
  id: TEST,
  title: 'Even and odd deals',
  summary: 'Counts the deals that need an even number of swaps and compares them with a half; its law is exact at any number of deals.',
  reference: 'D. E. Knuth, TAOCP vol. 3, 2nd ed. (1998), section 5.1.1: even and odd permutations',
  question: QUESTION,
  catches: 'sattolo',
  battery: 'standard',
  required: false,
  fit({ width: n }, trials) {
    if (trials < LEAST_TRIALS) return { skipped: { why: 'few-outcomes', least: LEAST_TRIALS, got: trials } };
    return {
      shape: [2],
      adds: { rows: 1 },
      rows: [{ test: TEST, degrees: 1, scale: 1 }],
      accumulator() {
        const counts = new Float64Array(2);
        const met = new Uint8Array(n);
        const { from, ...table } = cyclesTable(n);
        return {
          counts,
          add({ cells, length }) {
            for (let deal = 0; deal < length; deal++) counts[(n - countCycles(cells, deal * n, met)) % 2]++;
          },
          readers: [
            {
              tally: { ...table, lag: 0 },
              take(cells) {
                for (let rings = 1; rings <= n; rings++) counts[(n - rings) % 2] += cells[from + rings];
              },
            },
          ],
        };
      },
      test([even, odd], total) {
        const value = (even - odd) ** 2 / total;
        // One value a deal: its size is known as well as any share is.
        return [{ ...testResult(TEST, value, 1, evenSplitTails(even, total), 'exact', total), scatter: 1 }];
      },
    };
  },
};
