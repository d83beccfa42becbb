import type { Expansion } from '../../../core/claim/search-tree.js';

/** One board of a list, with the search's estimate of it. */
export interface Listed {
  readonly cells: readonly number[];
  /** The number of moves from the start, and the estimated number to the goal, where the search estimates. */
  readonly g: number;
  readonly h: number | null;
}

export interface Lists {
  /** Boards made and not yet taken, in the order in which they were made. */
  readonly open: readonly Listed[];
  /** Boards taken, in the order in which they were. */
  readonly closed: readonly Listed[];
}

/**
 * Returns the lists after `steps` of a search's expansions. Boards that were dropped or known are in neither; a shorter way puts a board back among
 * the open.
 */
export function listsAfter(expansions: readonly Expansion[], steps: number): Lists {
  const open = new Map<string, Listed>();
  const closed = new Map<string, Listed>();
  const [first] = expansions;
  if (first && steps === 0) open.set(first.cells.join(), first);
  for (const { cells, children, g, h } of expansions.slice(0, steps)) {
    const key = cells.join();
    open.delete(key);
    closed.set(key, { cells, g, h });
    for (const child of children) {
      const made = child.cells.join();
      if (child.fate === 'shorter') closed.delete(made);
      if (child.fate === 'shorter' || (child.fate === 'kept' && !closed.has(made))) open.set(made, child);
    }
  }
  return { open: [...open.values()], closed: [...closed.values()] };
}
