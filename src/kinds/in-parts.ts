import type { Decks, Stretch } from '../core/outcome.js';
import type { Accumulator, Fitted, Row, Skipped } from '../core/statistic.js';
import { BLOCK_SIZE } from '../core/subject.js';
import { homogeneityTails } from '../math/pearson/homogeneity-law.js';
import { testResult } from '../math/pearson/result.js';

/** Parts that a run, and each of its blocks, is cut into. */
const PARTS = 8;

/** The fewest deals of a part: with fewer its tables say next to nothing. */
const LEAST_OF_A_PART = 10;

/** The fewest deals that can be cut into parts. */
export const LEAST_IN_PARTS: number = PARTS * LEAST_OF_A_PART;

/** A statistic whose value may differ from part to part, with the third moments of its rows' kernels where they are worked out. */
interface Base {
  readonly fitted: Fitted;
  /** E[k(a, b)³] of two independent even outcomes, row by row; 0 where parts are so large that it no longer shows. */
  readonly cubes: readonly number[];
}

/** How a sample is cut: the run as a whole, or every block, which is the life of a process, for itself. */
type Cut = 'run' | 'block';

/**
 * Whether a statistic has the same law in every part of a sample: H = Σ Q_k − Q over eight parts, chi-squared on seven times its degrees. A bias
 * that turns during the run cancels in Q and stays in H.
 *
 * Parts are eighths of the run and, where it has more than one block, eighths of every block laid on each other: what turns within the life of
 * each process cancels in every eighth of a long run. The size r of a row is the root-mean-square, over the parts, of the relative
 * deviation of a part's chances from the average of all.
 *
 * Counts of one cut: the deals of each part, then each part's counts of every base, part by part.
 */
export function inParts(id: string, question: Readonly<Record<Cut, string>>, bases: readonly Base[], trials: number): Fitted | Skipped {
  if (trials < LEAST_IN_PARTS) return { skipped: `needs at least ${LEAST_IN_PARTS} deals, got ${trials}` };
  const cuts: readonly Cut[] = trials > BLOCK_SIZE ? ['run', 'block'] : ['run'];
  const cells = bases.map(({ fitted }) => fitted.shape.reduce((product, side) => product * side, 1));
  const part = cells.reduce((sum, count) => sum + count, 0);
  const size = PARTS * (1 + part);
  return {
    shape: [cuts.length, size],
    rows: cuts.flatMap((cut) =>
      bases.flatMap(({ fitted }) =>
        fitted.rows.map(
          (row): Row => ({ ...row, test: testOf(id, cut, row), question: question[cut], degrees: (PARTS - 1) * row.degrees }),
        ),
      ),
    ),
    accumulator: (stretch = { first: 0, trials }) => accumulator(cuts, bases, cells, size, trials, stretch),
    test: (counts) =>
      cuts.flatMap((cut, c) => {
        const own = counts.subarray(c * size, (c + 1) * size);
        // A record may hold counts that no deals gave: a part has one deal at the least.
        const sizes = Array.from(own.subarray(0, PARTS), (deals) => Math.max(1, deals));
        return bases.flatMap((base, b) => {
          const from = cells.slice(0, b).reduce((sum, count) => sum + count, 0);
          const tables = sizes.map((_, k) => own.subarray(PARTS + k * part + from, PARTS + k * part + from + cells[b]));
          return tested(id, cut, base, tables, sizes);
        });
      }),
  };
}

function testOf(id: string, cut: Cut, { test }: Pick<Row, 'test'>): string {
  return `${id}/${cut}/${test}`;
}

function tested(
  id: string,
  cut: Cut,
  { cubes, fitted }: Base,
  tables: readonly Float64Array[],
  sizes: readonly number[],
): ReturnType<Fitted['test']> {
  const all = sizes.reduce((sum, deals) => sum + deals, 0);
  const whole = new Float64Array(tables[0].length);
  for (const table of tables) for (let cell = 0; cell < whole.length; cell++) whole[cell] += table[cell];
  const together = fitted.test(whole, all);
  const apart = tables.map((table, k) => fitted.test(table, sizes[k]));
  return fitted.rows.map((row, r) => {
    const value = apart.reduce((sum, results) => sum + results[r].value, 0) - together[r].value;
    const tails = homogeneityTails(value, sizes, { degrees: row.degrees, cube: cubes[r] });
    return testResult(testOf(id, cut, row), value, (PARTS - 1) * row.degrees, tails, 'calibrated', all);
  });
}

/** The part of `of` that its deal `deal` (from 0) falls in: part k begins at ⌊k of/8⌋, rounded up. */
function partOf(deal: number, of: number): number {
  return Math.floor((deal * PARTS) / of);
}

function accumulator(
  cuts: readonly Cut[],
  bases: readonly Base[],
  cells: readonly number[],
  size: number,
  trials: number,
  stretch: Stretch,
): Accumulator {
  const counts = new Float64Array(cuts.length * size);
  const inner = cuts.map(() => Array.from({ length: PARTS }, () => null as readonly Accumulator[] | null));
  let dealt = 0;
  const endOf = (cut: Cut, part: number): number =>
    cut === 'run' ? Math.ceil(((part + 1) * trials) / PARTS) - stretch.first : Math.ceil(((part + 1) * stretch.trials) / PARTS);
  return {
    get counts() {
      for (const [c, parts] of inner.entries()) {
        for (const [k, accumulators] of parts.entries()) {
          let at = c * size + PARTS + k * cells.reduce((sum, count) => sum + count, 0);
          for (const [b, length] of cells.entries()) {
            if (accumulators) counts.set(accumulators[b].counts, at);
            at += length;
          }
        }
      }
      return counts;
    },
    add(decks) {
      for (const [c, cut] of cuts.entries()) {
        for (let from = 0; from < decks.length; ) {
          const place = dealt + from;
          const part = cut === 'run' ? partOf(stretch.first + place, trials) : partOf(place, stretch.trials);
          const to = Math.min(decks.length, endOf(cut, part) - dealt);
          const accumulators = inner[c][part] ?? bases.map(({ fitted }) => fitted.accumulator());
          inner[c][part] = accumulators;
          const { cells: all, width } = decks;
          const piece: Decks = { width, length: to - from, cells: all.subarray(from * width, to * width) };
          for (const one of accumulators) one.add(piece);
          counts[c * size + part] += to - from;
          from = to;
        }
      }
      dealt += decks.length;
    },
  };
}
