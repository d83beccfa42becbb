import type { BenchCore } from '../../core/bench.js';
import { solveKorf } from '../../games/puzzle/solve-korf.js';

/** The boards of the bench, solved, and by which search; `onBoard` hears how many are, 0 when the search is ready to begin. */
export function benchBoards(onBoard?: (solved: number) => void): Pick<BenchCore, 'plan' | 'boards'> {
  return solveKorf(onBoard);
}
