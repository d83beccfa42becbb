import type { SearchTrace } from '../../../src/core/claim/search-tree.js';
import { solvedBoard } from '../../../src/games/puzzle/board.js';
import { compareWays, waysFor } from '../../../src/games/puzzle/compare.js';
import { readBoard } from '../../../src/games/puzzle/read-board.js';
import { algorithms, solve } from '../../../src/games/puzzle/solve.js';
import type { Comparison } from '../../../src/report/search/comparison-html.js';

/** A traced search of a board for the usual goal, with the cells it started from. */
export function traced(text: string, algorithm: string): { readonly trace: SearchTrace; readonly start: readonly number[] } {
  const start = readBoard(text).board;
  const { trace } = solve({ start, goal: solvedBoard(start), algorithm, trace: 40, limit: 20_000 });
  if (trace === null) throw new Error('no trace was kept');
  return { trace, start: Array.from(start.cells) };
}

/** A comparison of all searches of a board, each with times of its own. */
export function comparison(text: string, limit: number): Comparison {
  const start = readBoard(text).board;
  const goal = solvedBoard(start);
  let now = 0;
  const compared = compareWays(start, goal, waysFor(start, null), { clock: () => (now += 7), limit });
  return {
    rows: start.rows,
    cols: start.columns,
    start: Array.from(start.cells),
    goal: Array.from(goal.cells),
    limit,
    compared: compared.map(({ elapsedMs, excess, result }) => ({
      ...result,
      moves: result.path?.length ?? null,
      excess,
      elapsedMs,
      summary: algorithms.get(result.algorithm).summary,
    })),
  };
}
