import type { Claim, Finding } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import type { BoardShape } from '../../../core/subject/outcome.js';
import { rankOf } from '../../../math/orders/order-rank.js';
import { type Board, blankFirstBoard } from '../board.js';
import { inversions } from '../inversions.js';
import { isSolvable } from '../solvable.js';
import {
  boardText,
  everyArrangement,
  type FoundBoard,
  foundBoard,
  type PuzzleClaimOf,
  type PuzzleScope,
  reachedFrom,
  rowsOf,
  shapesOf,
  shapesText,
} from './boards.js';

const SHAPES: readonly BoardShape[] = [
  { rows: 2, columns: 2 },
  { rows: 2, columns: 4 },
];

type Wrong = FoundBoard & { readonly goal: FoundBoard['board']; readonly reached: boolean };

/** Claims that the goal has its own half: a rule without it is a rule for one goal. */
export const goalDecides: PuzzleClaimOf = (scope): Claim<Wrong> => ({
  id: 'goal-decides',
  title: 'The goal decides which boards can be solved',
  statement: `for the goal with the blank first, a board can be solved exactly if it is in the half of that goal, on ${shapesText(scope, '2 x 2 and 2 x 4')}, every arrangement`,
  reference:
    'R. E. Korf (1985), Depth-first iterative-deepening, Artificial Intelligence 27, 97–109: 100 boards of 4 x 4 for the goal with the blank first',
  check: () => toldBy(scope, (board, goal) => isSolvable(board, goal)),
  twin: {
    statement:
      'on an even number of columns a board can be solved, whatever the goal, exactly if the blank is in an even row from the bottom and the inversions are odd, or in an odd row and they are even',
    check: () =>
      toldBy(
        scope,
        ({ cells, columns, rows }) => (rows - Math.floor(cells.indexOf(0) / columns) + inversions(cells, 0, cells.length)) % 2 === 1,
      ),
  },
  refuted: ({ board, goal, reached }) =>
    `${boardText(board)} ${reached ? 'can' : 'cannot'} be turned into ${boardText(goal)}, and the rule says that it ${reached ? 'cannot' : 'can'}`,
});

function toldBy(scope: PuzzleScope, rule: (board: Board, goal: Board) => boolean): Finding<Wrong> {
  return lookThrough(cases(scope), ({ board, goal, reached }) => {
    return rule(board, goal) === reached ? null : { ...foundBoard(board), goal: rowsOf(goal), reached };
  });
}

function* cases(scope: PuzzleScope): Iterable<{ readonly board: Board; readonly goal: Board; readonly reached: boolean }> {
  for (const shape of shapesOf(scope, SHAPES)) {
    const goal = blankFirstBoard(shape);
    const reached = reachedFrom(goal);
    for (const board of everyArrangement(shape)) yield { board, goal, reached: reached[rankOf(board.cells, 0, board.cells.length)] === 1 };
  }
}
