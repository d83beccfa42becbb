import { describe, expect, it } from 'vitest';
import { blankFirstBoard, boardOf, solvedBoard } from '../../../src/games/puzzle/board.js';
import { boardLines } from '../../../src/games/puzzle/board-lines.js';
import { inversions, invertedPairs } from '../../../src/games/puzzle/inversions.js';
import { blankOfTilePath, blankPath, boardsAlong, opposite, tileOfBlankPath, tilePath, wayBack } from '../../../src/games/puzzle/path.js';
import { readBoard, readShape } from '../../../src/games/puzzle/read-board.js';
import { canEndWith, readState, stateText } from '../../../src/games/puzzle/state-text.js';

const EXAMPLE = readBoard('1 2 3 0 4 6 7 5 8').board;

describe('a board', () => {
  it.each([
    ['1 2 3 0 4 6 7 5 8', 3, 3],
    ['1,2,3,0,4,6,7,5,8', 3, 3],
    ['1 2 3 / _ 4 6 / 7 5 8', 3, 3],
    ['1 2 3\n. 4 6\n7 5 8\n', 3, 3],
    ['123046758', 3, 3],
    ['1 2 3 / 4 5 0', 2, 3],
    ['123456789abcdef0', 4, 4],
    ['1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 0', 5, 5],
  ])('is read from %j', (text, rows, columns) => {
    const { board, last } = readBoard(text);
    expect([board.rows, board.columns, last]).toEqual([rows, columns, null]);
    expect(readBoard(boardLines(board).join('/')).board).toEqual(board);
    expect(readState(stateText({ board, last }), board)).toEqual({ board, last });
  });

  it.each([
    ['', 'a board needs its tiles, got nothing'],
    ['1 2 3 0 4 6 7 5 5', 'every tile must be there once, got 5 in cells 8 and 9', 'missing: 8'],
    ['1 2 3 8 4 6 7 5 8', 'every tile must be there once, got 8 in cells 4 and 9', 'missing: 0 (the blank)'],
    ['1 2 3 0 4 6 7 5 9', 'a board of 9 cells needs the tiles 0 to 8, got 9 in cell 9'],
    ['1 2 3 0 4 6', 'a board whose sides are not told must be a square, got 6 cells', 'say which: --size 2x3 or --size 3x2'],
    ['1 2 3 0 4 6 7', 'a board whose sides are not told must be a square, got 7 cells'],
    ['1 2 3 / 0 4 / 6 7 5', 'every row must have as many cells, got rows of 3, 2, 3'],
    ['1 2 x 0', 'a tile is a whole number, got "x" in "1 2 x 0"'],
    ['1 2 -3 0', 'a tile is a whole number, got "-3" in "1 2 -3 0"'],
    ['1 2 1e0 0', 'a tile is a whole number, got "1e0" in "1 2 1e0 0"'],
    ['0', 'a board needs sides from 2 to 5 cells, got 1 x 1'],
    ['12304675', '8 tiles make no square board, got "12304675"', 'say the sides, such as --size 2x3'],
  ])('%j is refused', (text, message, hint?: string) => {
    expect(() => readBoard(text)).toThrow(expect.objectContaining({ code: 'E_USAGE', message, ...(hint && { hint }) }));
  });

  it('needs the sides that were asked for', () => {
    expect(() => readBoard('1 2 / 3 0', { rows: 3, columns: 3 })).toThrow('the board must be 3 x 3, got 2 x 2');
    expect(() => readBoard('1 2 3 0', { rows: 3, columns: 3 })).toThrow('the board needs 9 cells, got 4');
    expect(readBoard('1 2 3 4 5 0', { rows: 3, columns: 2 }).board).toMatchObject({ rows: 3, columns: 2 });
    expect(() => boardOf({ rows: 6, columns: 2 }, [])).toThrow('a board needs sides from 2 to 5 cells, got 6 x 2');
    expect(readShape('2x4')).toEqual({ rows: 2, columns: 4 });
    for (const text of ['3', '1x3', '3x6', '3by3', ''])
      expect(() => readShape(text)).toThrow(`the sides of a board are two numbers from 2 to 5, rows first, got "${text}"`);
  });

  it('has its goals', () => {
    expect(boardLines(solvedBoard({ rows: 2, columns: 3 }))).toEqual(['1 2 3', '4 5 .']);
    expect(boardLines(blankFirstBoard({ rows: 4, columns: 3 }))).toEqual([' .  1  2', ' 3  4  5', ' 6  7  8', ' 9 10 11']);
  });
});

describe('inversions', () => {
  it('are those of the texts', () => {
    expect(inversions(EXAMPLE.cells, 0, 9)).toBe(2);
    expect(invertedPairs(EXAMPLE.cells)).toEqual([
      [6, 5],
      [7, 5],
    ]);
    expect(inversions([2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0], 0, 16)).toBe(1);
    expect(inversions([99, 99, 3, 2, 1, 0, 99], 2, 4)).toBe(3);
  });
});

describe('paths', () => {
  const path = tilePath('LUL');

  it('lead from board to board: 4, 5 and 8 move in the example of the texts', () => {
    const boards = boardsAlong(EXAMPLE, path);
    expect(boards.map(({ cells }) => Array.from(cells).join(''))).toEqual(['123046758', '123406758', '123456708', '123456780']);
    expect(boardsAlong(boards[3], wayBack(path)).at(-1)).toEqual(EXAMPLE);
  });

  it('are of tiles; those of the blank go the other way', () => {
    expect(blankOfTilePath(path)).toBe('RDR');
    expect(tileOfBlankPath(blankPath('rdr'))).toBe('LUL');
    expect(['U', 'D', 'L', 'R'].map((move) => opposite(move as 'U'))).toEqual(['D', 'U', 'R', 'L']);
  });

  it("are read with the texts' leading 0, which is no move", () => {
    expect(tilePath('0LUL')).toBe('LUL');
    expect(tilePath('0')).toBe('');
    expect(() => tilePath('LUX')).toThrow('a path is written with U, D, L and R, got "X" in "LUX"');
    expect(() => boardsAlong(EXAMPLE, tilePath('LR R'.replace(' ', '')))).toThrow(
      'move 3 of LRR needs a tile to slide R, got the side of the board',
    );
  });
});

describe('state strings', () => {
  it("the texts' 123046758L cannot be after a tile slid left: the blank is in the first column", () => {
    const refused = { code: 'E_USAGE', message: 'after a tile slid L the blank cannot be in the first column, got "123046758L"' };
    expect(() => readState('123046758L')).toThrow(
      expect.objectContaining({ ...refused, hint: "meant as the blank's direction it is possible: --moves blank" }),
    );
    expect(readState('123046758L', undefined, 'blank')).toEqual({ board: EXAMPLE, last: 'R' });
    expect(stateText(readState('123046758L', undefined, 'blank'))).toBe('123046758R');
  });

  it('have the letter of the move that led there, on every way', () => {
    const boards = boardsAlong(EXAMPLE, tilePath('LULDRU'));
    for (const [k, last] of (['L', 'U', 'L', 'D', 'R', 'U'] as const).entries()) {
      const state = { board: boards[k + 1], last };
      expect((['U', 'D', 'L', 'R'] as const).filter((letter) => canEndWith(state.board, letter))).toContain(last);
      expect(readState(stateText(state))).toEqual(state);
    }
  });

  it.each([
    ['123046758X', 'a state is its tiles, one character each, and the letter of the last move, got "123046758X"'],
    ['123456780D', 'after a tile slid D the blank cannot be in the last row, got "123456780D"'],
    ['123456780R', 'after a tile slid R the blank cannot be in the last column, got "123456780R"'],
  ])('%s is refused', (text, message) => {
    expect(() => readState(text)).toThrow(message);
  });
});
