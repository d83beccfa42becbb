import type { Claim, Finding } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { type Board, cellsOfTiles } from '../board.js';
import { depthIn, depthTable } from '../depth-table.js';
import { linearConflict } from '../heuristics/linear-conflict.js';
import { manhattan, manhattanTo } from '../heuristics/manhattan.js';
import { walkingDistance } from '../heuristics/walking-distance.js';
import {
  boardsText,
  boardText,
  EIGHT,
  everySolvable,
  type FoundBoard,
  foundBoard,
  goalOf,
  type PuzzleClaimOf,
  rowsOf,
  shapesText,
  stepsFrom,
} from './boards.js';
import { compared } from './compared.js';

const distance = manhattanTo(EIGHT);

/** The Manhattan distance, with conflicts and the walking distance beside the depth; or the distance that counts the blank. */
type TooMuch = FoundBoard & { readonly depth: number } & (
    | { readonly distance: number; readonly conflicts: number; readonly walking: number }
    | { readonly withBlank: number }
  );

/** Claims that every heuristic here is admissible. */
export const neverTooMuch: PuzzleClaimOf = (scope): Claim<TooMuch> => ({
  id: 'never-too-much',
  title: 'The estimates never say too much',
  statement: `the Manhattan distance is at most the distance with linear conflicts, and this and the walking distance are at most the depth, on all ${boardsText(goalOf(scope, EIGHT))}`,
  reference:
    'O. Hansson, A. Mayer & M. Yung (1992), Criticizing solutions to relaxed models yields powerful admissible heuristics, Information Sciences 63, 207–227',
  check: () => {
    const goal = goalOf(scope, EIGHT);
    const distance = manhattanTo(goal);
    const conflicts = linearConflict.follow(goal);
    const walking = walkingDistance.follow(goal);
    return lookThrough(everySolvable(goal), (board) => {
      const depth = depthIn(depthTable(goal), board.cells);
      const [plain, more, walk] = [distance(board.cells), conflicts.set(board.cells), walking.set(board.cells)];
      if (plain <= more && more <= depth && walk <= depth) return null;
      return { ...foundBoard(board), depth, distance: plain, conflicts: more, walking: walk };
    });
  },
  twin: {
    statement: 'the Manhattan distance that counts the blank as well is at most the depth',
    check: () => {
      const goal = goalOf(scope, EIGHT);
      const distance = manhattanTo(goal);
      return lookThrough(everySolvable(goal), (board) => {
        const depth = depthIn(depthTable(goal), board.cells);
        const counted = distance(board.cells) + blankDistance(board);
        return counted <= depth ? null : { ...foundBoard(board), depth, withBlank: counted };
      });
    },
  },
  refuted: (found) =>
    'withBlank' in found
      ? `${boardText(found.board)} has depth ${found.depth}, and with the blank the distance is ${found.withBlank}`
      : `${boardText(found.board)} has depth ${found.depth}, Manhattan distance ${found.distance}, ${found.conflicts} with conflicts, walking distance ${found.walking}`,
});

/** The change by one move; or the number of moves checked, none of which lowers f. */
type Change = (FoundBoard & { readonly after: FoundBoard['board']; readonly change: number }) | { readonly moves: number };

export const fNeverFalls: PuzzleClaimOf = (scope): Claim<Change> => ({
  id: 'f-never-falls',
  title: 'f never falls',
  statement: `with the Manhattan distance every move changes f = g + h by 0 or by 2, never down and never by an odd number, on ${shapesText(scope, '3 x 3')}, all moves`,
  reference: 'J. Pearl (1984), Heuristics: Intelligent Search Strategies for Computer Problem Solving, Addison-Wesley, section 3.1',
  check: () => changesOfF(goalOf(scope, EIGHT), (change) => change === 0 || change === 2),
  twin: {
    statement: 'a move can lower f, as from 45 to children of 42 and 43',
    check: () => {
      const { cases, holds } = changesOfF(goalOf(scope, EIGHT), (change) => change >= 0);
      return compared(cases, holds ? { moves: cases } : null);
    },
  },
  refuted: (found) =>
    'board' in found
      ? `from ${boardText(found.board)} to ${boardText(found.after)} f changes by ${found.change}`
      : `none of ${counted(count(found.moves), 'move')} lowers f, and none changes it by an odd number`,
});

function changesOfF(goal: Board, allowed: (change: number) => boolean): Finding<Change> {
  const distance = manhattanTo(goal);
  return lookThrough(everyStep(goal), ({ after, board }) => {
    const change = 1 + distance(after) - distance(board.cells);
    return allowed(change) ? null : { ...foundBoard(board), after: rowsOf({ ...board, cells: after }), change };
  });
}

function* everyStep(goal: Board): Iterable<{ readonly board: Board; readonly after: Uint8Array }> {
  for (const board of everySolvable(goal)) for (const { cells } of stepsFrom(board)) yield { board, after: cells };
}

/** The number of boards as near as their estimate says; or one that is not. */
type Growth = { readonly exact: number } | (FoundBoard & { readonly depth: number; readonly estimate: number });

/** Claims that the recipe "reduce f, and turn back where all children have more" cannot finish. */
export const fMustGrow: Claim<Growth> = {
  id: 'f-must-grow',
  title: 'f must grow on nearly every way',
  statement:
    'only 2,351 of the 181,440 boards of 3 x 3 are as near as their Manhattan distance says; from every other one each path to the goal has boards whose f is greater than at the start',
  reference: 'A. Reinefeld (1993), Complete solution of the eight-puzzle and the benefit of node ordering in IDA*, IJCAI-93, 248–253',
  check: () => {
    const { depths } = depthTable(EIGHT);
    let exact = 0;
    for (const { cells } of everySolvable(EIGHT)) if (depthIn(depthTable(EIGHT), cells) === distance(cells)) exact++;
    return compared(depths.length, exact === 2351 ? null : { exact });
  },
  twin: {
    statement: 'every board can be solved without f ever growing',
    check: () =>
      lookThrough(everySolvable(EIGHT), (board) => {
        const depth = depthIn(depthTable(EIGHT), board.cells);
        const h = distance(board.cells);
        return depth === h ? null : { ...foundBoard(board), depth, estimate: h };
      }),
  },
  refuted: (found) =>
    'board' in found
      ? `${boardText(found.board)} starts with f = ${found.estimate} and ends, ${counted(found.depth, 'move')} later, with f = ${found.depth}`
      : `${counted(count(found.exact), 'board')} ${verbFor(found.exact, 'is')} as near as their Manhattan distance says`,
};

type Sums = { readonly boards: number; readonly distances: number; readonly depths: number };

export const means: Claim<Sums> = {
  id: 'means',
  title: 'Means over all boards of 3 x 3',
  statement: 'over the 181,440 boards of 3 x 3 the Manhattan distance has mean 14 exactly, and the depth 249167/11340, about 21.97',
  reference: 'A. Reinefeld (1993), Complete solution of the eight-puzzle and the benefit of node ordering in IDA*, IJCAI-93, 248–253',
  check: () => {
    const [distances, depths, boards] = sums();
    const right = distances === 14 * boards && depths * 11_340 === 249_167 * boards;
    return compared(boards, right ? null : { boards, distances, depths });
  },
  twin: {
    statement: 'the Manhattan distance has the mean of the depth',
    check: () => {
      const [distances, depths, boards] = sums();
      return compared(boards, distances === depths ? null : { boards, distances, depths });
    },
  },
  refuted: ({ boards, depths, distances }) =>
    `the sums over ${counted(count(boards), 'board')} are ${count(distances)} and ${count(depths)}`,
};

function sums(): readonly [distances: number, depths: number, boards: number] {
  let [distances, depths, boards] = [0, 0, 0];
  const follower = manhattan.follow(EIGHT);
  for (const { cells } of everySolvable(EIGHT)) {
    distances += follower.set(cells);
    depths += depthIn(depthTable(EIGHT), cells);
    boards++;
  }
  return [distances, depths, boards];
}

function blankDistance({ cells, columns, rows }: Board): number {
  const at = cellsOfTiles(cells)[0];
  return Math.abs(Math.floor(at / columns) - rows + 1) + Math.abs((at % columns) - columns + 1);
}
