import { sameCells } from '../board.js';
import type { Follower } from '../heuristics/heuristic.js';
import { NO_MOVE } from '../moves.js';
import { type BoardId, BoardStore } from './board-store.js';
import { breathes, type Child, childrenOf, describeKept, Teller } from './family.js';
import { MOST_MADE_AND_KEPT, type SearchRequest, type SearchResult } from './search.js';

/** The fate of the best child's siblings: they wait, or are dropped. Dropping is a mistake of the texts, kept to show that it fails. */
export type Siblings = 'wait' | 'dropped';

interface Open {
  readonly id: BoardId;
  readonly untried: Child[];
}

/**
 * Follows one path as deep as it leads, never into a board it has visited, then backtracks to the nearest board with a child left. Without a follower
 * children are tried in the order of moves, with one by least estimate. It ends on every solvable board, since there are finitely many boards; its
 * path may be of any length. Where siblings are dropped it may reach a board with no way on, and ends there.
 */
export function descend(
  request: SearchRequest,
  follower: Follower | null,
  siblings: Siblings = 'wait',
): Omit<SearchResult, 'algorithm' | 'heuristic'> {
  const { goal, limit = MOST_MADE_AND_KEPT, onExpand, onProgress, start } = request;
  const children = childrenOf(request);
  const teller = new Teller(onExpand);
  const store = new BoardStore(start.cells.length);
  const estimate = (cells: Uint8Array): number | null => follower?.set(cells) ?? null;
  let generated = 0;
  let expanded = 0;

  const enter = (cells: Uint8Array, parent: BoardId, move: number, g: number): Open => {
    const id = store.add(cells, parent, move, g);
    const made = children(cells, move).map((child) => ({ child, h: estimate(child.cells), known: store.find(child.cells) >= 0 }));
    const isBest = bestOf(made);
    const keeps = (one: Made): boolean => siblings === 'wait' || isBest(one);
    for (const one of made) teller.child(one.child, g + 1, one.h, one.known ? 'known' : keeps(one) ? 'kept' : 'cut');
    generated += made.length;
    expanded++;
    teller.expanded(id, parent, { cells, move, bound: null, g, h: estimate(cells) });
    if (follower) made.sort((a, b) => (a.h ?? 0) - (b.h ?? 0));
    return {
      id,
      untried: made
        .filter(keeps)
        .map(({ child }) => child)
        .reverse(),
    };
  };

  const way = sameCells(start.cells, goal.cells) ? [] : [enter(start.cells, -1, NO_MOVE, 0)];
  let found: BoardId | null = null;
  if (way.length === 0) found = store.add(start.cells, -1, NO_MOVE, 0);
  while (found === null && generated < limit) {
    const last = way.at(-1);
    if (last === undefined) break;
    const child = last.untried.pop();
    if (child === undefined) {
      way.pop();
      continue;
    }
    if (store.find(child.cells) >= 0) continue;
    const g = store.depthOf(last.id) + 1;
    if (sameCells(child.cells, goal.cells)) found = store.add(child.cells, last.id, child.move, g);
    else way.push(enter(child.cells, last.id, child.move, g));
    if (onProgress && breathes(generated)) onProgress(`depth ${g}, ${describeKept(generated, store.count)}`);
  }
  return {
    path: found === null ? null : store.pathTo(found),
    expanded,
    generated,
    kept: store.count,
    bytes: store.bytes + (follower?.bytes ?? 0),
    rounds: [],
  };
}

interface Made {
  readonly child: Child;
  readonly h: number | null;
  readonly known: boolean;
}

/** Selects the child that a search without backtracking goes on to: the new one with the least estimate, the first of equals. */
function bestOf(made: readonly Made[]): (one: Made) => boolean {
  const fresh = made.filter(({ known }) => !known);
  const least = Math.min(...fresh.map(({ h }) => h ?? 0));
  const best = fresh.find(({ h }) => (h ?? 0) === least);
  return (one) => one === best;
}
