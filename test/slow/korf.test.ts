import { describe, expect, it } from 'vitest';
import { type Board, blankFirstBoard, boardOf, solvedBoard } from '../../src/games/puzzle/board.js';
import { linearConflict } from '../../src/games/puzzle/heuristics/linear-conflict.js';
import { manhattanTo } from '../../src/games/puzzle/heuristics/manhattan.js';
import { walkingDistance } from '../../src/games/puzzle/heuristics/walking-distance.js';
import { boardsAlong } from '../../src/games/puzzle/path.js';
import { patternSearch } from '../../src/games/puzzle/patterns/pattern-search.js';
import { patternSet } from '../../src/games/puzzle/patterns/pattern-set.js';
import { solve } from '../../src/games/puzzle/solve.js';
import { readFixture } from '../support/read-fixture.js';

interface Korf {
  readonly sum_optimal: number;
  readonly instances: readonly {
    readonly initial: readonly number[];
    readonly initial_for_blank_last_goal: readonly number[];
    readonly optimal: number;
    readonly manhattan: number;
  }[];
}

const SHAPE = { rows: 4, columns: 4 };
const { instances } = readFixture<Korf>('games/puzzle/korf100.json');
const lengths = (way: { readonly blanks: readonly number[] | null }): number => (way.blanks?.length ?? 0) - 1;

describe("Korf's hundred boards", () => {
  it.each(['5-5-5', '6-6-3'] as const)('are all solved by shortest paths with the tables %s', (id) => {
    const before = process.cpuUsage();
    const search = patternSearch(patternSet(blankFirstBoard(SHAPE), id));
    const built = process.cpuUsage(before);
    const found = instances.map(({ initial }) => lengths(search.search(initial)));
    const { system, user } = process.cpuUsage(before);
    const seconds = (system + user) / 1e6;
    process.stdout.write(
      `tables ${id}: built in ${((built.system + built.user) / 1e6).toFixed(2)} s, with all boards ${seconds.toFixed(2)} s of a processor\n`,
    );
    expect(found).toEqual(instances.map(({ optimal }) => optimal));
    expect(found.reduce((sum, length) => sum + length, 0)).toBe(5305);
    // The goal is 12 seconds for 5-5-5; twice that for a slower machine.
    expect(seconds).toBeLessThan(id === '5-5-5' ? 24 : 40);
  });

  it('are as far from the usual goal when they are turned', () => {
    const search = patternSearch(patternSet(solvedBoard(SHAPE), '5-5-5'));
    expect(instances.map(({ initial_for_blank_last_goal: turned }) => lengths(search.search(turned)))).toEqual(
      instances.map(({ optimal }) => optimal),
    );
  });

  it('have the Manhattan distances worked out elsewhere, and no estimate says too much', () => {
    const goal = blankFirstBoard(SHAPE);
    const manhattan = manhattanTo(goal);
    const followers = [linearConflict, walkingDistance].map(({ follow }) => follow(goal));
    const tables = patternSearch(patternSet(goal, '5-5-5'));
    let [walking, straight] = [0, 0];
    for (const { initial, manhattan: expected, optimal } of instances) {
      expect(manhattan(boardOf(SHAPE, initial).cells)).toBe(expected);
      const [conflicts, walk] = followers.map((follower) => follower.set(initial));
      expect(Math.max(conflicts, walk, tables.estimate(initial))).toBeLessThanOrEqual(optimal);
      walking += walk;
      straight += tables.estimate(initial);
    }
    // Means over the hundred boards, worked out elsewhere: 39.57 and 42.25.
    expect([walking, straight]).toEqual([3957, 4225]);
  });
});

describe('tables for other goals', () => {
  it.each([0, 1, 3, 5, 6, 11, 12, 15])('agrees with linear conflicts for a goal with the blank in cell %i', (blank) => {
    const cells = Array.from({ length: 15 }, (_, k) => k + 1);
    cells.splice(blank, 0, 0);
    const goal = boardOf(SHAPE, cells);
    // A walk of 60 moves that never turns back at once, the same every time.
    let board = goal;
    let state = 7 + blank;
    let last = '';
    for (let k = 0; k < 60; k++) {
      const ways = (['U', 'D', 'L', 'R'] as const).filter((move) => move !== last && canMove(board, move));
      state = (state * 48_271) % 2_147_483_647;
      const move = ways[state % ways.length];
      [, board] = boardsAlong(board, move as never);
      last = { U: 'D', D: 'U', L: 'R', R: 'L' }[move];
    }
    const tables = solve({ start: board, goal }).result.path;
    expect(tables).toHaveLength(solve({ start: board, goal, heuristic: 'linear-conflict' }).result.path?.length ?? -1);
    expect(boardsAlong(board, tables ?? ('' as never)).at(-1)).toEqual(goal);
  });
});

function canMove(board: Board, move: 'U' | 'D' | 'L' | 'R'): boolean {
  try {
    return boardsAlong(board, move as never).length === 2;
  } catch {
    return false;
  }
}
