import { AuditError } from '../../core/errors.js';
import type { BoardShape } from '../../core/subject/outcome.js';
import { counted } from '../../core/words/counted.js';
import { type Board, blankOf, boardOf } from './board.js';
import type { TileMove } from './moves.js';
import { opposite } from './path.js';

/** A board with the move that led to it, in tile convention; null for a start. */
export interface State {
  readonly board: Board;
  readonly last: TileMove | null;
}

/** The characters for the tiles 0 to 24, one each. */
const DIGITS = '0123456789abcdefghijklmno';

/** The meaning of a letter after the tiles: the tile's direction, which is the convention here, or the blank's. */
export type Moved = 'tile' | 'blank';

/**
 * Writes a state as the texts do: the tiles row by row, one character each, then the letter of the last move. The letter is the direction of the
 * TILE. Tiles above 9 are a, b, c … in small letters, moves are capitals. '123046758', '123406758D'.
 */
export function stateText({ board, last }: State): string {
  return Array.from(board.cells, (tile) => DIGITS[tile]).join('') + (last ?? '');
}

/**
 * Reads what `stateText` writes, for a board of this shape, by default the square of that many cells. `moved` gives the meaning of the last letter;
 * the result always holds the tile's move. Throws E_USAGE for text that is no board. It also throws where the last letter is impossible, as in
 * '123046758L': after a tile slid left, the blank is not in the first column.
 */
export function readState(text: string, shape?: BoardShape, moved: Moved = 'tile'): State {
  const [, tiles = '', letter] = /^([0-9a-o]+)([UDLR])?$/.exec(text.trim()) ?? [];
  if (tiles === '') {
    throw new AuditError('E_USAGE', `a state is its tiles, one character each, and the letter of the last move, got "${text}"`, {
      hint: 'for example 123046758 or 123406758D; tiles above 9 are small letters from a',
    });
  }
  const side = Math.sqrt(tiles.length);
  if (!shape && !Number.isInteger(side)) {
    throw new AuditError('E_USAGE', `${counted(tiles.length, 'tile')} make no square board, got "${text}"`, {
      hint: 'say the sides, such as --size 2x3',
    });
  }
  const board = boardOf(
    shape ?? { rows: side, columns: side },
    Array.from(tiles, (digit) => DIGITS.indexOf(digit)),
  );
  if (letter === undefined) return { board, last: null };
  const last = moved === 'tile' ? (letter as TileMove) : opposite(letter as TileMove);
  checkLast(board, last, text, moved);
  return { board, last };
}

const WALL: Readonly<Record<TileMove, string>> = { U: 'first row', D: 'last row', L: 'first column', R: 'last column' };

/** Checks the last move against the blank. After a tile slid left, the blank stands where the tile was: one to the right of it. */
function checkLast(board: Board, last: TileMove, text: string, moved: Moved): void {
  if (canEndWith(board, last)) return;
  const other = moved === 'tile' ? 'blank' : 'tile';
  const hint = canEndWith(board, opposite(last))
    ? `meant as the ${other}'s direction it is possible: --moves ${other}`
    : 'in neither convention can it be the last move';
  const slid = moved === 'tile' ? `a tile slid ${last}` : `the blank went ${opposite(last)}`;
  throw new AuditError('E_USAGE', `after ${slid} the blank cannot be in the ${WALL[last]}, got "${text}"`, { hint });
}

/** True if a board can result from a tile's move in this direction. */
export function canEndWith({ cells, columns, rows }: Board, last: TileMove): boolean {
  const blank = blankOf(cells, 0, cells.length);
  const [row, col] = [Math.floor(blank / columns), blank % columns];
  if (last === 'U') return row > 0;
  if (last === 'D') return row < rows - 1;
  return last === 'L' ? col > 0 : col < columns - 1;
}
