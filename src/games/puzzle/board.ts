import { AuditError } from '../../core/errors.js';
import type { BoardShape } from '../../core/subject/outcome.js';
import { cellCount, checkBoardSize } from './board-size.js';

/**
 * A board of the sliding puzzle. `cells` holds the tiles row by row from the top left: each of 0 … rows·columns − 1 once, 0 for the blank. Nothing in
 * this folder writes to the cells of a board it was given.
 */
export interface Board extends BoardShape {
  readonly cells: Uint8Array;
}

/** A function that reads one integer off the board whose first cell is `cells[at]`; boards of one batch follow one another. */
export type BoardMeasure = (cells: ArrayLike<number>, at: number) => number;

/** Returns a board of these cells, row by row. Throws E_USAGE if a side is not from 2 to 5 or the cells are not each of 0 … n − 1 once. */
export function boardOf(size: BoardShape, cells: ArrayLike<number>): Board {
  checkBoardSize(size);
  checkTiles(cellCount(size), cells);
  return { rows: size.rows, columns: size.columns, cells: Uint8Array.from(cells) };
}

/** Throws E_USAGE unless there are `n` cells with each of 0 … n − 1 once, saying what is missing or twice. */
export function checkTiles(n: number, cells: ArrayLike<number>): void {
  if (cells.length !== n) throw new AuditError('E_USAGE', `the board needs ${n} cells, got ${cells.length}`);
  const firstAt = new Map<number, number>();
  for (let cell = 0; cell < n; cell++) {
    const tile = cells[cell];
    if (!(Number.isSafeInteger(tile) && tile >= 0 && tile < n)) {
      throw new AuditError('E_USAGE', `a board of ${n} cells needs the tiles 0 to ${n - 1}, got ${tile} in cell ${cell + 1}`);
    }
    const before = firstAt.get(tile);
    if (before !== undefined) {
      const missing = Array.from({ length: n }, (_, k) => k).filter((k) => !Array.from(cells).includes(k));
      throw new AuditError('E_USAGE', `every tile must be there once, got ${tile} in cells ${before + 1} and ${cell + 1}`, {
        hint: `missing: ${missing.map((k) => (k === 0 ? '0 (the blank)' : String(k))).join(', ')}`,
      });
    }
    firstAt.set(tile, cell);
  }
}

/** Writes the usual goal into `cells`: 1, 2, 3 … row by row and the blank last. */
export function setGoal(cells: Uint8Array | Uint16Array | Uint32Array): void {
  for (let cell = 0; cell < cells.length; cell++) cells[cell] = cell + 1;
  cells[cells.length - 1] = 0;
}

/** The usual goal as a board: 1, 2, 3 … row by row and the blank last. Throws E_USAGE for sides that no board has. */
export function solvedBoard(size: BoardShape): Board {
  checkBoardSize(size);
  const cells = new Uint8Array(cellCount(size));
  setGoal(cells);
  return boardOf(size, cells);
}

/** The goal with the blank in the first cell, then 1, 2, 3 …: the one of Korf's instances. */
export function blankFirstBoard(size: BoardShape): Board {
  return boardOf(
    size,
    Array.from({ length: cellCount(size) }, (_, cell) => cell),
  );
}

/** Returns the cell of the blank in cells[at … at + n), from 0. */
export function blankOf(cells: ArrayLike<number>, at: number, n: number): number {
  for (let cell = 0; cell < n; cell++) if (cells[at + cell] === 0) return cell;
  throw new AuditError('E_USAGE', `a board needs a blank, written 0, got none in ${n} cells`);
}

export function sameCells(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  for (let cell = 0; cell < a.length; cell++) if (a[cell] !== b[cell]) return false;
  return a.length === b.length;
}

/** Returns, for every tile, its cell. */
export function cellsOfTiles(cells: ArrayLike<number>): Uint8Array {
  const where = new Uint8Array(cells.length);
  for (let cell = 0; cell < cells.length; cell++) where[cells[cell]] = cell;
  return where;
}
