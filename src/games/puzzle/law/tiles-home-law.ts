import type { BoardShape } from '../../../core/subject/outcome.js';
import { waysToChoose } from '../../../core/ways-to-choose.js';
import { factorial } from '../../../math/fraction.js';
import type { BoardMeasure } from '../board.js';
import { blankColour, cellCount, checkBoardSize } from '../board-size.js';
import { type ExactHistogram, exactHistogram } from './exact-histogram.js';

/** Returns a measure that counts the tiles in their goal cell; the blank is no tile. 0 … n − 1. */
export function tilesHomeOf(size: BoardShape): BoardMeasure {
  const tiles = cellCount(size) - 1;
  return (cells, at) => {
    let home = 0;
    for (let i = 0; i < tiles; i++) if (cells[at + i] === i + 1) home++;
    return home;
  };
}

/**
 * Returns how many solvable boards have 0, 1, …, n − 1 tiles at home, on any board.
 *
 * A board counts 1 for being solvable, −1 otherwise; half of all boards plus half of that sum are the solvable ones. With a set of tiles kept at home
 * the sum over the rest is a determinant with equal rows. It is 0 as soon as two tiles are left. With one left it is 2 if its home is an odd number
 * of steps from the blank's, else 0: its exchange with the blank is then solvable too. With none left it is 1. Exactly j at home follows by inclusion
 * and exclusion, as for the rencontres of P. R. de Montmort (1708); the signed half is our own. Throws E_USAGE for a board that does not have 2 to 5
 * rows and columns.
 */
export function tilesHomeLaw(size: BoardShape): ExactHistogram {
  checkBoardSize(size);
  const n = cellCount(size);
  const tiles = n - 1;
  let odd = 0n;
  for (let cell = 0; cell < tiles; cell++) odd += BigInt(blankColour(size, cell));
  const signed = (kept: number): bigint => (kept === tiles ? 1n : kept === tiles - 1 ? 2n * odd : 0n);
  const counts = Array.from({ length: n }, (_, home) => {
    let sum = 0n;
    for (let kept = home; kept <= tiles; kept++) {
      const boards = waysToChoose(tiles, kept) * factorial(n - kept) + signed(kept);
      sum += (kept - home) % 2 === 0 ? waysToChoose(kept, home) * boards : -waysToChoose(kept, home) * boards;
    }
    return sum / 2n;
  });
  return exactHistogram(counts, factorial(n) / 2n);
}
