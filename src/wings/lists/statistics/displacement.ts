import { binsValue, nearBin, smallBins, wrappedDifference } from '../counting/difference-table.js';
import { gapRows, gapTables } from '../counting/gap-tables.js';
import type { ListStatistic } from '../counting/list-statistic.js';
import { squaresResult } from '../counting/row-results.js';
import { logMostEvenBins } from '../math/most-even.js';

const TEST = 'displacement';
const QUESTION = 'Do the items move every distance equally often?';

/**
 * Counts how far each item moved, round the circle: item less position modulo n, in up to 64 equal bins, and in bins by distance. Over n positions
 * each bin of s distances gets s items on average, with the variance and the covariances of a multinomial law times n/(n − 1). So (n − 1)/n ·
 * Pearson's X² has as its mean the bins less one, exactly. The size is that of the chances of the bins.
 */
export const displacement: ListStatistic = {
  id: TEST,
  title: 'How far items move',
  summary: 'Counts how far each item moved, round the circle, in equal bins and in bins by how near it stayed.',
  reference:
    'W. Hoeffding (1951), A combinatorial central limit theorem, doi:10.1214/aoms/1177729545: the covariances of sums over positions and items',
  question: QUESTION,
  headline: 'the items move some distances too often',
  finds: 'items that move by one distance more than by others, rotations, items that stay near',
  opposite: {
    tail: 'lower',
    headline: 'the items move every distance more evenly than luck',
    finds: 'strides, affine maps, shards dealt in turn: orders that spread each part evenly',
  },
  battery: 'quick',
  betweenLists: true,
  fit(n, lists) {
    const tables = gapTables(n, true);
    const [{ bins: round }, { bins: near }] = tables;
    const rows = gapRows({ test: TEST, question: QUESTION }, tables, n, lists);
    const starts = [0, tables[0].bins.bins.length];
    return {
      shape: [tables[0].bins.bins.length + tables[1].bins.bins.length],
      rows,
      counter: () => {
        const counts = new Float64Array(starts[1] + tables[1].bins.bins.length);
        const { factor, nudge } = round;
        const { base, half, side } = near;
        const second = starts[1];
        return {
          counts,
          add(items, first) {
            for (let k = 0; k < items.length; k++) {
              const moved = wrappedDifference(items[k], first + k, n);
              counts[(moved * factor + nudge) | 0]++;
              counts[second + nearBin(moved, n, half, base, side)]++;
            }
          },
        };
      },
      test: (counts) =>
        tables.map(({ bins: { bins } }, i) => {
          const value = ((n - 1) / n) * binsValue(counts, starts[i], bins, { pairs: n, places: n, lists });
          const mean = bins.length - 1;
          const even = logMostEvenBins(bins.map(({ size }) => size));
          return squaresResult(rows[i], value, { mean, variance: 2 * mean + smallBins(bins, lists) }, lists, even);
        }),
    };
  },
};
