import { describe, expect, it } from 'vitest';
import { logWishesOf } from '../../../src/engine/log/read-log.js';
import { logFacts } from '../../../src/kinds/words/log.js';
import { decksOf, failure, ownFolder, place, read } from '../../host/log/logs.js';
import { below } from '../../support/even-list.js';

ownFolder();

const PUZZLE = { outcome: { kind: 'board', rows: 3, columns: 3 } as const };
const WAY = { U: -3, D: 3, L: -1, R: 1 } as const;
const BACK = { U: 'D', D: 'U', L: 'R', R: 'L' } as const;
type Letter = keyof typeof WAY;

/** Whether a square of the nine has one beside it in that direction. */
const MAY: Readonly<Record<Letter, (cell: number) => boolean>> = {
  U: (cell) => cell > 2,
  D: (cell) => cell < 6,
  L: (cell) => cell % 3 > 0,
  R: (cell) => cell % 3 < 2,
};

/** Walks the blank over the board by moves that are possible: the board, and the letters of the ways of the blank. */
function walked(draw: (bound: number) => number, moves: number): { readonly board: string; readonly blank: readonly Letter[] } {
  const board = [1, 2, 3, 4, 5, 6, 7, 8, 0];
  const blank: Letter[] = [];
  while (blank.length < moves) {
    const at = board.indexOf(0);
    const may = (['U', 'D', 'L', 'R'] as const).filter((letter) => MAY[letter](at));
    const letter = may[draw(may.length)];
    board[at] = board[at + WAY[letter]];
    board[at + WAY[letter]] = 0;
    blank.push(letter);
  }
  return { board: board.join(' '), blank };
}

/** Writes letters with the times that each is made in a row. */
const counted = (letters: readonly Letter[]): string =>
  letters.join('').replaceAll(/(.)\1+/g, (run, letter: string) => `${letter}${run.length}`);

const draw = below(71);
const WALKS = Array.from({ length: 40 }, () => walked(draw, 30));
const BOARDS = WALKS.map(({ board }) => board);
const TILES = WALKS.map(({ blank }) => blank.map((letter) => BACK[letter]));

const boardsIn = async (text: string): Promise<readonly string[]> => {
  const { origin } = await read(text, PUZZLE);
  expect((await read(text, logWishesOf(origin))).origin).toEqual(origin);
  const boards = await decksOf([place('log', text)], PUZZLE);
  expect(await decksOf([place('log', text)], PUZZLE, 7)).toEqual(boards);
  return boards;
};

const readAs = async (text: string): Promise<string | undefined> =>
  logFacts((await read(text, PUZZLE)).origin).find(([fact]) => fact === 'Read as')?.[1];

describe('scrambles as moves', () => {
  it.each([
    ['a letter a move', TILES.map((letters) => letters.join(''))],
    ['letters with their times', TILES.map(counted)],
    ['spaces between, small letters', TILES.map((letters) => letters.join(' ').toLowerCase())],
    ['numbered, with comments and blank lines', ['# scrambles', '', ...TILES.map((letters, i) => `${i + 1}. ${counted(letters)}`)]],
    ['the way of the blank', WALKS.map(({ blank }) => blank.join(''))],
  ])('are read as the boards that they lead to: %s', async (_, lines) => {
    expect(await boardsIn(`${lines.join('\n')}\n`)).toEqual(BOARDS);
  });

  it('say whose way a letter names, and the moves that no board allows', async () => {
    const text = `${TILES.map((letters) => letters.join('')).join('\n')}\n`;
    expect(await readAs(text)).toBe('moves made on the solved board, each letter the way of a tile');
    expect(await readAs(text.replaceAll('\n', 'LLLL\n'))).toMatch(/; \d+ of 1,360 moves that no board allows passed over$/);
  });

  it('are refused without their board, and where a line is none', async () => {
    const text = `${TILES.map(counted).join('\n')}\n`;
    expect((await failure(read(text))).hint).toBe('say of which board they are: --space puzzle:4x4');
    const late = `${new Array(300).fill(text.trim()).join('\n')}\nRULX\n`;
    expect((await failure(read(late, PUZZLE))).message).toContain('moves were expected, U, L, D and R with a number each, got "RULX"');
  });
});
