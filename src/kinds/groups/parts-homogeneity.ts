import type { RunParts } from '../../core/statistic/run-parts.js';
import type { Fitted, Row, Skipped, TestResult } from '../../core/statistic/statistic.js';
import type { OutcomeSpace } from '../../core/subject/outcome.js';
import { comparedParts, type Part, sumOf } from './compared-parts.js';
import { eighths, oneGroupRow, PARTS } from './cuts.js';
import { SCATTER_CELLS } from './part-scatter.js';
import type { PartsBase } from './parts-base.js';
import { type Cut, type CutTables, partsCounter } from './parts-counter.js';
import { MOST_CELLS, mostWithin, roomFor } from './room-for-groups.js';
import { furthestOf, planSingleGroups, singleGroups } from './single-groups.js';

/** The fewest deals of a part: with fewer its tables say almost nothing. */
const LEAST_OF_A_PART = 10;

export const LEAST_IN_PARTS: number = leastInParts(LEAST_OF_A_PART);

/** Returns the fewest deals that can be cut into parts of `least` each. */
export function leastInParts(least: number): number {
  return PARTS * least;
}

/** Returns the number of deals in the smallest part of `trials`, rounded down. */
export function partOf(trials: number): number {
  return Math.floor(trials / PARTS);
}

/**
 * Tests that a statistic has the same law in every part of a sample: H = Σ Q_k − Q over eight parts, chi-squared on seven times its degrees. A bias
 * that turns during the run cancels in Q and stays in H.
 *
 * Parts are eighths of the run and, where it has more than one block, eighths of every block pooled: what turns within the life of each process
 * cancels in every eighth of a long run. The size r of a row is the root-mean-square, over the parts, of the relative deviation of a part's chances
 * from the average of all.
 *
 * Outcomes recorded in the user's own groups make parts too, of unequal size; those with fewer than `least` outcomes are passed over. All of them are
 * compared with each other and, where there are three or more, each with all others: a bias of one alone is lost among many. `basesOf` makes what is
 * compared, in at most a given number of cells per part where it can be made coarser. However many groups there are, eighths are compared as finely
 * as without them; groups have the cells that are left.
 *
 * Groups compared in the same cells as eighths share one comparison, so its scatter is measured once.
 *
 * Counts of one cut: the deals of each part, then each part's counts of every base, part by part. After the cuts comes the scatter of every base of
 * eighths, and then of groups where that differs, where it is measured here.
 */
export function partsHomogeneity(
  id: string,
  { recorded, width }: Pick<OutcomeSpace, 'recorded' | 'width'>,
  basesOf: (most: number) => readonly PartsBase[],
  trials: number,
  least: number = LEAST_OF_A_PART,
): Fitted | Skipped {
  if (trials < leastInParts(least)) return { skipped: { why: 'few-outcomes', least: leastInParts(least), got: trials } };
  const cellsAt = (cells: number): number => 1 + cellsIn(basesOf(cells));
  const { most, own } = roomFor(recorded?.groups ?? [], least, cellsAt);
  const bases = basesOf(most);
  const ofRun = eighths(trials).map((cut): CutTables => ({ cut, bases }));
  if (!own) return comparedIn(id, ofRun, trials, width);
  const left = MOST_CELLS - ofRun.reduce((sum, one) => sum + cellsOf(one), 0);
  const finest = basesOf(mostWithin(Math.floor(left / own.parts) - 1, left / own.parts, cellsAt));
  const ofGroups = finest.every((base, b) => isSame(base, bases[b])) ? bases : finest;
  return comparedIn(id, [...ofRun, { cut: own, bases: ofGroups }], trials, width, recorded?.groups);
}

/** Returns true where two bases of one name count the same cells. */
function isSame(one: PartsBase, other: PartsBase | undefined): boolean {
  return (
    one.name === other?.name &&
    one.cells === other.cells &&
    one.shows?.size === other.shows?.size &&
    one.kernel.degrees === other.kernel.degrees
  );
}

function cellsOf({ bases, cut: { parts } }: CutTables): number {
  return parts * (1 + cellsIn(bases));
}

function cellsIn(bases: readonly PartsBase[]): number {
  return bases.reduce((sum, { cells }) => sum + cells, 0);
}

function comparedIn(id: string, cuts: readonly CutTables[], trials: number, width: number, deals: readonly number[] = []): Fitted {
  const ends = cuts.map((_, c) => cuts.slice(0, c + 1).reduce((sum, one) => sum + cellsOf(one), 0));
  const measured = [...new Set(cuts.map(({ bases }) => bases))].filter((bases) => bases.some(({ likeness }) => likeness)).flat();
  const partsOf = (counts: Float64Array, c: number): readonly (readonly Part[])[] => {
    const {
      bases,
      cut: { parts },
    } = cuts[c];
    const own = counts.subarray(ends[c] - cellsOf(cuts[c]), ends[c]);
    const step = (own.length - parts) / parts;
    return bases.map(({ cells }, b) => {
      const from = parts + bases.slice(0, b).reduce((sum, base) => sum + base.cells, 0);
      return Array.from({ length: parts }, (_, k) => ({
        // A record may hold counts that no deals gave: a part has one deal at the least.
        deals: Math.max(1, own[k]),
        table: own.subarray(from + k * step, from + k * step + cells),
      }));
    });
  };
  const groups = cuts.findIndex(({ cut }) => cut.ofGroups);
  const { bases, cut: own } = cuts[groups] ?? {};
  const places = own?.ofGroups ?? [];
  const held = deals.flatMap((_, group) => (places[group] >= 0 ? [group] : []));
  const dealsHeld = Array.from(held, (group) => deals[group]);
  const oneByOne = (bases ?? []).flatMap((base, b) => {
    const looks = planSingleGroups(base, dealsHeld, trials);
    return looks ? [{ b, base, looks, row: oneGroupRow(id, base.name) }] : [];
  });
  const compareIn =
    (c: number): RunParts<TestResult>['compare'] =>
    (counts, sideOf) =>
      partsOf(counts, c).map((parts, b) => {
        const base = cuts[c].bases[b];
        return comparedParts(testOf(id, cuts[c].cut, base.name), base, together(parts, sideOf), false);
      });
  return {
    inTime: {
      parts: PARTS,
      compare: compareIn(0),
      tables: (counts) =>
        partsOf(counts, 0).map((parts, b) => {
          const base = cuts[0].bases[b];
          return { parts, degrees: Math.max(1, base.kernel.degrees), value: (table, deals) => base.value(table, deals) };
        }),
      ...(own && {
        ownGroups: {
          places,
          shared: cuts[0].bases === bases,
          alone: (counts) => {
            const parts = partsOf(counts, groups);
            return bases.map((base, b) => singleGroups(base, parts[b]));
          },
          compare: compareIn(groups),
        },
      }),
    },
    shape: [ends[ends.length - 1] + SCATTER_CELLS * measured.length],
    // A deal is counted once a cell of it, at the most; what is kept of the scatter is squares, and only measures others.
    adds: { atMost: (cell) => (cell < ends[ends.length - 1] ? width : Infinity) },
    rows: [
      ...cuts.flatMap((one) =>
        one.bases.map(
          ({ kernel, name, scale, shows }): Row => ({
            test: testOf(id, one.cut, name),
            degrees: (one.cut.parts - 1) * kernel.degrees,
            scale,
            ...(shows && { shows }),
          }),
        ),
      ),
      ...oneByOne.map(
        ({ base: { kernel, shows }, looks: { fewest, looks, scale }, row }): Row => ({
          ...row,
          degrees: kernel.degrees,
          scale,
          ...(shows && { shows }),
          furthest: { fewest, looks },
        }),
      ),
    ],
    accumulator: (stretch = { first: 0, trials }) => partsCounter(cuts, measured, trials, stretch),
    test: (counts) => {
      const tables = cuts.map((_, c) => partsOf(counts, c));
      return [
        ...cuts.flatMap((one, c) =>
          tables[c].map((parts, b) =>
            comparedParts(testOf(id, one.cut, one.bases[b].name), one.bases[b], parts, !one.cut.ofGroups, one.cut.ofGroups?.length),
          ),
        ),
        ...oneByOne.map(({ b, base, looks, row: { test } }) =>
          furthestOf(test, singleGroups(base, tables[groups][b]), looks, { groups: held, of: places.length, degrees: base.kernel.degrees }),
        ),
      ];
    },
  };
}

/** Adds parts up to sides. */
function together(parts: readonly Part[], sideOf: (place: number) => number): readonly Part[] {
  const sides = new Map<number, Part[]>();
  for (const [place, part] of parts.entries()) {
    const side = sideOf(place);
    if (side < 0) continue;
    const one = sides.get(side) ?? [];
    one.push(part);
    sides.set(side, one);
  }
  return [...sides.values()].map(sumOf);
}

function testOf(id: string, { name: cut }: Cut, name: string): string {
  return `${id}/${cut}/${name}`;
}
