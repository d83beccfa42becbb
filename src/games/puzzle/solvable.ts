import { AuditError } from '../../core/errors.js';
import type { BoardShape } from '../../core/subject/outcome.js';
import { counted } from '../../core/words/counted.js';
import type { Board } from './board.js';
import { blankOf, sameCells } from './board.js';
import { inversions } from './inversions.js';

/**
 * Returns the half of all arrangements that a board belongs to: 0 or 1. On an odd width it is the parity of the inversions; on an even width that of
 * the inversions and the blank's row together. The WIDTH decides, not the number of cells nor the height: a tile that moves up or down passes columns
 * − 1 others. Every legal move preserves the half, and every board of a half can be reached from every other.
 *
 * Source: W. W. Johnson & W. E. Story (1879), Notes on the "15" Puzzle, American Journal of Mathematics 2, 397–404.
 */
export function halfOf(cells: ArrayLike<number>, at: number, rows: number, columns: number): 0 | 1 {
  const n = rows * columns;
  const turns = inversions(cells, at, n);
  const row = columns % 2 === 0 ? Math.floor(blankOf(cells, at, n) / columns) : 0;
  return (turns + row) % 2 === 0 ? 0 : 1;
}

/** Returns a test of whether the usual goal can be reached from a board. The boards lie in one array, each given by the index of its first cell. */
export function solvableOf({ columns, rows }: BoardShape): (cells: ArrayLike<number>, at: number) => boolean {
  // The usual goal has no inversions, and its blank in the last row.
  const goal = columns % 2 === 0 ? (rows - 1) % 2 : 0;
  return (cells, at) => halfOf(cells, at, rows, columns) === goal;
}

/** A board of any size, reduced to what solvability needs: each of 0 … n − 1 once, row by row. */
export type AnyBoard = BoardShape & { readonly cells: ArrayLike<number> };

/** True if one board can be turned into the other by legal moves: any goal, any size. Throws E_USAGE where they differ in shape. */
export function isSolvable(board: AnyBoard, goal: AnyBoard): boolean {
  checkSameShape(board, goal);
  return halfOf(board.cells, 0, board.rows, board.columns) === halfOf(goal.cells, 0, goal.rows, goal.columns);
}

/** The facts that decide whether a board is solvable. Rows count from 1, from the bottom as the texts do. */
export interface Solvability {
  readonly solvable: boolean;
  readonly inversions: number;
  readonly rowFromBottom: number;
  readonly goalInversions: number;
  readonly goalRowFromBottom: number;
  /** Two tiles whose exchange would change the answer: those of the first two cells that hold tiles. */
  readonly exchange: readonly [number, number];
}

/** Returns the numbers behind `isSolvable`, for people. */
export function solvability(board: AnyBoard, goal: AnyBoard): Solvability {
  const [of, ofGoal] = [board, goal].map(({ cells, columns, rows }) => ({
    inversions: inversions(cells, 0, cells.length),
    row: rows - Math.floor(blankOf(cells, 0, cells.length) / columns),
  }));
  const [first, second] = Array.from(board.cells).filter((tile) => tile !== 0);
  return {
    solvable: isSolvable(board, goal),
    inversions: of.inversions,
    rowFromBottom: of.row,
    goalInversions: ofGoal.inversions,
    goalRowFromBottom: ofGoal.row,
    exchange: [first, second],
  };
}

/** Throws E_UNSOLVABLE where the goal cannot be reached, with the inversions and the blank's row that prove it. */
export function checkSolvable(board: Board, goal: Board): void {
  const facts = solvability(board, goal);
  if (facts.solvable || sameCells(board.cells, goal.cells)) return;
  const [a, b] = facts.exchange;
  const hint = `no sequence of moves leads there, and no longer search will help; with ${a} and ${b} exchanged it can be solved`;
  throw new AuditError('E_UNSOLVABLE', unsolvableText(board, facts), { hint });
}

/** Says why the goal cannot be reached, in lower case: what its width requires, and what is there. */
export function unsolvableText({ columns }: BoardShape, facts: Solvability): string {
  const { goalInversions, goalRowFromBottom, inversions: turns, rowFromBottom } = facts;
  if (columns % 2 === 1) {
    const needed = goalInversions % 2 === 0 ? 'even' : 'odd';
    return `the goal cannot be reached: on ${counted(columns, 'column')} it needs an ${needed} number of inversions, got ${turns}, with the blank in row ${rowFromBottom} from the bottom`;
  }
  const needed = (goalInversions + goalRowFromBottom) % 2 === 0 ? 'even' : 'odd';
  return `the goal cannot be reached: on ${counted(columns, 'column')} inversions and the blank's row from the bottom must add up to an ${needed} number, got ${turns} + ${rowFromBottom}`;
}

/** Throws E_USAGE where two boards differ in shape. */
export function checkSameShape(board: BoardShape, goal: BoardShape): void {
  if (board.rows !== goal.rows || board.columns !== goal.columns) {
    throw new AuditError(
      'E_USAGE',
      `board and goal need the same sides, got ${board.rows} x ${board.columns} and ${goal.rows} x ${goal.columns}`,
    );
  }
}
