import type { Board } from './board.js';
import type { SearchResult } from './searches/search.js';
import { algorithms, heuristics, solve } from './solve.js';

/** One way to solve a board: an algorithm, and a heuristic where it uses one. */
export interface Way {
  readonly algorithm: string;
  readonly heuristic: string | null;
}

/** What one way took. */
export interface Compared extends Way {
  readonly result: SearchResult;
  /** Moves beyond the shortest path; null where the way gave up or no way that is sure to be shortest came to an end. */
  readonly excess: number | null;
  readonly elapsedMs: number;
}

/** Every algorithm, those that estimate with each of these heuristics, or each that can be used on the board. */
export function waysFor(board: Board, asked: readonly string[] | null): readonly Way[] {
  const usable = (asked ?? heuristics.all.map(({ id }) => id)).filter((id) => heuristics.get(id).refuses(board) === null);
  return algorithms.all.flatMap(({ estimates, id }): readonly Way[] =>
    estimates ? usable.map((heuristic) => ({ algorithm: id, heuristic })) : [{ algorithm: id, heuristic: null }],
  );
}

/**
 * Solves one board by many ways. `limit` is the boards that each may make; `clock` gives milliseconds. Throws what `solve` throws.
 */
export function compareWays(
  start: Board,
  goal: Board,
  ways: readonly Way[],
  { clock, limit, onProgress }: { readonly clock: () => number; readonly limit: number; readonly onProgress?: (what: string) => void },
): readonly Compared[] {
  const results = ways.map((way) => {
    const name = [way.algorithm, way.heuristic].filter((id) => id !== null).join(' with ');
    const before = clock();
    const { result } = solve({
      start,
      goal,
      algorithm: way.algorithm,
      ...(way.heuristic !== null && { heuristic: way.heuristic }),
      limit,
      ...(onProgress && { onProgress: (what: string) => onProgress(`${name}: ${what}`) }),
    });
    return { ...way, result, elapsedMs: clock() - before };
  });
  const shortest = results.find(({ algorithm, result }) => result.path !== null && algorithms.get(algorithm).shortest)?.result.path?.length;
  return results.map((one) => {
    const { path } = one.result;
    return { ...one, excess: path === null || shortest === undefined ? null : path.length - shortest };
  });
}
