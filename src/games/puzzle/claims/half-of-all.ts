import type { Claim, Finding } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import type { BoardShape } from '../../../core/subject/outcome.js';
import { count } from '../../../core/words/numbers.js';
import { factorial } from '../../../math/fraction.js';
import { solvedBoard } from '../board.js';
import { type PuzzleClaimOf, type PuzzleScope, reachedFrom, shapesOf, sideText } from './boards.js';

type Reached = { readonly rows: number; readonly columns: number; readonly reached: number; readonly all: number };

export const halfOfAll: PuzzleClaimOf = (scope): Claim<Reached> => ({
  id: 'half-of-all',
  title: 'Half of all arrangements',
  statement: `from the goal exactly half of the n! arrangements can be reached, ${scope.board === undefined ? '181,440 of 362,880 on 3 x 3; on 2 x 2 to 3 x 3' : halfText(scope.board)}, by following moves and nothing else`,
  reference: 'A. F. Archer (1999), A modern treatment of the 15 puzzle, American Mathematical Monthly 106, 793–799',
  check: () => reaching(scope, 2),
  twin: { statement: 'every arrangement can be reached from the goal', check: () => reaching(scope, 1) },
  refuted: ({ all, reached, ...shape }) => `on ${sideText(shape)}, ${count(reached)} of ${count(all)} are reached`,
});

function halfText(board: BoardShape): string {
  const all = Number(factorial(board.rows * board.columns));
  return `${count(all / 2)} of ${count(all)} on ${sideText(board)}`;
}

function reaching(scope: PuzzleScope, share: number): Finding<Reached> {
  return lookThrough(shapesOf(scope), (shape) => {
    const reached = reachedFrom(solvedBoard(shape)).reduce((sum, one) => sum + one, 0);
    const all = Number(factorial(shape.rows * shape.columns));
    return reached * share === all ? null : { rows: shape.rows, columns: shape.columns, reached, all };
  });
}
