import { circleLaw, placedLaw } from '../../../math/pearson/two-classes-law.js';
import { summedTails } from '../../../math/tails/summed-tails.js';
import { residueSizes, tableValue } from '../counting/class-tables.js';
import type { ListRow, ListStatistic } from '../counting/list-statistic.js';
import { RESIDUE_KINDS, type ResidueKind, residueExpected, residueTables } from '../counting/residue-tables.js';
import { countResult, normalResult, squaresResult } from '../counting/row-results.js';
import { logMostEvenTable } from '../math/most-even.js';
import { neighbourClassesMean } from '../math/neighbour-classes-mean.js';
import { tableMoments } from '../math/table-moments.js';

const TEST = 'residues';
const QUESTION = 'Do the remainders of neighbours, and of items and their positions, go together no more than luck makes them?';

/**
 * Counts the remainders of item and position, and of an item and the one after it (round the circle), modulo 16, 3, 5 and 7. With two classes one
 * count says all. Its law is exact, since chi-squared with one degree of freedom says "too even" of 1.6/√n of all honest lists. With more, (n − 1)/n
 * · X² has exact moments against positions, and an exact mean between neighbours.
 */
export const residues: ListStatistic = {
  id: TEST,
  title: 'Remainders',
  summary: 'Counts which remainders, modulo small numbers, stand at positions of which remainder, and which follow each other.',
  reference:
    'I. J. Good (1953), doi:10.1017/S030500410002836X, for counts of neighbours; A. Wald & J. Wolfowitz (1940), doi:10.1214/aoms/1177731909, for two classes',
  question: QUESTION,
  headline: 'the numbers of neighbours hang together',
  finds: 'orders made by a congruence or by arithmetic on indices, which show nowhere else',
  opposite: {
    tail: 'lower',
    headline: 'remainders of neighbours, or of items and places, are more even than luck',
    finds: 'strides, congruences and shards dealt in turn',
  },
  battery: 'quick',
  counts: 'remainders',
  fit(n, lists) {
    const { cells, read, start, table: tableOf } = residueTables(n);
    const tables = RESIDUE_KINDS.flatMap((kind) => read.map((modulus) => ({ kind, modulus })));
    const rows = tables.map(
      ({ kind, modulus }): ListRow => ({
        test: `${TEST}/${kind}-${modulus}`,
        question: QUESTION,
        degrees: (modulus - 1) ** 2,
        sizeOf: kind === 'position' ? `items by position, both modulo ${modulus}` : `neighbours, both modulo ${modulus}`,
        scale: lists * (n - 1),
        required: true,
      }),
    );
    return {
      shape: [cells],
      rows,
      counter: () => {
        const counts = new Float64Array(cells);
        const [position16, position105] = [start('position', 16), start('position', 105)];
        const [neighbour16, neighbour105] = [start('neighbour', 16), start('neighbour', 105)];
        let before = 0;
        let opened = 0;
        const follow = (one: number, next: number): void => {
          counts[neighbour16 + (one % 16) * 16 + (next % 16)]++;
          counts[neighbour105 + (one % 105) * 105 + (next % 105)]++;
        };
        return {
          counts,
          add(items, first) {
            if (first === 0) [opened] = items;
            else follow(before, items[0]);
            let place = first % 105;
            let [last16, last105] = [-1, -1];
            for (let k = 0; k < items.length; k++) {
              const item = items[k];
              // By numbers that stand here the engine multiplies, which is several times as fast as to divide.
              const residue16 = item & 15;
              const residue105 = item % 105;
              counts[position16 + (((first + k) & 15) << 4) + residue16]++;
              counts[position105 + place * 105 + residue105]++;
              if (last16 >= 0) {
                counts[neighbour16 + (last16 << 4) + residue16]++;
                counts[neighbour105 + last105 * 105 + residue105]++;
              }
              last16 = residue16;
              last105 = residue105;
              place = place === 104 ? 0 : place + 1;
            }
            before = items[items.length - 1];
          },
          endList: () => follow(before, opened),
        };
      },
      test: (counts) =>
        tables.map(({ kind, modulus }, i) => {
          const sizes = residueSizes(n, modulus);
          const table = tableOf(counts, kind, modulus);
          if (modulus === 2) return twoClasses(rows[i], kind, table, sizes, n, lists);
          const even = logMostEvenTable(sizes, sizes);
          if (kind === 'position')
            return squaresResult(rows[i], tableValue(table, sizes, sizes, lists), tableMoments(sizes, sizes), lists, even);
          const degrees = (modulus - 1) ** 2;
          const value = neighbourValue(table, sizes, lists) * (degrees / neighbourClassesMean(sizes));
          return squaresResult(rows[i], value, { mean: degrees, variance: 2 * degrees }, lists, even);
        }),
    };
  },
};

/** Returns Pearson's X² of followers, class by class. */
function neighbourValue(table: readonly number[], sizes: readonly number[], lists: number): number {
  let value = 0;
  sizes.forEach((_, i) => {
    sizes.forEach((_next, j) => {
      const expected = residueExpected('neighbour', sizes, [i, j], lists);
      value += (table[i * sizes.length + j] - expected) ** 2 / expected;
    });
  });
  return value;
}

/** Tests two classes: how many even items stand at even positions, or how often an odd item follows an even one; exact for one list. */
function twoClasses(
  row: ListRow,
  kind: ResidueKind,
  table: readonly number[],
  [even, odd]: readonly number[],
  n: number,
  lists: number,
): ReturnType<typeof countResult> {
  const together = kind === 'position';
  const count = together ? table[0] : table[1];
  if (lists === 1) return countResult(row, count, summedTails(together ? placedLaw(even, even, n) : circleLaw(even, odd), count), lists);
  // Items of a class at places of a class, and followers of the other class: both have the mean and variance of sampling without replacement.
  const mean = together ? even ** 2 / n : (even * odd) / (n - 1);
  const variance = together ? (even / n) ** 2 * (odd ** 2 / (n - 1)) : (mean * ((even - 1) * (odd - 1))) / ((n - 1) * (n - 2));
  return normalResult(row, count, { mean: lists * mean, variance: lists * variance, step: 1 }, lists);
}
