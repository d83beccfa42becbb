import { expect, it } from 'vitest';
import { blankFirstBoard } from '../../../src/games/puzzle/board.js';
import { isSolvable } from '../../../src/games/puzzle/solvable.js';
import { korfBoards } from '../../../src/games/puzzle/solve-korf.js';
import { readFixture } from '../../support/read-fixture.js';

interface Korf {
  readonly instances: readonly { readonly id: number; readonly initial: readonly number[]; readonly optimal: number }[];
}

const { instances } = readFixture<Korf>('games/puzzle/korf100.json');
const boards = korfBoards();

it('Korf’s boards and their lengths are those of two public listings', () => {
  expect(boards.map(({ id, published, start }) => ({ id, initial: Array.from(start.cells), optimal: published }))).toEqual(
    instances.map(({ id, initial, optimal }) => ({ id, initial, optimal })),
  );
  expect(boards.reduce((sum, { published }) => sum + published, 0)).toBe(5305);
});

it('all of them can be solved for the goal with the blank first', () => {
  const goal = blankFirstBoard({ rows: 4, columns: 4 });
  expect(boards.filter(({ start }) => !isSolvable(start, goal))).toEqual([]);
});
