import { pValue, type TestResult } from '../../../core/statistic/statistic.js';
import { multinomialLaw } from '../../../math/pearson/multinomial-tails.js';
import { binsValue, nearBin, pairMoments, smallBins, wrappedDifference } from '../counting/difference-table.js';
import { gapRows, gapTables } from '../counting/gap-tables.js';
import type { ListStatistic } from '../counting/list-statistic.js';
import { squaresResult } from '../counting/row-results.js';
import { logMostEvenBins } from '../math/most-even.js';

const TEST = 'neighbour-gap';
/** The expected count below which a bin is far more skewed than the law of the sum allows for. */
const FEW = 16;

/** The share of the bins from which such bins matter: for lists of up to some 1,100 items, since the nearest distances always make three of them. */
const SHARE = 1 / 4;

/** The log tail above which the two laws agree within a third. */
const FAR: number = Math.log(1e-3);

const QUESTION = 'Is what follows an item every distance away from it equally often?';

/**
 * Counts the differences of neighbours in the list, the later item less the earlier modulo n, in up to 64 equal bins and in bins by distance. Against
 * n − 1 equally likely differences, Pearson's X² has a mean that is known exactly (`differenceMean`). In short lists, bins with small expected counts
 * decide the far tail. The size is that of the chances of the bins.
 */
export const neighbourGap: ListStatistic = {
  id: TEST,
  title: 'From an item to the next',
  summary: 'Counts how far each item of the list lies from the one after it, in the order before, in equal bins and in bins by how near.',
  reference:
    'The means are counted in wings/lists/math/difference-moments.ts; D. Bayer & P. Diaconis (1992), doi:10.1214/aoap/1177005705, for what riffles leave',
  question: QUESTION,
  headline: 'some items follow others too often',
  finds: 'neighbours that stay together, shards, keys of few values, linear congruences',
  opposite: {
    tail: 'lower',
    headline: 'items follow each other at every distance more evenly than luck',
    finds: 'orders made so that neighbours differ by turns',
  },
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
          const law = { mean: rows[i].degrees, variance: 2 * rows[i].degrees + smallBins(bins, lists) };
          return heavierFarOut(squaresResult(rows[i], value, law, lists, even), bins, lists * (n - 1));
        }),
    };
  },
};

/**
 * Returns the result with an upper tail that is, far out, no lighter than that of the multinomial law of these bins. Their small expected counts fall
 * off as Poisson counts do: for 100 items the law of the sum calls at 1e-8 what comes 24 times as often, and at 1e-5 three times. Tails nearer than
 * one in a thousand stay as they are, and none is brought back beyond that.
 */
function heavierFarOut(result: TestResult, bins: readonly { readonly size: number }[], pairs: number): TestResult {
  const whole = bins.reduce((sum, { size }) => sum + size, 0);
  const few = bins.filter(({ size }) => (pairs * size) / whole < FEW);
  if (result.logP >= FAR || few.length < SHARE * bins.length) return result;
  const { logUpper } = multinomialLaw(
    bins.map(({ size }) => size / whole),
    pairs,
  ).tails(result.value);
  const logP = Math.max(result.logP, Math.min(FAR, logUpper));
  return { ...result, logP, p: pValue(Math.exp(logP)) };
}
