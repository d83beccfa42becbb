import { AuditError } from '../../core/errors.js';
import type { BoardShape } from '../../core/subject/outcome.js';

/** The shortest side of a board, in cells; `MOST_SIDE` is the longest. */
export const LEAST_SIDE = 2;
/** See `LEAST_SIDE`. */
export const MOST_SIDE = 5;

/**
 * The largest board of which every solvable state is held for a law: 3 × 3, with 9!/2 = 181,440 of them. Boards of 10 cells and more have at least
 * 1,814,400 states.
 */
export const MOST_HELD_CELLS = 9;

/** Returns the cells of the board: its tiles and the blank. */
export function cellCount({ rows, columns }: BoardShape): number {
  return rows * columns;
}

/** `3x3`: rows, then columns. */
export function sizeText({ rows, columns }: BoardShape): string {
  return `${rows}x${columns}`;
}

/** Throws E_USAGE for a board that does not have 2 to 5 rows and columns. */
export function checkBoardSize({ rows, columns }: BoardShape): void {
  for (const side of [rows, columns]) {
    if (!(Number.isSafeInteger(side) && side >= LEAST_SIDE && side <= MOST_SIDE))
      throw new AuditError('E_USAGE', `a board needs sides from ${LEAST_SIDE} to ${MOST_SIDE} cells, got ${rows} x ${columns}`);
  }
}

/** Throws E_USAGE for a board with more states than are held one by one. */
export function checkHeldSize(size: BoardShape): void {
  checkBoardSize(size);
  if (cellCount(size) > MOST_HELD_CELLS)
    throw new AuditError('E_USAGE', `a law of every board needs at most ${MOST_HELD_CELLS} cells, got ${sizeText(size)}`, {
      hint: 'use 3x3 or a smaller board',
    });
}

/** Returns rows plus columns between two cells. */
export function cellDistance({ columns }: BoardShape, a: number, b: number): number {
  return Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) + Math.abs((a % columns) - (b % columns));
}

/** Returns 0 if the blank in this cell is an even number of moves away from its home, the last cell; 1 if odd. Every move changes it. */
export function blankColour(size: BoardShape, blank: number): 0 | 1 {
  return cellDistance(size, blank, cellCount(size) - 1) % 2 === 0 ? 0 : 1;
}
