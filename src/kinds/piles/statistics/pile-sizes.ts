import type { Statistic, TestResult } from '../../../core/statistic/statistic.js';
import { outcomeIn } from '../../../core/subject/outcome.js';
import { tailPs } from '../../../math/pearson/result.js';
import { evenSplitTails } from '../../../math/tails/even-split.js';
import { latticeResult } from './lattice-result.js';
import { LEAST_DEALS } from './least-deals.js';
import { pileBlocks } from './pile-blocks.js';

const TEST = 'pile-sizes';
export const EACH_PILE: string = `${TEST}/each`;
export const ALL_PILES: string = `${TEST}/together`;
const QUESTION = 'Does every pile have every number of stones equally often?';
const TOGETHER_QUESTION = 'Does every number of stones come equally often, all piles taken together?';

/** The most sizes counted one by one; piles of more are counted in blocks of neighbouring sizes. */
const MOST_SIZES = 1000;

/**
 * Counts the stones of every pile. `each` compares the table of piles by sizes with an even one, chi-squared on piles · (sizes − 1) degrees, as the
 * piles are independent; `together` adds the piles up. A pile outside 1 … max counts as the nearest size inside. Luck never deals one, so a single
 * such pile makes both rows as improbable as a number can say.
 *
 * Its size r is the root-mean-square, over all sizes of all piles, of the relative deviation of their chances: piles · r² a deal. Beyond 1,000 sizes
 * it is that of 64 blocks of neighbours. Pearson (1900); the law of few deals by the exact third moment.
 */
export const pileSizes: Statistic = {
  id: TEST,
  title: 'Stones of every pile',
  summary: 'Counts how often every pile has every number of stones and compares the table with an even one.',
  reference: 'K. Pearson (1900), doi:10.1080/14786440009463897',
  question: QUESTION,
  asks: ({ test }) => (test === ALL_PILES ? TOGETHER_QUESTION : QUESTION),
  catches: 'nim:dealer/off-by-one',
  battery: 'quick',
  required: true,
  headline: { says: 'the piles do not have every number of stones equally often', rank: 1 },
  fit(space, trials) {
    const { max, piles } = outcomeIn(space, 'piles');
    if (trials < LEAST_DEALS) return { skipped: { why: 'few-outcomes', least: LEAST_DEALS, got: trials } };
    const { blockOf, chances, cube } = pileBlocks(max, MOST_SIZES);
    const sizes = chances.length;
    // One column more on either side: piles below 1 and above max.
    const width = sizes + 2;
    const rows = [
      { test: EACH_PILE, degrees: piles * (sizes - 1), scale: piles },
      ...(piles > 1 ? [{ test: ALL_PILES, degrees: sizes - 1, scale: piles }] : []),
    ];
    return {
      shape: [piles, width],
      adds: { rows: 1 },
      rows,
      accumulator() {
        const counts = new Float64Array(piles * width);
        return {
          counts,
          add({ cells, length }) {
            for (let deal = 0, at = 0; deal < length; deal++) {
              for (let i = 0, row = 0; i < piles; i++, at++, row += width) {
                const stones = cells[at];
                counts[row + (stones === 0 ? 0 : stones > max ? width - 1 : blockOf[stones] + 1)]++;
              }
            }
          },
        };
      },
      test(counts, total) {
        const { inside, outside } = withinRange(counts, piles, sizes);
        const sums = new Float64Array(sizes);
        inside.forEach((count, cell) => {
          sums[cell % sizes] += count;
        });
        const rarest = Math.min(...chances);
        const each = { degrees: piles * (sizes - 1), cube: piles * cube };
        // Piles of one deal are as independent as piles of several: what is added up is a sample of piles · deals.
        const together = { degrees: sizes - 1, cube };
        return rows.map(({ test }) => {
          const all = test === EACH_PILE ? total : piles * total;
          const [cells, kernel] = test === EACH_PILE ? [inside, each] : [sums, together];
          const value = pearson(cells, chances, all);
          const result = latticeResult(test, value, kernel, all, all * rarest);
          const coin = cells.length === 2 ? { ...result, ...exactly(evenSplitTails(cells[0], all)) } : result;
          return { ...(outside > 0 ? impossible(coin) : coin), trials: total };
        });
      },
    };
  },
};

/** Computes Σ (O − N p)²/(N p) over rows of cells with these chances, each row of `total`. */
function pearson(cells: Float64Array, chances: Float64Array, total: number): number {
  let value = 0;
  cells.forEach((count, cell) => {
    const expected = total * chances[cell % chances.length];
    value += (count - expected) ** 2 / expected;
  });
  return value;
}

/** Returns the table with piles outside 1 … max counted at the nearest end, and how many there were. */
function withinRange(counts: Float64Array, piles: number, sizes: number): { readonly inside: Float64Array; readonly outside: number } {
  const inside = new Float64Array(piles * sizes);
  let outside = 0;
  for (let i = 0; i < piles; i++) {
    const row = counts.subarray(i * (sizes + 2), (i + 1) * (sizes + 2));
    inside.set(row.subarray(1, sizes + 1), i * sizes);
    inside[i * sizes] += row[0];
    inside[(i + 1) * sizes - 1] += row[sizes + 1];
    outside += row[0] + row[sizes + 1];
  }
  return { inside, outside };
}

function exactly(tails: ReturnType<typeof evenSplitTails>): Partial<TestResult> {
  return { ...tailPs(tails), grade: 'exact', plain: null };
}

/**
 * Returns the result for what luck never does. Its chance of 0 is replaced by the least number there is, or by what the counts say where that is
 * less, so a p-value is never 0.
 */
function impossible(result: TestResult): TestResult {
  const logUpper = Math.min(result.logP, Math.log(Number.MIN_VALUE));
  return { ...result, ...exactly({ upper: 0, logUpper, lower: 1, logLower: 0 }) };
}
