import { describe, expect, it } from 'vitest';
import { blankFirstBoard, boardOf, solvedBoard } from '../../../src/games/puzzle/board.js';
import { readBoard } from '../../../src/games/puzzle/read-board.js';
import { checkSolvable, halfOf, isSolvable, solvability } from '../../../src/games/puzzle/solvable.js';
import { readFixture } from '../../support/read-fixture.js';
import { depthsFrom, everyBoard } from './every-board.js';

interface Korf {
  readonly instances: readonly { readonly initial: readonly number[]; readonly initial_for_blank_last_goal: readonly number[] }[];
}

describe('whether a board can be solved', () => {
  it.each([
    [2, 2],
    [2, 3],
    [3, 2],
  ])('is told for every board of %i x %i and every goal', (rows, columns) => {
    const all = everyBoard({ rows, columns });
    // Boards that can be turned into each other can be solved for the same goals: two goals tell all.
    const goal = solvedBoard({ rows, columns });
    const other = all.find(({ cells }) => !depthsFrom(goal).has(cells.join()));
    expect(other).toBeDefined();
    for (const one of [goal, other ?? goal]) {
      const reached = depthsFrom(one);
      expect(reached.size).toBe(all.length / 2);
      expect(all.filter((board) => isSolvable(board, one) !== reached.has(board.cells.join()))).toEqual([]);
    }
  });

  it('is told for the boards of 2 x 4, where the rule of the height would be wrong', () => {
    const shape = { rows: 2, columns: 4 };
    const boards = [...depthsFrom(solvedBoard(shape)).keys()].map((text) => boardOf(shape, text.split(',').map(Number)));
    expect(boards).toHaveLength(20_160);
    expect(boards.filter((board) => !isSolvable(board, solvedBoard(shape)))).toEqual([]);
    const reached = depthsFrom(solvedBoard({ rows: 2, columns: 3 }));
    const goalHalf = halfOf(solvedBoard({ rows: 2, columns: 3 }).cells, 0, 3, 2);
    const wrong = everyBoard({ rows: 2, columns: 3 }).filter(
      ({ cells }) => (halfOf(cells, 0, 3, 2) === goalHalf) !== reached.has(cells.join()),
    );
    expect(wrong.length).toBeGreaterThan(0);
  });

  it("goes by the goal: all of Korf's boards can be solved for theirs and none for the usual one", () => {
    const shape = { rows: 4, columns: 4 };
    for (const { initial, initial_for_blank_last_goal: turned } of readFixture<Korf>('games/puzzle/korf100.json').instances) {
      expect({
        board: initial,
        'for its own goal': isSolvable(boardOf(shape, initial), blankFirstBoard(shape)),
        'for the usual one': isSolvable(boardOf(shape, initial), solvedBoard(shape)),
        turned: isSolvable(boardOf(shape, turned), solvedBoard(shape)),
      }).toEqual({ board: initial, 'for its own goal': true, 'for the usual one': false, turned: true });
    }
    const shapes = [shape, { rows: 3, columns: 3 }];
    expect(shapes.filter((one) => isSolvable(blankFirstBoard(one), solvedBoard(one)))).toEqual([{ rows: 3, columns: 3 }]);
  });

  it('is explained by the numbers of the texts', () => {
    const goal = solvedBoard({ rows: 3, columns: 3 });
    expect(solvability(readBoard('123046758').board, goal)).toMatchObject({ solvable: true, inversions: 2, rowFromBottom: 2 });
    const fifteen = readBoard('2 1 3 4 5 6 7 8 9 10 11 12 13 14 15 0').board;
    expect(solvability(fifteen, solvedBoard(fifteen))).toMatchObject({ solvable: false, inversions: 1, rowFromBottom: 1 });
  });

  it('is refused with what shows it', () => {
    const refusal = (text: string): unknown => {
      const { board } = readBoard(text);
      return () => checkSolvable(board, solvedBoard(board));
    };
    expect(refusal('2 1 3 4 5 6 7 8 0')).toThrow(
      expect.objectContaining({
        code: 'E_UNSOLVABLE',
        message:
          'the goal cannot be reached: on 3 columns it needs an even number of inversions, got 1, with the blank in row 1 from the bottom',
        hint: 'no sequence of moves leads there, and no longer search will help; with 2 and 1 exchanged it can be solved',
      }),
    );
    expect(refusal('2 1 3 4 5 6 7 8 9 10 11 12 13 14 15 0')).toThrow(
      "the goal cannot be reached: on 4 columns inversions and the blank's row from the bottom must add up to an odd number, got 1 + 1",
    );
    expect(() => isSolvable(solvedBoard({ rows: 2, columns: 3 }), solvedBoard({ rows: 3, columns: 2 }))).toThrow(
      'board and goal need the same sides, got 2 x 3 and 3 x 2',
    );
  });

  it.each([
    [6, 6],
    [7, 9],
    [3, 40],
    [40, 3],
  ])('is kept by every move on a board of %i x %i, and turned by every exchange of two tiles', (rows, columns) => {
    const n = rows * columns;
    const goal = { rows, columns, cells: Array.from({ length: n }, (_, cell) => (cell + 1) % n) };
    const board = { rows, columns, cells: [...goal.cells] };
    let blank = n - 1;
    let x = 12_345;
    for (let move = 0; move < 2000; move++) {
      x = (Math.imul(x, 48_271) + 11) >>> 0;
      const [row, column] = [Math.floor(blank / columns), blank % columns];
      const next = [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ].filter(([r, c]) => r >= 0 && r < rows && c >= 0 && c < columns);
      const [r, c] = next[(x >>> 16) % next.length];
      const at = r * columns + c;
      [board.cells[blank], board.cells[at]] = [board.cells[at], 0];
      blank = at;
      if (move % 100 === 0) expect([move, isSolvable(board, goal)]).toEqual([move, true]);
    }
    const [a, b] = [0, 1, 2].filter((cell) => cell !== blank);
    [board.cells[a], board.cells[b]] = [board.cells[b], board.cells[a]];
    expect([a, b, isSolvable(board, goal)]).toEqual([a, b, false]);
    // The inverted pairs one by one.
    const tiles = board.cells.filter((tile) => tile !== 0);
    const pairs = tiles.reduce((sum, tile, i) => sum + tiles.slice(i + 1).filter((later) => later < tile).length, 0);
    expect(solvability(board, goal).inversions).toBe(pairs);
  });
});
