import { boardOf, solvedBoard } from '../../games/puzzle/board.js';
import { manhattan } from '../../games/puzzle/heuristics/manhattan.js';
import { algorithms } from '../../games/puzzle/solve.js';
import type { SearchesAsked, SearchesTold } from './tasks.js';

/** Searches from one board to the usual goal by one algorithm after the other, and tells what each took and the depths of what it expanded first. */
export async function* searches(
  { cells, by, columns, most, rows }: SearchesAsked,
  breathe: () => Promise<void>,
): AsyncGenerator<SearchesTold> {
  const size = { rows, columns };
  const [start, goal] = [boardOf(size, cells), solvedBoard(size)];
  for (const id of by) {
    const depths: number[] = [];
    const { expanded, generated, kept, path } = algorithms.get(id).search({
      start,
      goal,
      heuristic: manhattan,
      onExpand({ g }) {
        depths.push(g);
        return depths.length < most;
      },
    });
    yield { algorithm: id, expanded, generated, kept, moves: path?.length ?? null, depths };
    await breathe();
  }
}
