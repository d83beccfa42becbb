import { type Board, boardOf, solvedBoard } from '../../../games/puzzle/board.js';
import { indexOfBoard, unranker } from '../../../games/puzzle/rank.js';

export const SIZE = { rows: 3, columns: 3 };
const CELLS = SIZE.rows * SIZE.columns;

export const ARRANGEMENTS = 362_880;

export const GOAL: Board = solvedBoard(SIZE);

/** Returns the board with that number of `indexOfBoard`, of either half. */
export function boardAt(index: number): Board {
  const cells = new Uint8Array(CELLS);
  unranker(GOAL)(index >>> 1, cells, 0);
  if (indexOfBoard(cells, 0, CELLS) !== index) unranker(exchanged(GOAL))(index >>> 1, cells, 0);
  return boardOf(SIZE, cells);
}

/** Returns the number of a board among all arrangements. */
export function indexOf({ cells }: Pick<Board, 'cells'>): number {
  return indexOfBoard(cells, 0, CELLS);
}

/** Returns the board with the tiles 1 and 2 in each other's places, as after taking both out. */
export function exchanged(board: Board): Board {
  const other: Readonly<Record<number, number>> = { 1: 2, 2: 1 };
  return boardOf(
    board,
    Array.from(board.cells, (tile) => other[tile] ?? tile),
  );
}

/** Slides the tile in a cell into the blank beside it; null where it cannot. */
export function slid(board: Board, cell: number): Board | null {
  const blank = board.cells.indexOf(0);
  const [row, column] = [Math.floor(cell / board.columns), cell % board.columns];
  const [blankRow, blankColumn] = [Math.floor(blank / board.columns), blank % board.columns];
  if (Math.abs(row - blankRow) + Math.abs(column - blankColumn) !== 1) return null;
  const cells = Array.from(board.cells);
  [cells[blank], cells[cell]] = [cells[cell] ?? 0, 0];
  return boardOf(board, cells);
}
