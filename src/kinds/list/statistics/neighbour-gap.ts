import { logMostEvenBins } from '../../../math/lists/most-even.js';
import { binsValue, nearBin, pairMoments, smallBins, wrappedDifference } from '../difference-table.js';
import { gapRows, gapTables } from '../gap-tables.js';
import type { ListStatistic } from '../list-statistic.js';
import { squaresResult } from '../row-results.js';

const TEST = 'neighbour-gap';
const QUESTION = 'Is what follows an item every distance away from it equally often?';

/**
 * Counts the differences of neighbours in the list, the later item less the earlier modulo n, in up to 64 equal bins and in bins by how near. Against n − 1 differences
 * equally likely, Pearson's X² has a mean that is known exactly (`differenceMean`). The size is that of the chances of the bins.
 */
export const neighbourGap: ListStatistic = {
  id: TEST,
  title: 'From an item to the next',
  summary: 'Counts how far each item of the list lies from the one after it, in the order before, in equal bins and in bins by how near.',
  reference:
    'The means are counted in math/lists/difference-moments.ts; D. Bayer & P. Diaconis (1992), doi:10.1214/aoap/1177005705, for what riffles leave',
  question: QUESTION,
  headline: 'some items follow others too often',
  finds: 'neighbours that stay together, shards, keys of few values, linear congruences',
  battery: 'quick',
  counts: 'gaps',
  betweenLists: true,
  fit(n, lists) {
    const tables = gapTables(n, false);
    const [{ bins: round }, { bins: near }] = tables;
    const rows = gapRows({ test: TEST, question: QUESTION }, tables, n, lists);
    const starts = [0, tables[0].bins.bins.length];
    const cells = starts[1] + tables[1].bins.bins.length;
    return {
      shape: [cells],
      rows,
      counter: () => {
        const counts = new Float64Array(cells);
        const { factor, nudge } = round;
        const { base, half, side } = near;
        const second = starts[1];
        let before = 0;
        return {
          counts,
          add(items, first) {
            let earlier = first === 0 ? items[0] : before;
            for (let k = first === 0 ? 1 : 0; k < items.length; k++) {
              const item = items[k];
              const gap = wrappedDifference(item, earlier, n);
              counts[(gap * factor + nudge) | 0]++;
              counts[second + nearBin(gap, n, half, base, side)]++;
              earlier = item;
            }
            before = earlier;
          },
        };
      },
      test: (counts) =>
        tables.map(({ bins: { bins } }, i) => {
          const { mean } = pairMoments(n, bins, 1);
          const value = binsValue(counts, starts[i], bins, { pairs: n - 1, places: n - 1, lists }) * (rows[i].degrees / mean);
          const even = logMostEvenBins(bins.map(({ size }) => size));
          return squaresResult(
            rows[i],
            value,
            { mean: rows[i].degrees, variance: 2 * rows[i].degrees + smallBins(bins, lists) },
            lists,
            even,
          );
        }),
    };
  },
};
