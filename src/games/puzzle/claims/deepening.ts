import type { Claim, Finding } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import type { Board } from '../board.js';
import { depthIn, depthTable } from '../depth-table.js';
import { manhattan } from '../heuristics/manhattan.js';
import { idaStar } from '../searches/ida-star.js';
import { iterativeDeepening } from '../searches/iterative-deepening.js';
import type { SearchResult } from '../searches/search.js';
import { boardText, everySolvable, FIVE, type FoundBoard, foundBoard, goalOf, type PuzzleClaimOf, shapesText } from './boards.js';

const KORF = 'R. E. Korf (1985), Depth-first iterative-deepening: an optimal admissible tree search, Artificial Intelligence 27, 97–109';
/** The step between boards: the farthest ones take iterative deepening tens of thousands of boards each, so every third is enough. */
const STEP = 3;

/** Boards made and kept by iterative deepening, and made by IDA*. */
type Work = FoundBoard & { readonly depth: number; readonly made: number; readonly kept: number; readonly byIda: number };

export const deepeningIsNotIda: PuzzleClaimOf = (scope): Claim<Work> => ({
  id: 'deepening-is-not-ida',
  title: 'Iterative deepening is not IDA*',
  statement: `both find shortest paths from every third board of ${shapesText(scope, '2 x 3')}, and with the Manhattan distance IDA* never makes more boards`,
  reference: KORF,
  check: () =>
    both(
      goalOf(scope, FIVE),
      (blind, ida, depth) => blind.path?.length === depth && ida.path?.length === depth && ida.generated <= blind.generated,
    ),
  twin: {
    statement: 'the two make the same number of boards',
    check: () => both(goalOf(scope, FIVE), (blind, ida) => blind.generated === ida.generated),
  },
  refuted: workText,
});

export const deepeningSavesMemory: PuzzleClaimOf = (scope): Claim<Work> => ({
  id: 'deepening-saves-memory',
  title: 'Iterative deepening saves memory, not time',
  statement: `at a depth of d moves iterative deepening keeps at most d + 1 boards at once, from every third board of ${shapesText(scope, '2 x 3')}`,
  reference: KORF,
  check: () => both(goalOf(scope, FIVE), ({ kept }, _ida, depth) => kept <= depth + 1),
  twin: {
    statement: 'at 4 moves a board and a depth of d it makes at most 4 d boards',
    check: () => both(goalOf(scope, FIVE), ({ generated }, _ida, depth) => generated <= 4 * depth),
  },
  refuted: workText,
});

function both(goal: Board, right: (blind: SearchResult, ida: SearchResult, depth: number) => boolean): Finding<Work> {
  return lookThrough(everySolvable(goal, STEP), (start) => {
    const asked = { start, goal, heuristic: manhattan };
    const [blind, ida] = [iterativeDeepening.search(asked), idaStar.search(asked)];
    const depth = depthIn(depthTable(goal), start.cells);
    if (right(blind, ida, depth)) return null;
    return { ...foundBoard(start), depth, made: blind.generated, kept: blind.kept, byIda: ida.generated };
  });
}

function workText({ byIda, depth, kept, made, board }: Work): string {
  return `from ${boardText(board)}, ${counted(depth, 'move')} from the goal, iterative deepening makes ${counted(count(made), 'board')} and keeps ${kept}, IDA* makes ${count(byIda)}`;
}
