import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { sameCells } from '../board.js';
import type { Follower } from '../heuristics/heuristic.js';
import { NO_MOVE, TILE_MOVES, tileSteps } from '../moves.js';
import { pathOf } from '../path.js';
import { type Child, Teller } from './family.js';
import { MOST_MADE, type SearchRequest, type SearchResult } from './search.js';

/** The answer where no path within the bound was found, or the limit was met. */
const ENDLESS = Number.POSITIVE_INFINITY;
/** Boards made between two progress reports. */
const BREATH = 2 ** 18;

/**
 * Searches depth first again and again, each time with a greater bound on f = g + h: the least f cut off before. Keeps one path at a time: as many
 * boards as the path has. With an estimate of 0 the bound is on the depth alone, which is iterative deepening.
 */
export function deepen(request: SearchRequest, follower: Follower): Omit<SearchResult, 'algorithm' | 'heuristic'> {
  const { goal, limit = MOST_MADE, onExpand, onProgress, order, start } = request;
  const steps = tileSteps(start);
  const moves = (order ?? TILE_MOVES).map((move) => TILE_MOVES.indexOf(move));
  const cells = Uint8Array.from(start.cells);
  const teller = new Teller(onExpand);
  const path: number[] = [];
  const rounds: { bound: number; generated: number }[] = [];
  let [generated, expanded, kept, breath] = [0, 0, 1, 0];
  /** Number of the latest board, for the listener; the root of every round is 0. */
  let id = 0;
  let bound = 0;
  let least = ENDLESS;

  const slide = (from: number, to: number): void => {
    cells[to] = cells[from];
    cells[from] = 0;
  };

  /** Searches below the present board; true where the goal was found, and then `path` leads to it. */
  function look(blank: number, g: number, h: number, own: number, parent: number): boolean {
    const came = path.at(-1) ?? NO_MOVE;
    const next: { readonly move: number; readonly from: number; readonly h: number }[] = [];
    expanded++;
    kept = Math.max(kept, g + 1);
    for (const move of moves) {
      const from = steps[4 * blank + move];
      if (from === NO_MOVE || (came !== NO_MOVE && move === (came ^ 1))) continue;
      const tile = cells[from];
      const childH = follower.move(tile, from, blank);
      const f = g + 1 + childH;
      generated++;
      if (teller.listening) teller.child(childNow(move, from, blank), g + 1, childH, f > bound ? 'cut' : 'kept');
      if (f > bound) least = Math.min(least, f);
      else next.push({ move, from, h: childH });
      follower.move(tile, blank, from);
    }
    teller.expanded(own, parent, { cells, move: came, bound, g, h });
    if (onProgress && generated >= breath) {
      breath = generated + BREATH;
      onProgress(`up to ${counted(bound, 'move')}, ${counted(count(generated), 'board')} made`);
    }
    for (const child of next) {
      if (generated >= limit) return false;
      follower.move(cells[child.from], child.from, blank);
      slide(child.from, blank);
      path.push(child.move);
      if (sameCells(cells, goal.cells) || look(child.from, g + 1, child.h, ++id, own)) return true;
      path.pop();
      slide(blank, child.from);
      follower.move(cells[child.from], blank, child.from);
    }
    return false;
  }

  function childNow(move: number, from: number, blank: number): Child {
    const after = Uint8Array.from(cells);
    after[blank] = after[from];
    after[from] = 0;
    return { move, cells: after };
  }

  const h = follower.set(cells);
  let found = sameCells(cells, goal.cells);
  for (bound = h; !found && generated < limit; bound = least) {
    const before = generated;
    least = ENDLESS;
    id = 0;
    found = look(cells.indexOf(0), 0, h, 0, -1);
    rounds.push({ bound, generated: generated - before });
  }
  return { path: found ? pathOf(path) : null, expanded, generated, kept, bytes: kept * (cells.length + 1) + follower.bytes, rounds };
}
