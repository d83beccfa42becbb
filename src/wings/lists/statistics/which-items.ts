import { placedLaw } from '../../../math/pearson/two-classes-law.js';
import { summedTails } from '../../../math/tails/summed-tails.js';
import { residueSizes, stretchSizes, tableValue } from '../counting/class-tables.js';
import type { ListRow, ListStatistic } from '../counting/list-statistic.js';
import { countResult, squaresResult } from '../counting/row-results.js';
import { WHICH_CELLS, WHICH_MODULI, WHICH_PARTS } from '../counting/which-tables.js';
import { logMostEvenTable } from '../math/most-even.js';
import { tableMoments } from '../math/table-moments.js';

const TEST = 'which-items';
const QUESTION = 'Does every part of all items reach the sample equally often?';

const COARSE = 8;

/** The least items in a part that are expected to be in the sample, and to be absent. */
const LEAST_A_CELL = 10;

/**
 * Counts which items of all came into a sample of a known number: by parts, by remainders, and how many are neighbours. Parts and remainders are
 * tables of two rows with fixed margins, in the sample and not. The number of neighbours is hypergeometric, as that of stretches of them is.
 */
export const whichItems: ListStatistic = {
  id: TEST,
  title: 'Which items came',
  summary: 'Counts how many items of each part of all, and of each remainder, are in a sample, and how many of them are neighbours.',
  reference:
    'J. B. S. Haldane (1940), doi:10.1093/biomet/31.3-4.346; W. L. Stevens (1939), doi:10.1111/j.1469-1809.1939.tb02193.x, for stretches',
  question: QUESTION,
  headline: 'which items came into the sample is not even',
  finds: 'samples of the first items, of whole shards, of some parts alone',
  opposite: {
    tail: 'lower',
    headline: 'the items of the sample are spread more evenly than luck',
    finds: 'stratified samples, every k-th item',
  },
  battery: 'quick',
  counts: 'sample',
  fit(n, lists, of = n + 1) {
    const absent = of - n;
    const least = (Math.min(n, absent) * lists) / of;
    const parts = [COARSE, WHICH_PARTS].filter((many) => many === COARSE || (least * of) / many >= LEAST_A_CELL);
    const tables = [
      ...parts.map((many) => ({ part: String(many), sizes: stretchSizes(of, many) })),
      ...WHICH_MODULI.map((modulus) => ({ part: `modulo-${modulus}`, sizes: residueSizes(of, modulus) })),
    ];
    const rows = [
      ...tables.map(
        ({ part, sizes }): ListRow => ({
          test: `${TEST}/${part}`,
          question: QUESTION,
          degrees: sizes.length - 1,
          sizeOf: part === String(sizes.length) ? `parts of 1/${part} of all items` : `items modulo ${sizes.length}`,
          scale: (lists * n * of) / absent,
          required: true,
        }),
      ),
      {
        test: `${TEST}/neighbours`,
        question: 'Are as many items of the sample neighbours as luck makes them?',
        degrees: 1,
        sizeOf: null,
        scale: 0,
        required: false,
      },
    ];
    return {
      shape: [WHICH_CELLS],
      rows,
      // What came is known when a list has been read: it is counted there.
      counter: () => ({ counts: new Float64Array(WHICH_CELLS) }),
      test: (counts) => [
        ...tables.map(({ sizes }, k) => {
          const inside = cellsOf(counts, k, parts);
          const table = [...inside, ...inside.map((many, i) => sizes[i] - many)];
          const margins = [n, absent];
          return squaresResult(
            rows[k],
            tableValue(table, margins, sizes, 1),
            tableMoments(margins, sizes),
            lists,
            logMostEvenTable(margins, sizes),
          );
        }),
        countResult(rows[tables.length], counts[WHICH_CELLS - 1], summedTails(placedLaw(n - 1, n, of), counts[WHICH_CELLS - 1]), lists),
      ],
    };
  },
};

/** Returns the counts of one table: those of parts come first. */
function cellsOf(counts: ArrayLike<number>, table: number, parts: readonly number[]): readonly number[] {
  if (table < parts.length) {
    const width = WHICH_PARTS / parts[table];
    return Array.from({ length: parts[table] }, (_, k) => sumOf(counts, k * width, width));
  }
  const moduli = WHICH_MODULI.slice(0, table - parts.length);
  const start = moduli.reduce((sum, modulus) => sum + modulus, WHICH_PARTS);
  return Array.from({ length: WHICH_MODULI[table - parts.length] }, (_, k) => counts[start + k]);
}

function sumOf(counts: ArrayLike<number>, from: number, length: number): number {
  let sum = 0;
  for (let k = from; k < from + length; k++) sum += counts[k];
  return sum;
}
