import type { Expansion } from '../../../core/claim/search-tree.js';
import { type Board, boardOf, solvedBoard } from '../../../games/puzzle/board.js';
import { depthIn, depthTable } from '../../../games/puzzle/depth-table.js';
import { manhattan } from '../../../games/puzzle/heuristics/manhattan.js';
import { aStar } from '../../../games/puzzle/searches/a-star.js';
import { bestFirst } from '../../../games/puzzle/searches/best-first.js';
import { breadthFirst } from '../../../games/puzzle/searches/breadth-first.js';
import { depthFirst } from '../../../games/puzzle/searches/depth-first.js';
import { descend } from '../../../games/puzzle/searches/descend.js';
import { estimateSearch } from '../../../games/puzzle/searches/estimate-search.js';
import type { SearchRequest, SearchResult } from '../../../games/puzzle/searches/search.js';

export type SearchName = 'deep' | 'wide' | 'best' | 'star';

const SIZE = { rows: 2, columns: 3 };

export const GOAL: Board = solvedBoard(SIZE);

/** Boards to begin with, as links name them: each a number of moves from the goal. */
export const STARTS: Readonly<Record<string, readonly number[]>> = {
  ten: [4, 0, 5, 2, 3, 1],
  nine: [3, 4, 5, 1, 0, 2],
  seven: [4, 2, 0, 5, 1, 3],
};

type Found = Pick<SearchResult, 'path' | 'expanded'>;

/** The expansion of each search, and that with the mistake of some texts, where they have one. */
const SEARCHES: Readonly<
  Record<SearchName, { readonly right: (request: SearchRequest) => Found; readonly wrong?: (request: SearchRequest) => Found }>
> = {
  deep: { right: depthFirst.search },
  wide: { right: breadthFirst.search },
  best: { right: bestFirst.search, wrong: (request) => descend(request, request.heuristic.follow(request.goal), 'dropped') },
  star: { right: aStar.search, wrong: (request) => estimateSearch(request, request.heuristic.follow(request.goal), 'first-way-stays') },
};

export function hasMistake(search: SearchName): boolean {
  return SEARCHES[search].wrong !== undefined;
}

export interface Run extends Found {
  readonly expansions: readonly Expansion[];
  /** The fewest moves that lead to the goal, by the table of all boards. */
  readonly shortest: number;
}

/** Runs a search, right or with the mistake of the texts. */
export function runOf(search: SearchName, start: readonly number[], mistaken: boolean): Run {
  const expansions: Expansion[] = [];
  const request: SearchRequest = {
    start: boardOf(SIZE, start),
    goal: GOAL,
    heuristic: manhattan,
    onExpand: (expansion) => expansions.push(expansion) > 0,
  };
  const { right, wrong } = SEARCHES[search];
  const { expanded, path } = mistaken && wrong ? wrong(request) : right(request);
  return { expanded, path, expansions, shortest: depthIn(depthTable(GOAL), start) };
}
