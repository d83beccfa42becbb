import type { Claim, Finding } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { type Board, solvedBoard } from '../board.js';
import { depthIn, depthTable } from '../depth-table.js';
import { manhattan } from '../heuristics/manhattan.js';
import { breadthFirst } from '../searches/breadth-first.js';
import { depthFirst } from '../searches/depth-first.js';
import type { Algorithm } from '../searches/search.js';
import {
  boardsText,
  boardText,
  EIGHT,
  EXAMPLE,
  everySolvable,
  FIVE,
  type FoundBoard,
  foundBoard,
  goalOf,
  type PuzzleClaimOf,
  sampleText,
  stepOf,
  stepsFrom,
} from './boards.js';
import { compared } from './compared.js';

/** The depth of the nearest neighbour, or the length of the path found: 0 if there was none. */
type Wrong = FoundBoard & { readonly depth: number } & ({ readonly nearest: number } | { readonly length: number });

/** Claims that breadth first finds shortest paths: the table of all depths is proved by its neighbours, and breadth first is compared with it. */
export const breadthFirstShortest: PuzzleClaimOf = (scope): Claim<Wrong> => ({
  id: 'breadth-first-shortest',
  title: 'Breadth first is shortest',
  statement:
    scope.board === undefined
      ? 'breadth first finds a shortest path from every board of 2 x 3; and on all 181,440 boards of 3 x 3 its depths are right: 0 at the goal alone, elsewhere a neighbour is one nearer and none is two nearer'
      : `breadth first finds a shortest path ${sampleText(scope, scope.board)}; and on all ${boardsText(scope.board)} its depths are right: 0 at the goal alone, elsewhere a neighbour is one nearer and none is two nearer`,
  reference:
    'E. F. Moore (1959), The shortest path through a maze, Proceedings of an International Symposium on the Theory of Switching, 285–292',
  check: () => {
    const goal = goalOf(scope, EIGHT);
    const depths = lookThrough(everySolvable(goal), (board) => depthFault(board, goal));
    const few = goalOf(scope, FIVE);
    const paths = shortest(breadthFirst, everySolvable(few, stepOf(few)), few);
    return depths.holds ? { ...paths, cases: depths.cases + paths.cases } : depths;
  },
  twin: {
    statement: 'depth first finds as short a path as breadth first',
    check: () =>
      shortest(depthFirst, scope.board === undefined ? [EXAMPLE] : everySolvable(solvedBoard(scope.board)), goalOf(scope, EIGHT)),
  },
  refuted: (found) =>
    'nearest' in found
      ? `${boardText(found.board)} has depth ${found.depth}, and its nearest neighbour ${found.nearest}`
      : `${boardText(found.board)} is ${counted(found.depth, 'move')} from the goal, and the path found has ${count(found.length)}`,
});

function depthFault(board: Board, goal: Board): Wrong | null {
  const table = depthTable(goal);
  const depth = depthIn(table, board.cells);
  const least = Math.min(...stepsFrom(board).map(({ cells }) => depthIn(table, cells)));
  const right = depth === 0 ? board.cells.join() === goal.cells.join() && least === 1 : least === depth - 1;
  return right ? null : { ...foundBoard(board), depth, nearest: least };
}

function shortest(algorithm: Algorithm, boards: Iterable<Board>, goal: Board): Finding<Wrong> {
  return lookThrough(boards, (start) => {
    const { path } = algorithm.search({ start, goal, heuristic: manhattan });
    const depth = depthIn(depthTable(goal), start.cells);
    return path?.length === depth ? null : { ...foundBoard(start), depth, length: path?.length ?? 0 };
  });
}

/** The greatest depth for the goal with the blank in this cell, from 0. */
type Depth = { readonly cell: number; readonly greatest: number };

export const greatestDepth: Claim<Depth> = {
  id: 'greatest-depth',
  title: 'The hardest boards of 3 x 3',
  statement:
    'no board of 3 x 3 is more than 31 moves from the goal with the blank in a corner or at an edge, or more than 30 from one with the blank in the middle, and some are as far; looking at every board for each',
  reference: 'A. Reinefeld (1993), Complete solution of the eight-puzzle and the benefit of node ordering in IDA*, IJCAI-93, 248–253',
  check: () => depthsAre((cell) => (cell === 4 ? 30 : 31)),
  twin: { statement: 'the greatest depth is 31 whatever cell the goal has its blank in', check: () => depthsAre(() => 31) },
  refuted: ({ cell, greatest }) => `with the blank in cell ${cell + 1} of the goal the greatest depth is ${greatest}`,
};

function depthsAre(greatest: (cell: number) => number): Finding<Depth> {
  let boards = 0;
  for (const cell of [8, 7, 4]) {
    const cells = [1, 2, 3, 4, 5, 6, 7, 8];
    cells.splice(cell, 0, 0);
    const table = depthTable({ rows: 3, columns: 3, cells: Uint8Array.from(cells) });
    boards += table.depths.length;
    if (table.greatest !== greatest(cell)) return compared(boards, { cell, greatest: table.greatest });
  }
  return compared<Depth>(boards, null);
}
