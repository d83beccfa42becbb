import { stretchFactors, stretchSizes, tableValue } from '../counting/class-tables.js';
import type { ListRow, ListStatistic } from '../counting/list-statistic.js';
import { squaresResult } from '../counting/row-results.js';
import { tableMoments } from '../math/table-moments.js';

const TEST = 'block-table';
const QUESTION = 'Does every part of the list before reach every part of the list after equally often?';

/** The number of parts per side that is counted, then added up to eight. */
const FINEST = 64;
const COARSE = 8;

/** The fewest items per cell of the finest table, on average. */
const LEAST_A_CELL = 2;

/**
 * Counts how many items of each part of the order before came into each part of the list, in 64 parts and in eight. (n − 1)/n · Pearson's X² has mean
 * (b − 1)² and a known variance, whatever the number of items. The size is that of the chances of the cells.
 */
export const blockTable: ListStatistic = {
  id: TEST,
  title: 'Where each part of the list came to',
  summary: 'Cuts the order before and the list into 8 and into 64 parts and counts how many items of each part came into each part.',
  reference: 'J. B. S. Haldane (1940), doi:10.1093/biomet/31.3-4.346; D. V. Dawson (1954), doi:10.1093/biomet/41.1-2.253',
  question: QUESTION,
  headline: 'items stay in some parts of the list too often',
  finds: 'items that stay near where they were, shuffle buffers, parts that never mix',
  opposite: {
    tail: 'lower',
    headline: 'every part of the list comes out more even than luck',
    finds: 'strides, affine maps, shards dealt in turn: orders that spread each part evenly',
  },
  battery: 'quick',
  counts: 'regions',
  betweenLists: true,
  fit(n, lists) {
    const fine = finestParts(n);
    const sizes = [...new Set([COARSE, fine])].map((parts) => ({ parts, of: stretchSizes(n, parts) }));
    const rows = sizes.map(
      ({ parts }): ListRow => ({
        test: `${TEST}/${parts}`,
        question: QUESTION,
        degrees: (parts - 1) ** 2,
        sizeOf: `parts of 1/${parts} of the list`,
        scale: lists * (n - 1),
        required: true,
      }),
    );
    return {
      shape: [fine, fine],
      rows,
      counter: () => {
        const counts = new Float64Array(fine * fine);
        const { factor, nudge } = stretchFactors(n, fine);
        return {
          counts,
          add(items, first) {
            for (let k = 0; k < items.length; k++) {
              const row = ((first + k) * factor + nudge) | 0;
              counts[row * fine + ((items[k] * factor + nudge) | 0)]++;
            }
          },
        };
      },
      test: (counts) =>
        sizes.map(({ of, parts }, i) =>
          squaresResult(rows[i], tableValue(coarser(counts, fine, parts), of, of, lists), tableMoments(of, of), lists),
        ),
    };
  },
};

/** Returns the most parts per side, a power of two, that leave each cell some items. */
function finestParts(n: number): number {
  let parts = COARSE;
  while (parts < FINEST && (2 * parts) ** 2 * LEAST_A_CELL <= n) parts *= 2;
  return parts;
}

/** Adds up a table of `from` parts per side to one of `to`. */
function coarser(counts: ArrayLike<number>, from: number, to: number): Float64Array {
  const width = from / to;
  const table = new Float64Array(to * to);
  for (let row = 0; row < from; row++) {
    const at = Math.floor(row / width) * to;
    for (let column = 0; column < from; column++) table[at + Math.floor(column / width)] += counts[row * from + column];
  }
  return table;
}
