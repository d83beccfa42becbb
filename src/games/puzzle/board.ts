import { AuditError } from '../../core/errors.js';

/** The sides of a board: each from 2 to 5 cells. */
export interface Shape {
  readonly rows: number;
  readonly cols: number;
}

/**
 * A board of the sliding puzzle. `cells` holds the tiles row by row from the top left: each of 0 … rows·cols − 1 once, 0 for the blank.
 * Nothing in this folder writes to the cells of a board it was given.
 */
export interface Board extends Shape {
  readonly cells: Uint8Array;
}

/** The shortest and the longest side of a board. */
export const LEAST_SIDE = 2;
/** See `LEAST_SIDE`. */
export const MOST_SIDE = 5;

/** A board of these cells, row by row. Throws E_USAGE where a side is not from 2 to 5 or the cells are not each of 0 … n − 1 once. */
export function boardOf({ cols, rows }: Shape, cells: ArrayLike<number>): Board {
  for (const side of [rows, cols]) {
    if (!(Number.isSafeInteger(side) && side >= LEAST_SIDE && side <= MOST_SIDE)) {
      throw new AuditError('E_USAGE', `a board needs sides from ${LEAST_SIDE} to ${MOST_SIDE} cells, got ${rows} x ${cols}`);
    }
  }
  checkTiles(rows * cols, cells);
  return { rows, cols, cells: Uint8Array.from(cells) };
}

function checkTiles(n: number, cells: ArrayLike<number>): void {
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

/** The usual goal: 1, 2, 3 … row by row and the blank last. */
export function solvedBoard({ cols, rows }: Shape): Board {
  const n = rows * cols;
  return boardOf(
    { rows, cols },
    Array.from({ length: n }, (_, cell) => (cell + 1) % n),
  );
}

/** The goal with the blank in the first cell, then 1, 2, 3 …: the one of Korf's instances. */
export function blankFirstBoard({ cols, rows }: Shape): Board {
  return boardOf(
    { rows, cols },
    Array.from({ length: rows * cols }, (_, cell) => cell),
  );
}

/** The cell of the blank in cells[at … at + n), from 0. */
export function blankOf(cells: ArrayLike<number>, at: number, n: number): number {
  for (let cell = 0; cell < n; cell++) if (cells[at + cell] === 0) return cell;
  throw new AuditError('E_USAGE', `a board needs a blank, written 0, got none in ${n} cells`);
}

/** Whether two boards have the same tiles in the same cells. */
export function sameCells(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  for (let cell = 0; cell < a.length; cell++) if (a[cell] !== b[cell]) return false;
  return a.length === b.length;
}

/** Of every tile, the cell it stands in. */
export function cellsOfTiles(cells: ArrayLike<number>): Uint8Array {
  const where = new Uint8Array(cells.length);
  for (let cell = 0; cell < cells.length; cell++) where[cells[cell]] = cell;
  return where;
}
