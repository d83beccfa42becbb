import { describe, expect, it } from 'vitest';
import { boardOf, solvedBoard } from '../../../src/games/puzzle/board.js';
import { depthIn, depthTable } from '../../../src/games/puzzle/depth-table.js';
import { manhattanTo } from '../../../src/games/puzzle/heuristics/manhattan.js';
import { inversions } from '../../../src/games/puzzle/inversions.js';
import { rankedBoards, rankOfBoard, unranker } from '../../../src/games/puzzle/rank.js';
import { halfOf } from '../../../src/games/puzzle/solvable.js';
import { readFixture } from '../../support/read-fixture.js';
import { depthsFrom, everyBoard } from './every-board.js';

interface Depths {
  readonly rows: number;
  readonly cols: number;
  readonly goal: readonly number[];
  readonly states: number;
  readonly max_depth: number;
  readonly depth_counts: readonly number[];
}
interface Facts {
  readonly manhattan_equals_optimal: number;
  readonly optimal_minus_manhattan_counts: Readonly<Record<string, number>>;
  readonly manhattan_counts: Readonly<Record<string, number>>;
  readonly inversion_counts: Readonly<Record<string, number>>;
  readonly hardest: readonly string[];
}

const tally = (values: Iterable<number>): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

describe('the numbers of boards', () => {
  it.each([
    [2, 2],
    [2, 3],
    [3, 2],
    [2, 4],
  ])('go through each half of %i x %i once, for either half', (rows, columns) => {
    const n = rows * columns;
    const goal = solvedBoard({ rows, columns });
    const other = boardOf(goal, [2, 1, ...Array.from(goal.cells).slice(2)]);
    for (const of of [goal, other]) {
      const unrank = unranker(of);
      const cells = new Uint8Array(n + 3);
      const met = new Set<string>();
      const wrong: number[] = [];
      const boards = rankedBoards(goal);
      for (let rank = 0; rank < boards; rank++) {
        const blank = unrank(rank, cells, 2);
        met.add(cells.join());
        const half = halfOf(cells, 2, rows, columns);
        if (cells[2 + blank] !== 0 || rankOfBoard(cells, 2, n) !== rank || half !== halfOf(of.cells, 0, rows, columns)) wrong.push(rank);
      }
      expect(wrong).toEqual([]);
      expect(met.size).toBe(boards);
    }
  });

  it('are refused above ten cells', () => {
    expect(() => depthTable(solvedBoard({ rows: 3, columns: 4 }))).toThrow('boards are numbered up to 10 cells, got 3 x 4');
  });
});

describe('the table of depths', () => {
  it.each(Object.entries(readFixture<Record<string, Depths>>('games/puzzle/depths.json')))(
    '%s has the counts worked out elsewhere',
    (_, expected) => {
      const table = depthTable(boardOf({ rows: expected.rows, columns: expected.cols }, expected.goal));
      expect(table.counts).toEqual(expected.depth_counts);
      expect(table.greatest).toBe(expected.max_depth);
      expect(table.depths).toHaveLength(expected.states);
    },
  );

  it('agrees with a plain search board by board, and knows the boards that cannot be reached', () => {
    const goal = boardOf({ rows: 3, columns: 2 }, [4, 1, 0, 5, 2, 3]);
    const table = depthTable(goal);
    const depths = depthsFrom(goal);
    for (const { cells } of everyBoard(goal)) expect(depthIn(table, cells)).toBe(depths.get(cells.join()) ?? -1);
  });

  it('is the table of 3 x 3: 181,440 boards, two of them 31 moves away, 2,351 as far as Manhattan says', () => {
    const facts = readFixture<Facts>('games/laws/eight_puzzle_facts.json');
    const goal = solvedBoard({ rows: 3, columns: 3 });
    const table = depthTable(goal);
    const unrank = unranker(goal);
    const manhattan = manhattanTo(goal);
    const cells = new Uint8Array(9);
    const gaps: number[] = [];
    const distances: number[] = [];
    const turns: number[] = [];
    const hardest: string[] = [];
    for (let rank = 0; rank < table.depths.length; rank++) {
      unrank(rank, cells, 0);
      const depth = depthIn(table, cells);
      distances.push(manhattan(cells));
      gaps.push(depth - manhattan(cells));
      turns.push(inversions(cells, 0, 9));
      if (depth === 31) hardest.push(cells.join(''));
    }
    expect(tally(gaps)).toEqual(facts.optimal_minus_manhattan_counts);
    expect(tally(distances)).toEqual(facts.manhattan_counts);
    expect(tally(turns)).toEqual(facts.inversion_counts);
    expect(gaps.filter((gap) => gap === 0)).toHaveLength(facts.manhattan_equals_optimal);
    expect(hardest.sort()).toEqual([...facts.hardest].sort());
    expect(distances.reduce((sum, distance) => sum + distance, 0)).toBe(14 * 181_440);
  });
});
