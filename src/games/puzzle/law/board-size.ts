import { AuditError } from '../../../core/errors.js';

/** A sliding puzzle's board: 2 to 5 rows of 2 to 5 cells, numbered from 0 row by row. */
export interface BoardSize {
  readonly rows: number;
  readonly columns: number;
}

/**
 * The largest board of which every solvable state is held: 3 × 3, with 9!/2 = 181,440 of them. Boards of 10 cells and more have
 * 1,814,400 states at the least.
 */
export const MOST_HELD_CELLS = 9;

/** Cells of the board: its tiles and the blank. */
export function cellCount({ rows, columns }: BoardSize): number {
  return rows * columns;
}

/** `3x3`: rows, then columns. */
export function sizeText({ rows, columns }: BoardSize): string {
  return `${rows}x${columns}`;
}

/** Throws E_USAGE for a board that has not 2 to 5 rows and columns. */
export function checkBoardSize(size: BoardSize): void {
  const allowed = (x: number): boolean => Number.isInteger(x) && x >= 2 && x <= 5;
  if (!allowed(size.rows) || !allowed(size.columns))
    throw new AuditError('E_USAGE', `a board must have 2 to 5 rows and 2 to 5 columns, got ${sizeText(size)}`);
}

/** Throws E_USAGE for a board with more states than are held one by one. */
export function checkHeldSize(size: BoardSize): void {
  checkBoardSize(size);
  if (cellCount(size) > MOST_HELD_CELLS)
    throw new AuditError('E_USAGE', `a law of every board needs at most ${MOST_HELD_CELLS} cells, got ${sizeText(size)}`, {
      hint: 'use 3x3 or a smaller board',
    });
}

/** Writes the goal into `cells`: tiles 1, 2, 3, … row by row, and the blank, written 0, last. */
export function setGoal(cells: Uint16Array): void {
  for (let i = 0; i < cells.length; i++) cells[i] = i + 1;
  cells[cells.length - 1] = 0;
}

/** The goal as a new board: tiles 1, 2, 3, … row by row, and the blank, written 0, last. */
export function goalBoard(size: BoardSize): Uint16Array {
  const cells = new Uint16Array(cellCount(size));
  setGoal(cells);
  return cells;
}
