import { counted } from '../core/counted.js';
import type { OutcomeSpace } from '../core/outcome.js';
import type { Fitted, Row, Skipped, TestResult } from '../core/statistic.js';
import { BLOCK_SIZE } from '../core/subject.js';
import { homogeneityTails } from '../math/pearson/homogeneity-law.js';
import { testResult } from '../math/pearson/result.js';
import { SCATTER_CELLS } from './part-scatter.js';
import type { PartsBase } from './parts-base.js';
import { type Cut, partsCounter } from './parts-counter.js';

/** Parts that a run, and each of its blocks, is cut into. */
const PARTS = 8;

/** The fewest deals of a part: with fewer its tables say next to nothing. */
const LEAST_OF_A_PART = 10;

/** The fewest deals that can be cut into parts. */
export const LEAST_IN_PARTS: number = leastInParts(LEAST_OF_A_PART);

/** The fewest deals that can be cut into parts of `least` each. */
export function leastInParts(least: number): number {
  return PARTS * least;
}

/** Deals of the least of the parts of so many, rounded down. */
export function partOf(trials: number): number {
  return Math.floor(trials / PARTS);
}

/** What stands in the ids of rows that compare the user's own groups. */
const GROUP = 'group';

/** Whether a row compares the user's own groups, and not parts of the run. */
export function isOfGroups(test: string): boolean {
  return test.split('/')[1] === GROUP;
}

/** Eighths of the run. */
const RUN: Cut = {
  name: 'run',
  question: (what) => `Are ${what} the same all through the run?`,
  parts: PARTS,
  partAt: ({ first }, place, trials) => {
    const part = Math.floor(((first + place) * PARTS) / trials);
    return { part, end: Math.ceil(((part + 1) * trials) / PARTS) - first };
  },
};

/** Eighths of every block, laid on each other: a block is the life of a process. */
const BLOCK: Cut = {
  name: 'block',
  question: (what) => `Are ${what} the same all through the life of every process?`,
  parts: PARTS,
  partAt: ({ trials }, place) => {
    const part = Math.floor((place * PARTS) / trials);
    return { part, end: Math.ceil(((part + 1) * trials) / PARTS) };
  },
};

/**
 * Whether a statistic has the same law in every part of a sample: H = Σ Q_k − Q over eight parts, chi-squared on seven times its degrees. A bias
 * that turns during the run cancels in Q and stays in H.
 *
 * Parts are eighths of the run and, where it has more than one block, eighths of every block laid on each other: what turns within the life of
 * each process cancels in every eighth of a long run. The size r of a row is the root-mean-square, over the parts, of the relative
 * deviation of a part's chances from the average of all.
 *
 * Where outcomes were recorded in groups of the user's own these are parts too, of unequal size; those with fewer than `least` outcomes are passed
 * over. `basesOf` makes what is compared, as fine as so many parts allow.
 *
 * Counts of one cut: the deals of each part, then each part's counts of every base, part by part. Behind the cuts the scatter of every base,
 * where they have it measured here.
 */
export function inParts(
  id: string,
  { recorded }: Pick<OutcomeSpace, 'recorded'>,
  basesOf: (parts: number) => readonly PartsBase[],
  trials: number,
  least: number = LEAST_OF_A_PART,
): Fitted | Skipped {
  if (trials < leastInParts(least)) return { skipped: `needs at least ${counted(leastInParts(least), 'deal')}, got ${trials}` };
  const own = groupCut(recorded?.groups ?? [], least);
  const cuts = [RUN, ...(trials > BLOCK_SIZE ? [BLOCK] : []), ...(own ? [own] : [])];
  const bases = basesOf(cuts.reduce((sum, { parts }) => sum + parts, 0));
  return comparedIn(id, cuts, bases, trials, least);
}

/** The user's own groups that have `least` outcomes, in their order; null where there are no two. */
function groupCut(groups: readonly number[], least: number): Cut | null {
  let parts = 0;
  const ofGroups = groups.map((outcomes) => (outcomes >= least ? parts++ : -1));
  if (parts < 2) return null;
  return { name: GROUP, question: (what) => `Are ${what} the same in every group?`, parts, ofGroups, partAt: RUN.partAt };
}

/** The same between the parts of the cuts given, of which one with fewer than `least` outcomes keeps a row from saying anything. */
function comparedIn(id: string, cuts: readonly Cut[], bases: readonly PartsBase[], trials: number, least: number): Fitted {
  const part = bases.reduce((sum, { cells }) => sum + cells, 0);
  const ends = cuts.map((_, c) => cuts.slice(0, c + 1).reduce((sum, { parts }) => sum + parts * (1 + part), 0));
  const scatter = bases.some(({ likeness }) => likeness) ? SCATTER_CELLS * bases.length : 0;
  const tablesOf = (counts: Float64Array, c: number): CutCounts => {
    const { parts } = cuts[c];
    const own = counts.subarray(ends[c] - parts * (1 + part), ends[c]);
    // A record may hold counts that no deals gave: a part has one deal at the least.
    const deals = Array.from(own.subarray(0, parts), (dealt) => Math.max(1, dealt));
    return {
      deals,
      tables: bases.map((base, b) => {
        const from = parts + bases.slice(0, b).reduce((sum, { cells }) => sum + cells, 0);
        return deals.map((_, k) => own.subarray(from + k * part, from + k * part + base.cells));
      }),
    };
  };
  const groups = cuts.findIndex(({ ofGroups }) => ofGroups);
  return {
    ...(groups >= 0 && {
      ownGroups: {
        places: cuts[groups].ofGroups ?? [],
        compare(counts, sideOf) {
          const { deals, tables } = tablesOf(counts, groups);
          return bases.map((base, b) => {
            const sides = together(tables[b], deals, sideOf);
            return compared(testOf(id, cuts[groups], base.name), base, sides.tables, sides.deals, 1);
          });
        },
      },
    }),
    shape: [ends[ends.length - 1] + scatter],
    rows: cuts.flatMap((cut) =>
      bases.map(
        ({ kernel, name, scale, what }): Row => ({
          test: testOf(id, cut, name),
          question: cut.question(what),
          degrees: (cut.parts - 1) * kernel.degrees,
          scale,
        }),
      ),
    ),
    accumulator: (stretch = { first: 0, trials }) => partsCounter(cuts, bases, trials, stretch, scatter > 0),
    test: (counts) =>
      cuts.flatMap((cut, c) => {
        const { deals, tables } = tablesOf(counts, c);
        return bases.map((base, b) => compared(testOf(id, cut, base.name), base, tables[b], deals, least));
      }),
  };
}

/** What was counted of one cut: the deals of every part and, base by base, the table of every part. */
interface CutCounts {
  readonly deals: readonly number[];
  readonly tables: readonly (readonly Float64Array[])[];
}

/** Parts added up to sides. */
function together(
  tables: readonly Float64Array[],
  deals: readonly number[],
  sideOf: (place: number) => number,
): { readonly tables: readonly Float64Array[]; readonly deals: readonly number[] } {
  const sides = new Map<number, { readonly table: Float64Array; deals: number }>();
  for (const [place, table] of tables.entries()) {
    const side = sideOf(place);
    if (side < 0) continue;
    const sum = sides.get(side) ?? { table: new Float64Array(table.length), deals: 0 };
    for (let cell = 0; cell < table.length; cell++) sum.table[cell] += table[cell];
    sum.deals += deals[place];
    sides.set(side, sum);
  }
  return { tables: [...sides.values()].map(({ table }) => table), deals: [...sides.values()].map((side) => side.deals) };
}

function testOf(id: string, { name: cut }: Cut, name: string): string {
  return `${id}/${cut}/${name}`;
}

function compared(test: string, base: PartsBase, tables: readonly Float64Array[], deals: readonly number[], least: number): TestResult {
  const { kernel } = base;
  const sizes = base.counted ? tables.map((table) => Math.max(1, base.counted?.(table) ?? 0)) : deals;
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const degrees = (sizes.length - 1) * kernel.degrees;
  // A record may hold counts that no deals gave; a part of one deal has no spread to be read by.
  if (Math.min(...sizes) < (base.counted ? least : 2) || tables.some((table) => base.known?.(table) === false)) {
    return testResult(test, 0, degrees, { upper: 1, logUpper: 0, lower: 1, logLower: 0 }, 'exact', all);
  }
  const whole = new Float64Array(tables[0].length);
  for (const table of tables) for (let cell = 0; cell < whole.length; cell++) whole[cell] += table[cell];
  const apart = tables.reduce((sum, table, k) => sum + base.value(table, sizes[k]), 0);
  // Rounding alone takes it below 0.
  const value = Math.max(0, apart - base.value(whole, all));
  return testResult(test, value, degrees, homogeneityTails(value, sizes, kernel), 'calibrated', all);
}
