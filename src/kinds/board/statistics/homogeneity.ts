import type { Shows } from '../../../core/record/shows.js';
import type { Fitted, Statistic } from '../../../core/statistic/statistic.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { blankOf, solvedBoard } from '../../../games/puzzle/board.js';
import { depthTable } from '../../../games/puzzle/depth-table.js';
import { manhattanTo } from '../../../games/puzzle/heuristics/manhattan.js';
import { tileCellKernel, tileCellValue } from '../../../games/puzzle/law/tile-cell.js';
import { rankOfBoard } from '../../../games/puzzle/rank.js';
import { solvableOf } from '../../../games/puzzle/solvable.js';
import { binnedBase } from '../../counting/binned-base.js';
import type { Measure } from '../../counting/histogram.js';
import { partsQuestion } from '../../groups/cuts.js';
import type { Likeness, PartsBase } from '../../groups/parts-base.js';
import { leastInParts, partsHomogeneity } from '../../groups/parts-homogeneity.js';
import { requiredOf } from '../../planning/required-of.js';
import { depthChances, manhattanChances } from './laws.js';
import { LEAST_SOLVABLE, shapeOf } from './solvable-boards.js';

const ID = 'homogeneity';

/** The most of the required statistics that are binned. */
const BINNED = 4;

/** The statistics that a clean verdict on boards may rest on, besides the solvability of all of them. */
interface Required {
  readonly blank: Statistic;
  readonly depth: Statistic;
  readonly everyBoard: Statistic;
  readonly manhattan: Statistic;
  readonly tileCell: Statistic;
}

/**
 * Compares the required statistics of the solvable boards between eighths of the run, and between eighths of every block. A bias that reverses
 * half-way cancels in the counts of the whole run and shows here. Boards that cannot be solved are for `solvable` to find. Shows how much chances
 * change, never their average direction.
 */
export function homogeneity(of: Required): Statistic {
  return {
    id: ID,
    title: 'The same all through the run',
    summary: 'Compares blank, tiles and distance between eighths of the run, and between eighths of every block of 65,536 boards.',
    reference: 'Test of homogeneity: H. Cramér, Mathematical Methods of Statistics (1946), section 30.6',
    question: 'Are the chances of the boards the same all through the run?',
    asks: (row) =>
      partsQuestion(row, {
        blank: 'the chances of every cell of the blank',
        tiles: 'the chances of every tile in every cell',
        distance: row.space.required?.includes(of.depth.id) ? 'the numbers of moves to the goal' : 'the distances from home',
        boards: 'the chances of every board',
      }),
    catches: 'puzzle:first-tiles-swap/randu/multiply-shift/counter',
    battery: 'quick',
    ordered: 'in-run',
    required: false,
    headline: {
      says: 'the scrambler changes its chances during the run',
      ofGroups: 'the groups differ in the chances of the boards',
      rank: 2,
      about: 'changes',
    },
    neededFrom: () => leastInParts(LEAST_SOLVABLE),
    fit: (space, trials) => partsHomogeneity(ID, space, (most) => basesOf(of, space, trials, most), trials, LEAST_SOLVABLE),
  };
}

/** Returns what each required statistic compares, in their order: binned ones share the cells that the tiles leave. */
function basesOf(of: Required, space: OutcomeSpace, trials: number, most: number): readonly PartsBase[] {
  const size = shapeOf(space);
  const n = space.width;
  const isSolvable = solvableOf(size);
  const binned = (
    statistic: Statistic,
    name: string,
    law: () => Float64Array,
    measure: () => Measure,
    shows?: Shows['of'],
  ): readonly PartsBase[] => {
    if (!space.required?.includes(statistic.id)) return [];
    const solvableOnly = (): Measure => {
      const valueAt = measure();
      return (cells, at) => (isSolvable(cells, at) ? valueAt(cells, at) : -1);
    };
    const values = { name, law: law(), least: LEAST_SOLVABLE, measure: solvableOnly, ...(shows && { shows }) };
    const base = binnedBase(values, trials, Math.max(2, Math.floor((most - n ** 2) / BINNED)));
    return base ? [base] : [];
  };
  const even = (values: number): Float64Array => new Float64Array(values).fill(1 / values);
  const tiles = requiredOf(space, of.tileCell, trials);
  return [
    ...binned(
      of.blank,
      'blank',
      () => even(n),
      () => (cells, at) => blankOf(cells, at, n),
    ),
    ...(tiles ? [tilesBase(space, tiles)] : []),
    ...binned(
      of.depth,
      'distance',
      () => depthChances(size),
      () => {
        const { depths } = depthTable(solvedBoard(size));
        return (cells, at) => depths[rankOfBoard(cells, at, n)];
      },
    ),
    ...binned(
      of.manhattan,
      'distance',
      () => manhattanChances(size),
      () => manhattanTo(solvedBoard(size)),
    ),
    ...binned(
      of.everyBoard,
      'boards',
      () => even(Number(space.size)),
      () => (cells, at) => rankOfBoard(cells, at, n),
      'boards',
    ),
  ];
}

function tilesBase(space: OutcomeSpace, { accumulator, rows: [{ scale }], shape }: Fitted): PartsBase {
  const n = space.width;
  const kernel = tileCellKernel(n);
  return {
    name: 'tiles',
    cells: shape[0] * shape[1],
    scale,
    kernel,
    accumulator: () => accumulator(),
    value: tileCellValue,
    counted: (table) => sumOf(table) / n,
    tells: (table) => sumOf(table) / n >= LEAST_SOLVABLE,
    likeness: () => alikeOn(space),
  };
}

/** Measures likeness by the tiles, the blank among them, that lie in the same cell of two boards. */
function alikeOn(space: OutcomeSpace): Likeness {
  const isSolvable = solvableOf(shapeOf(space));
  const n = space.width;
  const kept = new Uint16Array(n);
  let keeps = false;
  return {
    keep(cells, at) {
      kept.set(cells.subarray(at, at + n));
      keeps = isSolvable(kept, 0);
    },
    alike(cells, at) {
      if (!keeps || !isSolvable(cells, at)) return null;
      let agreed = 0;
      for (let p = 0; p < n; p++) if (cells[at + p] === kept[p]) agreed++;
      return agreed - 1;
    },
  };
}

function sumOf(table: Float64Array): number {
  return table.reduce((sum, count) => sum + count, 0);
}
