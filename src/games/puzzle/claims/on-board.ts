import type { BoardShape } from '../../../core/subject/outcome.js';
import { blankFirstBoard, solvedBoard } from '../board.js';
import { isSolvable } from '../solvable.js';
import { sideText } from './boards.js';

/**
 * Returns the reason why a claim has no meaning on boards of a size, or its wrong twin is right there. Lower case, no full stop; null if it can be
 * asked.
 */
export type BoardRefusal = (board: BoardShape) => string | null;

/** Never refuses: for claims that can be asked of every size. */
export const always: BoardRefusal = () => null;

/** Refuses all but the one size for which numbers were published. */
export const threeByThreeOnly: BoardRefusal = (board) =>
  sideText(board) === '3 x 3' ? null : 'its numbers are known from elsewhere for 3 x 3 alone, and a claim is held to such';

/** Refuses sizes at which no two goals have different halves: a rule without the goal is right there. */
export const goalsApart: BoardRefusal = (board) =>
  isSolvable(blankFirstBoard(board), solvedBoard(board))
    ? `on ${sideText(board)} the goals with the blank first and last have the same half, so a rule without the goal is right for both`
    : null;

/** Refuses 2 x 2, where the blank can only go round. */
export const oneRing: BoardRefusal = ({ columns, rows }) =>
  rows * columns > 4 ? null : 'on 2 x 2 the boards lie on one ring, on which the wrong twin finds its way as well';

/** Refuses more than six cells: the work grows too fast with the size. */
export const upToSixCells: BoardRefusal = (board) => {
  const cells = board.rows * board.columns;
  if (cells > 6) return `its searches are made on boards of up to 6 cells, since they take too long on the ${cells} of ${sideText(board)}`;
  return null;
};
