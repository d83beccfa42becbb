import type { Board } from './board.js';
import type { SearchResult } from './searches/search.js';
import { algorithms, heuristics, solve } from './solve.js';

export interface Way {
  readonly algorithm: string;
  readonly heuristic: string | null;
}

export interface Compared extends Way {
  readonly result: SearchResult;
  /** Moves beyond the shortest path; null if the way gave up, or no way that is guaranteed to be shortest finished. */
  readonly excess: number | null;
  readonly elapsedMs: number;
}

/** Returns every algorithm, those that estimate with each of these heuristics, or each that can be used on the board. */
export function waysFor(board: Board, asked: readonly string[] | null): readonly Way[] {
  const usable = (asked ?? heuristics.all.map(({ id }) => id)).filter((id) => heuristics.get(id).refuses(board) === null);
  return algorithms.all.flatMap(({ estimates, id }): readonly Way[] =>
    estimates ? usable.map((heuristic) => ({ algorithm: id, heuristic })) : [{ algorithm: id, heuristic: null }],
  );
}

/** Solves one board in many ways. `limit` is the most boards that each may make; `clock` gives milliseconds. Passes on the errors of `solve`. */
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
