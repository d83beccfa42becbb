import type { Claim, Finding } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { type Board, solvedBoard } from '../board.js';
import { depthIn, depthTable } from '../depth-table.js';
import type { Follower } from '../heuristics/heuristic.js';
import { manhattan } from '../heuristics/manhattan.js';
import { estimateSearch, type MetBefore } from '../searches/estimate-search.js';
import type { SearchRequest } from '../searches/search.js';
import {
  boardText,
  EIGHT,
  everySolvable,
  FIVE,
  type FoundBoard,
  foundBoard,
  goalOf,
  type PuzzleClaimOf,
  type PuzzleScope,
  sampleText,
  stepOf,
} from './boards.js';

const HART =
  'P. E. Hart, N. J. Nilsson & B. Raphael (1968), A formal basis for the heuristic determination of minimum cost paths, IEEE Transactions SSC 4, 100–107';

/** Returns the boards in words: without a size, small ones and some larger. */
function bothText(scope: PuzzleScope): string {
  return scope.board === undefined
    ? `from every board of 2 x 3 and from one in ${count(stepOf(EIGHT))} of 3 x 3`
    : sampleText(scope, scope.board);
}

/** Claims that A* is correct; in the twin boards are marked when they are made. */
export const aStarShortest: PuzzleClaimOf = (scope): Claim<Path> => ({
  id: 'a-star-shortest',
  title: 'A* is shortest',
  statement: `with the Manhattan distance A* finds a shortest path ${bothText(scope)}, if a shorter way to a board replaces a longer one`,
  reference: HART,
  check: () => pathsBy(scope, { metBefore: 'reopen' }),
  twin: {
    statement: 'a board that was made once need never be looked at again: the paths are shortest all the same',
    check: () => pathsBy(scope, { metBefore: 'first-way-stays' }),
  },
  refuted: pathText,
});

/** Claims that a closed board may have to be opened again. */
export const reopening: PuzzleClaimOf = (scope): Claim<Path> => ({
  id: 'reopening',
  title: 'Closed boards are opened again',
  statement: `even with an estimate that jumps, Manhattan distance on some boards and 0 on the others, A* finds shortest paths ${sampleText(scope, FIVE)}, since it never says too much`,
  reference: HART,
  check: () => pathsBy(scope, { metBefore: 'reopen', estimate: patchy, goals: [goalOf(scope, FIVE)] }),
  twin: {
    statement: 'a board that was taken once need never be taken again',
    check: () => pathsBy(scope, { metBefore: 'closed-stays', estimate: patchy, goals: [goalOf(scope, FIVE)] }),
  },
  refuted: pathText,
});

/** Claims how much longer paths may get with an estimate that is not admissible. */
export const tooMuch: PuzzleClaimOf = (scope): Claim<Path> => ({
  id: 'three-times-too-much',
  title: 'An estimate that says too much',
  statement: `with three times the Manhattan distance the paths of A* are at most three times as long as the shortest, ${bothText(scope)}`,
  reference: 'I. Pohl (1970), Heuristic search viewed as path finding in a graph, Artificial Intelligence 1, 193–204',
  check: () => pathsBy(scope, { metBefore: 'reopen', estimate: threefold, longest: 3 }),
  twin: {
    statement: 'with three times the Manhattan distance they are shortest',
    check: () => pathsBy(scope, { metBefore: 'reopen', estimate: threefold }),
  },
  refuted: pathText,
});

/** Claims that ties decide how much work it is, not what is found. */
export const ties: PuzzleClaimOf = (scope): Claim<Ties> => ({
  id: 'ties',
  title: 'Which of equals comes first',
  statement: `among boards of equal f A* may take the newest or the oldest first: both find shortest paths ${sampleText(scope, FIVE)}`,
  reference: HART,
  check: () => bothWays(goalOf(scope, FIVE), (newest, oldest, depth) => newest.path?.length === depth && oldest.path?.length === depth),
  twin: {
    statement: 'both expand the same number of boards',
    check: () => bothWays(goalOf(scope, FIVE), (newest, oldest) => newest.expanded === oldest.expanded),
  },
  refuted({ newest, oldest, board }) {
    const said = ([expanded, moves]: readonly number[]): string => `${counted(count(expanded), 'board')} for ${counted(moves, 'move')}`;
    return `from ${boardText(board)} the newest first expands ${said(newest)}, the oldest first ${said(oldest)}`;
  },
});

/** The length of the path found: 0 if there was none. */
type Path = FoundBoard & { readonly depth: number; readonly length: number };

/** Boards expanded and moves of the path, for each order of ties. */
type Ties = FoundBoard & { readonly newest: readonly [number, number]; readonly oldest: readonly [number, number] };

function pathText({ depth, length, board }: Path): string {
  return `${boardText(board)} is ${counted(depth, 'move')} from the goal, and the path found has ${length}`;
}

type Estimate = (goal: Board) => Follower;

interface Variant {
  readonly metBefore: MetBefore;
  readonly estimate?: Estimate;
  /** Boards from which these goals can be reached; both by default. */
  readonly goals?: readonly Board[];
  /** The greatest allowed length of a path, as a multiple of the shortest. */
  readonly longest?: number;
}

function pathsBy(
  { board }: PuzzleScope,
  {
    estimate = (goal) => manhattan.follow(goal),
    goals = board === undefined ? [FIVE, EIGHT] : [solvedBoard(board)],
    longest = 1,
    metBefore,
  }: Variant,
): Finding<Path> {
  const followers = new Map(goals.map((goal) => [goal, estimate(goal)]));
  return lookThrough(cases(goals), ({ goal, start }) => {
    const follower = followers.get(goal) ?? estimate(goal);
    const { path } = estimateSearch(requestOf(start, goal), follower, metBefore);
    const depth = depthIn(depthTable(goal), start.cells);
    return path !== null && path.length <= longest * depth ? null : { ...foundBoard(start), depth, length: path?.length ?? 0 };
  });
}

function* cases(goals: readonly Board[]): Iterable<{ readonly start: Board; readonly goal: Board }> {
  for (const goal of goals) for (const start of everySolvable(goal, stepOf(goal))) yield { start, goal };
}

type Result = ReturnType<typeof estimateSearch>;

function bothWays(goal: Board, agree: (newest: Result, oldest: Result, depth: number) => boolean): Finding<Ties> {
  const follower = manhattan.follow(goal);
  return lookThrough(everySolvable(goal, stepOf(goal)), (start): Ties | null => {
    const newest = estimateSearch({ ...requestOf(start, goal), ties: 'newest' }, follower);
    const oldest = estimateSearch({ ...requestOf(start, goal), ties: 'oldest' }, follower);
    if (agree(newest, oldest, depthIn(depthTable(goal), start.cells))) return null;
    const work = ({ expanded, path }: Result): readonly [number, number] => [expanded, path?.length ?? 0];
    return { ...foundBoard(start), newest: work(newest), oldest: work(oldest) };
  });
}

function requestOf(start: Board, goal: Board): SearchRequest {
  return { start, goal, heuristic: manhattan };
}

/** Returns the Manhattan distance if an even tile or the blank is in the second cell, else 0. It is admissible, but it can fall by more than a move. */
function patchy(goal: Board): Follower {
  const follower = manhattan.follow(goal);
  return { ...follower, set: (cells) => (cells[1] % 2 === 0 ? follower.set(cells) : 0) };
}

function threefold(goal: Board): Follower {
  const follower = manhattan.follow(goal);
  return { ...follower, set: (cells) => 3 * follower.set(cells) };
}
