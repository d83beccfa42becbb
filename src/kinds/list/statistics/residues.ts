import { neighbourClassesMean } from '../../../math/lists/neighbour-classes-mean.js';
import { summedTails } from '../../../math/lists/summed-tails.js';
import { tableMoments } from '../../../math/lists/table-moments.js';
import { circleLaw, placedLaw } from '../../../math/lists/two-classes-law.js';
import { residueSizes, tableValue } from '../class-tables.js';
import type { ListRow, ListStatistic } from '../list-statistic.js';
import { countResult, normalResult, squaresResult } from '../row-results.js';

const TEST = 'residues';
const QUESTION = 'Do the remainders of neighbours, and of items and their positions, go together no more than luck makes them?';

/** What the numbers are divided by: powers of two, which hold each other's remainders, and small primes. */
const MODULI = [16, 3, 5, 7] as const;
const FINEST = 16;

/** The powers of two read from the table of the finest. At two classes a table is one count, whose law is exact. */
const POWERS = [2, 16] as const;

/** The tables in their order, one after the other in the counts: items against positions, then neighbours against each other. */
const KINDS = ['position', 'neighbour'] as const;

/** Items that the commonest cell of a table needs. */
const LEAST_A_CELL = 1;

/**
 * Counts the remainders of item and position, and of an item and the one after it (round the circle), modulo 16, 3, 5 and 7. Of two classes one count says all: its law is
 * exact, since chi-squared of one degree says "too even" of 1.6/√n of all honest lists. Of more, (n − 1)/n · X² has exact moments against positions, and an exact mean
 * between neighbours.
 */
export const residues: ListStatistic = {
  id: TEST,
  title: 'Remainders',
  summary: 'Counts which remainders, modulo small numbers, stand at positions of which remainder, and which follow each other.',
  reference:
    'I. J. Good (1953), doi:10.1017/S030500410002836X, for counts of neighbours; A. Wald & J. Wolfowitz (1940), doi:10.1214/aoms/1177731909, for two classes',
  question: QUESTION,
  headline: 'the numbers of neighbours hang together',
  finds: 'orders made by a congruence or by arithmetic on indices, which pass everything else',
  battery: 'quick',
  fit(n, lists) {
    const moduli = MODULI.filter((modulus) => n >= LEAST_A_CELL * modulus ** 2);
    const read = [...POWERS.filter((power) => power === 2 || moduli.includes(FINEST)), ...moduli.filter((modulus) => modulus !== FINEST)];
    const tables = KINDS.flatMap((kind) => read.map((modulus) => ({ kind, modulus })));
    const counted = moduli.includes(FINEST) ? moduli : [2, ...moduli];
    const starts = new Map<string, number>();
    let cells = 0;
    for (const kind of KINDS) {
      for (const modulus of counted) {
        starts.set(`${kind}/${modulus}`, cells);
        cells += modulus ** 2;
      }
    }
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
    /** The table of one row; modulo 2 it is added up from the finest, where there is that. */
    const tableOf = (counts: ArrayLike<number>, kind: string, modulus: number): number[] => {
      const own = starts.get(`${kind}/${modulus}`);
      const from = own === undefined ? FINEST : modulus;
      const at = starts.get(`${kind}/${from}`) ?? 0;
      const table = new Array<number>(modulus ** 2).fill(0);
      for (let i = 0; i < from; i++)
        for (let j = 0; j < from; j++) table[(i % modulus) * modulus + (j % modulus)] += counts[at + i * from + j];
      return table;
    };
    return {
      shape: [cells],
      rows,
      counter: () => {
        const counts = new Float64Array(cells);
        const places = counted.map((modulus) => ({
          modulus,
          position: starts.get(`position/${modulus}`) ?? 0,
          neighbour: starts.get(`neighbour/${modulus}`) ?? 0,
        }));
        let before = 0;
        let opened = 0;
        const follow = (one: number, next: number): void => {
          for (const { modulus, neighbour } of places) counts[neighbour + (one % modulus) * modulus + (next % modulus)]++;
        };
        return {
          counts,
          add(items, first) {
            for (const { modulus, neighbour, position } of places) {
              let place = first % modulus;
              let last = before % modulus;
              for (let k = 0; k < items.length; k++) {
                const residue = items[k] % modulus;
                counts[position + place * modulus + residue]++;
                if (k > 0 || first > 0) counts[neighbour + last * modulus + residue]++;
                last = residue;
                place = place + 1 === modulus ? 0 : place + 1;
              }
            }
            if (first === 0) [opened] = items;
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
          if (kind === 'position') return squaresResult(rows[i], tableValue(table, sizes, sizes, lists), tableMoments(sizes, sizes), lists);
          const degrees = (modulus - 1) ** 2;
          const value = neighbourValue(table, sizes, n, lists) * (degrees / neighbourClassesMean(sizes));
          return squaresResult(rows[i], value, { mean: degrees, variance: 2 * degrees }, lists);
        }),
    };
  },
};

/** Pearson's X² of followers, class by class. */
function neighbourValue(table: readonly number[], sizes: readonly number[], n: number, lists: number): number {
  let value = 0;
  sizes.forEach((one, i) => {
    sizes.forEach((next, j) => {
      const expected = (lists * one * (next - (i === j ? 1 : 0))) / (n - 1);
      value += (table[i * sizes.length + j] - expected) ** 2 / expected;
    });
  });
  return value;
}

/** Of two classes: how many even items stand at even positions, or how often an odd item follows an even one; exact for one list. */
function twoClasses(
  row: ListRow,
  kind: (typeof KINDS)[number],
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
