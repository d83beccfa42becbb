import { describe, expect, it } from 'vitest';
import type { BoardShape } from '../../../../src/core/subject/outcome.js';
import { type BoardMeasure, blankOf, solvedBoard } from '../../../../src/games/puzzle/board.js';
import { boardGraph } from '../../../../src/games/puzzle/board-graph.js';
import { depthTable } from '../../../../src/games/puzzle/depth-table.js';
import { manhattanTo } from '../../../../src/games/puzzle/heuristics/manhattan.js';
import { inversions } from '../../../../src/games/puzzle/inversions.js';
import { depthLaw } from '../../../../src/games/puzzle/law/depth-law.js';
import { chancesOf, type ExactHistogram, exactHistogram } from '../../../../src/games/puzzle/law/exact-histogram.js';
import { inversionsLaw } from '../../../../src/games/puzzle/law/inversions-law.js';
import { manhattanLaw } from '../../../../src/games/puzzle/law/manhattan-law.js';
import { tilesHomeLaw, tilesHomeOf } from '../../../../src/games/puzzle/law/tiles-home-law.js';
import { indexOfBoard, rankOfBoard, solvableBoards } from '../../../../src/games/puzzle/rank.js';
import { solvableOf } from '../../../../src/games/puzzle/solvable.js';
import { orderOf } from '../../../../src/math/orders/order-rank.js';
import { readFixture } from '../../../support/read-fixture.js';
import { boardWriter, solvableWriter } from '../board-numbers.js';
import { momentsOf } from './moments.js';

interface Histogram {
  readonly counts: Readonly<Record<string, number>>;
  readonly mean: string;
  readonly variance: string;
}

const nulls = readFixture<Record<string, Histogram> & { inversions_4x4: Record<string, Record<string, number>> }>(
  'games/laws/puzzle15_nulls.json',
);
const facts = readFixture<Record<string, Record<string, number>>>('games/laws/eight_puzzle_facts.json');
const depths = readFixture<{
  boards: Record<string, { depth_counts: number[]; rows: number; cols: number; goal: number[] }>;
  fifteen: { depth_counts: number[]; sd: number };
}>('games/laws/puzzle_depths.json');
const at = (rows: number, columns: number): BoardShape => ({ rows, columns });

/** The values that occur, with their counts, as the reference writes them. */
const table = ({ counts }: ExactHistogram): Record<string, number> =>
  Object.fromEntries([...counts.entries()].filter(([, count]) => count > 0n).map(([value, count]) => [value, Number(count)]));
const whole = (text: string): string => (text.includes('/') ? text : `${text}/1`);

/** Every solvable board, told by breadth first search over moves of the blank alone: no rule of inversions takes part. */
function reachable(size: BoardShape): Uint16Array[] {
  const { rows, columns } = size;
  const goal = Uint16Array.from(solvedBoard(size).cells);
  const found = new Map<string, Uint16Array>([[goal.join(), goal]]);
  for (const board of found.values()) {
    const blank = board.indexOf(0);
    for (const to of [blank - columns, blank + columns, blank % columns > 0 ? blank - 1 : -1, (blank + 1) % columns > 0 ? blank + 1 : -1]) {
      if (to < 0 || to >= rows * columns) continue;
      const next = board.slice();
      next[blank] = board[to];
      next[to] = 0;
      if (!found.has(next.join())) found.set(next.join(), next);
    }
  }
  return [...found.values()];
}

function counted(boards: readonly Uint16Array[], measure: BoardMeasure): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const board of boards) counts[measure(board, 0)] = (counts[measure(board, 0)] ?? 0) + 1;
  return counts;
}

const SMALL = [at(2, 2), at(2, 3), at(3, 2), at(2, 4), at(4, 2)];
const lists = new Map(SMALL.map((size) => [size, reachable(size)]));

describe.each(SMALL)('on $rows × $columns', (size) => {
  const boards = lists.get(size) ?? [];

  it('just the boards that can be reached are solvable', () => {
    const n = size.rows * size.columns;
    expect(boards.length).toBe(Number(solvableBoards(size)));
    expect(boards.filter((board) => !solvableOf(size)(board, 0))).toEqual([]);
    let solvable = 0;
    for (let rank = 0; rank < 2 * boards.length; rank++) if (solvableOf(size)(orderOf(rank, n), 0)) solvable++;
    expect(solvable).toBe(boards.length);
  });

  it('boards and numbers lead to each other', () => {
    const n = size.rows * size.columns;
    const cells = new Uint16Array(n);
    const [write, writeAny] = [solvableWriter(size), boardWriter(size)];
    for (let b = 0; b < boards.length; b++) {
      write(b, cells);
      if (rankOfBoard(cells, 0, n) !== b) expect.fail(`board ${b} has the number ${rankOfBoard(cells, 0, n)}`);
      writeAny(2 * b + 1, cells);
      if (indexOfBoard(cells, 0, n) !== 2 * b + 1) expect.fail(`board ${2 * b + 1} has the number ${indexOfBoard(cells, 0, n)}`);
    }
  });

  it('tiles at home, Manhattan distance and inversions by the row of the blank have their exact laws', () => {
    expect(table(tilesHomeLaw(size))).toEqual(counted(boards, tilesHomeOf(size)));
    expect(table(manhattanLaw(size))).toEqual(counted(boards, manhattanTo(solvedBoard(size))));
    const n = size.rows * size.columns;
    for (let cell = 0; cell < n; cell++) {
      const there = boards.filter((board) => blankOf(board, 0, n) === cell);
      expect(table(inversionsLaw(size, Math.floor(cell / size.columns)))).toEqual(
        counted(there, (cells, from) => inversions(cells, from, n)),
      );
    }
  });
});

describe('the laws of a board drawn evenly from the solvable ones', () => {
  it('are the reference for the Manhattan distance', () => {
    for (const [name, size] of [
      ['3x3', at(3, 3)],
      ['4x4', at(4, 4)],
    ] as const) {
      const law = manhattanLaw(size);
      expect(table(law)).toEqual(nulls[`manhattan_${name}`].counts);
      expect(momentsOf(law)).toEqual({
        mean: whole(nulls[`manhattan_${name}`].mean),
        variance: whole(nulls[`manhattan_${name}`].variance),
      });
    }
    expect(table(manhattanLaw(at(3, 3)))).toEqual(facts['manhattan_counts']);
  });

  it('are the reference for tiles at home', () => {
    for (const [name, size] of [
      ['3x3', at(3, 3)],
      ['4x4', at(4, 4)],
    ] as const) {
      const law = tilesHomeLaw(size);
      expect(table(law)).toEqual(nulls[`tiles_home_${name}`].counts);
      expect(momentsOf(law)).toEqual({
        mean: whole(nulls[`tiles_home_${name}`].mean),
        variance: whole(nulls[`tiles_home_${name}`].variance),
      });
    }
    expect(table(tilesHomeLaw(at(3, 3)))).toEqual(facts['tiles_home_counts']);
    expect(chancesOf(tilesHomeLaw(at(5, 5))).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 14);
  });

  it('are the reference for inversions', () => {
    // eight cells of the blank in the odd rows from the bottom, eight in the even ones
    const times = (law: ExactHistogram, cells: bigint): ExactHistogram => ({ counts: law.counts.map((count) => count * cells), total: 0n });
    expect(table(times(inversionsLaw(at(4, 4), 3), 8n))).toEqual(nulls.inversions_4x4['blank_on_odd_row_from_bottom(even inversions)']);
    expect(table(times(inversionsLaw(at(4, 4), 2), 8n))).toEqual(nulls.inversions_4x4['blank_on_even_row_from_bottom(odd inversions)']);
    for (const row of [0, 1, 2]) expect(table(times(inversionsLaw(at(3, 3), row), 9n))).toEqual(facts['inversion_counts']);
  });

  it('are the reference for the shortest solution', () => {
    for (const { rows, cols, depth_counts } of Object.values(depths.boards))
      expect(depthLaw(at(rows, cols)).counts).toEqual(depth_counts.map(BigInt));
    expect(depthLaw(at(4, 4)).counts).toEqual(depths.fifteen.depth_counts.map(BigInt));
    expect(momentsOf(depthLaw(at(3, 3))).mean).toBe('249167/11340');
    const [num, den] = momentsOf(depthLaw(at(4, 4)))
      .variance.split('/')
      .map(Number);
    expect(Math.sqrt(num / den)).toBeCloseTo(depths.fifteen.sd, 12);
  });

  it('are refused where they are not known', () => {
    expect(() => manhattanLaw(at(4, 5))).toThrow('the law of the Manhattan distance needs at most 16 cells, got 4x5');
    expect(() => depthLaw(at(3, 4))).toThrow('the law of the shortest solution is known up to 3x3 and for 4x4, got 3x4');
    expect(() => boardGraph(at(2, 5))).toThrow('a law of every board needs at most 9 cells, got 2x5');
  });

  it('are not taken with a board too many or too few', () => {
    const { counts, total } = tilesHomeLaw(at(2, 3));
    expect(exactHistogram(counts, total).total).toBe(360n);
    expect(() => exactHistogram([...counts, 1n], total)).toThrow('the counts of a law must sum to 360 boards, got 361');
    expect(() => exactHistogram([361n, -1n], total)).toThrow('the counts of a law must sum to 360 boards, got 360');
  });

  it('differ where the board stands on its side', () => {
    expect(table(inversionsLaw(at(2, 3), 0))).not.toEqual(table(inversionsLaw(at(3, 2), 1)));
    expect(depthTable(solvedBoard(at(3, 2))).counts.length).toBe(22);
  });
});
