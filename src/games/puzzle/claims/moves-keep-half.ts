import type { Claim, Finding } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import type { Board } from '../board.js';
import { halfOf } from '../solvable.js';
import {
  boardText,
  EIGHT,
  everyMove,
  everySolvable,
  type FoundBoard,
  foundBoard,
  goalOf,
  type PuzzleClaimOf,
  rowsOf,
  shapesOf,
  shapesText,
  stepsFrom,
} from './boards.js';
import { compared } from './compared.js';

/** A board and the one after a move; or the number of moves checked, none of which leaves its half. */
type Apart = (FoundBoard & { readonly after: FoundBoard['board'] }) | { readonly looked: number };

/** Claims that solvability need only be checked once, at the start. */
export const movesKeepHalf: PuzzleClaimOf = (scope): Claim<Apart> => ({
  id: 'moves-keep-half',
  title: 'No move makes a board unsolvable',
  statement: `every legal move leads to a board of the same half, so that one look at the start is enough; on ${shapesText(scope, '2 x 2 to 3 x 3')}, every move of every arrangement`,
  reference: 'W. W. Johnson & W. E. Story (1879), Notes on the "15" Puzzle, American Journal of Mathematics 2, 397–404',
  check: () =>
    lookThrough(everyMove(shapesOf(scope)), ({ after, before }) => {
      const { columns, rows } = before;
      if (halfOf(after.cells, 0, rows, columns) === halfOf(before.cells, 0, rows, columns)) return null;
      return { ...foundBoard(before), after: rowsOf(after) };
    }),
  twin: {
    statement: `some legal move leads from a board of ${shapesText(scope, '3 x 3')} that can be solved to one that cannot`,
    check: () => findUnsolvable(goalOf(scope, EIGHT)),
  },
  refuted: (found) =>
    'looked' in found
      ? `none of the ${counted(count(found.looked), 'move')} from boards that can be solved leads to one that cannot`
      : `${boardText(found.board)} and ${boardText(found.after)} are one move apart and not of one half`,
});

function findUnsolvable(goal: Board): Finding<Apart> {
  let looked = 0;
  const half = halfOf(goal.cells, 0, goal.rows, goal.columns);
  for (const board of everySolvable(goal)) {
    for (const { cells } of stepsFrom(board)) {
      looked++;
      if (halfOf(cells, 0, goal.rows, goal.columns) !== half) return compared<Apart>(looked, null);
    }
  }
  return compared(looked, { looked });
}
