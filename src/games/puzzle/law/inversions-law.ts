import type { BoardShape } from '../../../core/subject/outcome.js';
import { factorial } from '../../../math/fraction.js';
import { cellCount, checkBoardSize } from '../board-size.js';
import { type ExactHistogram, exactHistogram } from './exact-histogram.js';

/** Returns how many orders of `tiles` tiles have 0, 1, 2, … inversions: the coefficients of (1)(1 + x)(1 + x + x²)…: D. E. Knuth, TAOCP vol. 3, 5.1.1. */
function mahonian(tiles: number): readonly bigint[] {
  let counts: readonly bigint[] = [1n];
  for (let k = 2; k <= tiles; k++) {
    const next = new Array<bigint>(counts.length + k - 1).fill(0n);
    counts.forEach((count, inversions) => {
      for (let more = 0; more < k; more++) next[inversions + more] += count;
    });
    counts = next;
  }
  return counts;
}

/**
 * Returns how many solvable boards with the blank in one given cell of row `row` (from 0, the top) have 0, 1, 2, … inversions. These are all orders
 * of the tiles with an even number of inversions. On a board of even width the parity is that of the number of rows from the blank's to the last.
 * `solvableOf` says why: W. W. Johnson & W. E. Story (1879), Notes on the "15" puzzle, American Journal of Mathematics 2. Throws E_USAGE for a board
 * that does not have 2 to 5 rows and columns.
 */
export function inversionsLaw(size: BoardShape, row: number): ExactHistogram {
  checkBoardSize(size);
  const tiles = cellCount(size) - 1;
  const parity = size.columns % 2 === 0 ? (size.rows - 1 - row) % 2 : 0;
  const counts = mahonian(tiles).map((count, inversions) => (inversions % 2 === parity ? count : 0n));
  return exactHistogram(counts, factorial(tiles) / 2n);
}
