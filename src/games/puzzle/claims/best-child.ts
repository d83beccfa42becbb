import type { Claim, Finding } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import { counted } from '../../../core/words/counted.js';
import type { Board } from '../board.js';
import { manhattan } from '../heuristics/manhattan.js';
import { bestFirst } from '../searches/best-first.js';
import { descend } from '../searches/descend.js';
import { boardText, everySolvable, FIVE, type FoundBoard, foundBoard, goalOf, type PuzzleClaimOf, sampleText, stepOf } from './boards.js';

/** The number of moves after which all children had been visited; none if nothing was found at all. */
type Lost = FoundBoard & { readonly moves: number };

/** Claims that what the texts call A* finds a path: it goes on to the best child, and back if none is new. */
export const bestChild: PuzzleClaimOf = (scope): Claim<Lost> => ({
  id: 'best-child',
  title: 'Only the best child is no A*',
  statement: `always on to the best child, and back to the nearest board with a child left where none is new, finds a path ${sampleText(scope, FIVE)}`,
  reference: 'J. Pearl (1984), Heuristics: Intelligent Search Strategies for Computer Problem Solving, Addison-Wesley, section 2.2',
  check: () => {
    const goal = goalOf(scope, FIVE);
    return lookThrough(everySolvable(goal, stepOf(goal)), (start) => {
      const { path } = bestFirst.search({ start, goal, heuristic: manhattan });
      return path === null ? { ...foundBoard(start), moves: 0 } : null;
    });
  },
  twin: {
    statement: 'it is enough to keep the best child and drop its siblings, so that one board at a time is kept',
    check: () => keepingOne(goalOf(scope, FIVE)),
  },
  refuted: ({ moves, board }) =>
    moves === 0
      ? `from ${boardText(board)} no path was found`
      : `from ${boardText(board)} it comes after ${counted(moves, 'move')} to a board whose children it has all been in`,
});

/** Never goes back: continues with the unvisited child of the least estimate, the first of equals. */
function keepingOne(goal: Board): Finding<Lost> {
  const follower = manhattan.follow(goal);
  return lookThrough(everySolvable(goal, stepOf(goal)), (start) => {
    const { expanded, path } = descend({ start, goal, heuristic: manhattan }, follower, 'dropped');
    return path === null ? { ...foundBoard(start), moves: expanded - 1 } : null;
  });
}
