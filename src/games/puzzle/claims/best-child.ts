import type { Claim, Finding } from '../../../core/claim.js';
import { counted } from '../../../core/counted.js';
import { lookThrough } from '../../../core/survey.js';
import type { Board } from '../board.js';
import { manhattan, manhattanTo } from '../heuristics/manhattan.js';
import { bestFirst } from '../searches/best-first.js';
import { boardText, everySolvable, FIVE, type NextBoard, stepsFrom } from './boards.js';

/** What the texts call A*. */
export const bestChild: Claim = {
  id: 'best-child',
  title: 'Only the best child is no A*',
  statement:
    'always on to the best child, and back to the nearest board with a child left where none is new, finds a path from every board of 2 x 3',
  reference: 'J. Pearl (1984), Heuristics: Intelligent Search Strategies for Computer Problem Solving, Addison-Wesley, section 2.2',
  check: () =>
    lookThrough(everySolvable(FIVE), (start) => {
      const { path } = bestFirst.search({ start, goal: FIVE, heuristic: manhattan });
      return path === null ? `from ${boardText(start)} no path was found` : null;
    }),
  twin: { statement: 'it is enough to keep the best child and drop its siblings, so that one board at a time is kept', check: keepingOne },
};

/** Never back: on to the child with the least estimate that has not been visited, the first of equals. */
function keepingOne(): Finding {
  const distance = manhattanTo(FIVE);
  return lookThrough(everySolvable(FIVE), (start) => {
    const visited = new Set<string>();
    let board: Board | undefined = start;
    while (board !== undefined && board.cells.join() !== FIVE.cells.join()) {
      visited.add(board.cells.join());
      const fresh: NextBoard[] = stepsFrom(board).filter(({ cells }) => !visited.has(cells.join()));
      fresh.sort((a, b) => distance(a.cells) - distance(b.cells));
      board = fresh.length === 0 ? undefined : { ...FIVE, cells: fresh[0].cells };
    }
    return board === undefined
      ? `from ${boardText(start)} it comes after ${counted(visited.size - 1, 'move')} to a board whose children it has all been in`
      : null;
  });
}
