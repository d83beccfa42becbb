import type { Claim, Finding } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import type { BoardShape } from '../../../core/subject/outcome.js';
import { rankOf } from '../../../math/orders/order-rank.js';
import { solvedBoard } from '../board.js';
import { halfOf } from '../solvable.js';
import {
  boardText,
  everyArrangement,
  type FoundBoard,
  foundBoard,
  type PuzzleClaimOf,
  type PuzzleScope,
  reachedFrom,
  shapesOf,
  shapesText,
} from './boards.js';

type Wrong = FoundBoard & { readonly reached: boolean };

/** Claims the rule of the width, for every arrangement, reachable by moves or not. */
export const solvableByWidth: PuzzleClaimOf = (scope): Claim<Wrong> => ({
  id: 'solvable-by-width',
  title: 'Which boards can be solved',
  statement: `on an odd number of columns a board can be solved exactly if its inversions are even or odd as the goal’s are; on an even number, if inversions and the blank’s row together are; on ${shapesText(scope, '2 x 2, 2 x 3, 3 x 2, 2 x 4, 4 x 2 and 3 x 3')}, every arrangement`,
  reference: 'W. W. Johnson & W. E. Story (1879), Notes on the "15" Puzzle, American Journal of Mathematics 2, 397–404',
  check: () => byRule(scope, ({ columns }) => columns),
  twin:
    scope.board === undefined
      ? {
          statement: 'the same rule with the number of rows in place of the number of columns tells it',
          check: () => byRule(scope, ({ rows }) => rows),
        }
      : {
          // Where rows and columns are both even or both odd, the other twin would be right.
          statement: 'the same rule with odd and even numbers of columns exchanged tells it',
          check: () => byRule(scope, ({ columns }) => columns + 1),
        },
  refuted: ({ board, reached }) =>
    `${boardText(board)} ${reached ? 'can' : 'cannot'} be solved, and the rule says that it ${reached ? 'cannot' : 'can'}`,
});

function byRule(scope: PuzzleScope, width: (shape: BoardShape) => number): Finding<Wrong> {
  return lookThrough(cases(scope), ({ board, reached, shape }) => {
    const half = (cells: ArrayLike<number>): number => parityOf(cells, shape, width(shape));
    const told = half(board.cells) === half(solvedBoard(shape).cells);
    return told === reached ? null : { ...foundBoard(board), reached };
  });
}

function* cases(
  scope: PuzzleScope,
): Iterable<{ readonly board: ReturnType<typeof solvedBoard>; readonly reached: boolean; readonly shape: BoardShape }> {
  for (const shape of shapesOf(scope)) {
    const reached = reachedFrom(solvedBoard(shape));
    for (const board of everyArrangement(shape)) yield { board, shape, reached: reached[rankOf(board.cells, 0, board.cells.length)] === 1 };
  }
}

/** Returns the half by the rule for a width of this parity; the blank's row is counted on the board as it is. */
function parityOf(cells: ArrayLike<number>, { columns, rows }: BoardShape, width: number): number {
  if (width % 2 === columns % 2) return halfOf(cells, 0, rows, columns);
  const row = Math.floor(Array.from(cells).indexOf(0) / columns);
  const own = halfOf(cells, 0, rows, columns);
  return (own + row) % 2;
}
