import { describe, expect, it } from 'vitest';
import { type Board, blankFirstBoard, boardOf, solvedBoard } from '../../../src/games/puzzle/board.js';
import { branchingFactor } from '../../../src/games/puzzle/branching.js';
import { depthTable } from '../../../src/games/puzzle/depth-table.js';
import type { Follower } from '../../../src/games/puzzle/heuristics/heuristic.js';
import { linearConflict } from '../../../src/games/puzzle/heuristics/linear-conflict.js';
import { manhattan } from '../../../src/games/puzzle/heuristics/manhattan.js';
import { walkingDistance, walkTable } from '../../../src/games/puzzle/heuristics/walking-distance.js';
import { tileSteps } from '../../../src/games/puzzle/moves.js';
import { unranker } from '../../../src/games/puzzle/rank.js';

const GOALS: readonly (readonly [string, Board])[] = [
  ['3 x 3', solvedBoard({ rows: 3, columns: 3 })],
  ['3 x 2 with the blank in the middle', boardOf({ rows: 3, columns: 2 }, [1, 2, 0, 3, 4, 5])],
  ['2 x 4', solvedBoard({ rows: 2, columns: 4 })],
  ['4 x 2, blank first', blankFirstBoard({ rows: 4, columns: 2 })],
  ['2 x 3', solvedBoard({ rows: 2, columns: 3 })],
];

/** Boards at which an estimate says more than the depth, says 0 away from the goal, or changes by more than 1 with a move. */
function faults(goal: Board, make: (goal: Board) => Follower): string[] {
  const table = depthTable(goal);
  const unrank = unranker(goal);
  const n = goal.cells.length;
  const estimates = new Uint8Array(table.depths.length);
  const fresh = make(goal);
  const followed = make(goal);
  const steps = tileSteps(goal);
  const cells = new Uint8Array(n);
  const wrong: string[] = [];
  for (let rank = 0; rank < estimates.length; rank++) {
    const blank = unrank(rank, cells, 0);
    const h = fresh.set(cells);
    estimates[rank] = h;
    if (h > table.depths[rank]) wrong.push(`${cells.join()}: says ${h}, is ${table.depths[rank]}`);
    if (h % 2 !== table.depths[rank] % 2) wrong.push(`${cells.join()}: says ${h}, which is of the wrong parity`);
    if (rank % (n > 8 ? 31 : 3) > 0) continue;
    followed.set(cells);
    for (let k = 0; k < 4; k++) {
      const from = steps[4 * blank + k];
      if (from < 0) continue;
      const tile = cells[from];
      const after = Uint8Array.from(cells);
      after[blank] = tile;
      after[from] = 0;
      const moved = followed.move(tile, from, blank);
      if (moved !== fresh.set(after)) wrong.push(`${cells.join()}: followed ${moved}, anew ${fresh.set(after)}`);
      if (Math.abs(moved - h) > 1) wrong.push(`${cells.join()}: from ${h} to ${moved} with one move`);
      if (followed.move(tile, blank, from) !== h) wrong.push(`${cells.join()}: not taken back`);
    }
  }
  return wrong.slice(0, 5);
}

describe.each(GOALS)('on every board of %s', (_, goal) => {
  it.each([manhattan, linearConflict, walkingDistance])('$id never says too much, keeps its parity and follows moves', ({ follow }) => {
    expect(faults(goal, follow)).toEqual([]);
  });
});

describe('the check of estimates', () => {
  it('finds one that counts the blank, one that adds a move, and one that follows wrongly', () => {
    const [, goal] = GOALS[4];
    const honest = manhattan.follow(goal);
    const lies: readonly Follower[] = [
      { ...honest, set: (cells) => honest.set(cells) + Math.floor((5 - Array.from(cells).indexOf(0)) / 3) },
      { ...honest, set: (cells) => honest.set(cells) + 2 },
      { ...honest, move: (tile, from, to) => honest.move(tile, from, to) + (tile === 3 ? 2 : 0) },
    ];
    for (const lie of lies) expect(faults(goal, () => lie)).not.toEqual([]);
  });
});

describe('linear conflicts', () => {
  it('cost two moves for every tile that must leave its line', () => {
    const goal = solvedBoard({ rows: 3, columns: 3 });
    const extra = (cells: readonly number[]): number => linearConflict.follow(goal).set(cells) - manhattan.follow(goal).set(cells);
    expect(extra([1, 2, 3, 4, 5, 6, 7, 8, 0])).toBe(0);
    expect(extra([2, 1, 3, 4, 5, 6, 7, 8, 0])).toBe(2);
    expect(extra([3, 2, 1, 4, 5, 6, 7, 8, 0])).toBe(4);
    expect(extra([4, 2, 3, 1, 5, 6, 7, 8, 0])).toBe(2);
    expect(extra([4, 2, 3, 1, 6, 5, 7, 8, 0])).toBe(4);
  });
});

describe('walking distance', () => {
  it('has 24,964 states on 4 x 4, as published', () => {
    expect(walkTable(4, 4, 3, () => undefined).depths).toHaveLength(24_964);
  });

  it('is refused where its tables would be too large', () => {
    expect(walkingDistance.refuses({ rows: 4, columns: 5 })).toBe('its tables are for up to 16 cells');
    expect(walkingDistance.refuses({ rows: 5, columns: 3 })).toBeNull();
  });
});

describe('the branching factor', () => {
  it.each([
    [3, Math.sqrt(3), 1e-12],
    [4, 2.1304, 5e-5],
    [5, 2.3676, 5e-5],
  ])('of the board with side %i is the one of Edelkamp and Korf', (side, expected, within) => {
    expect(Math.abs(branchingFactor({ rows: side, columns: side }) - expected)).toBeLessThan(within);
  });
});
