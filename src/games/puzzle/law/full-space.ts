import { solvableBoards, solvableIndex } from './board-index.js';
import type { BoardSize } from './board-size.js';

/** Every solvable board of at most nine cells counted for itself: 181,440 cells for 3 × 3, 1.5 MB. */
export interface FullSpaceCounts {
  /** By the number of `solvableIndex`. */
  readonly counts: Float64Array;
  /** Boards added that are not solvable; they have no cell. */
  readonly unsolvable: number;
  /** Adds `boards` boards that stand one after the other in `cells`. */
  add(cells: Uint16Array, boards: number): void;
}

/** An empty count of every solvable board. Throws E_USAGE beyond nine cells. */
export function fullSpaceCounts(size: BoardSize): FullSpaceCounts {
  const index = solvableIndex(size);
  const width = size.rows * size.columns;
  const counts = new Float64Array(Number(solvableBoards(size)));
  let unsolvable = 0;
  return {
    counts,
    get unsolvable() {
      return unsolvable;
    },
    add(cells, boards) {
      for (let b = 0, at = 0; b < boards; b++, at += width) {
        const board = index(cells, at);
        if (board < 0) unsolvable++;
        else counts[board]++;
      }
    },
  };
}

/**
 * Pearson's statistic of all boards against the even law, on counts.length − 1 degrees. An ordinary multinomial; chi-squared where some
 * five boards are expected in each cell: from 907,200 on for 3 × 3.
 */
export function fullSpaceValue(counts: ArrayLike<number>, boards: number): number {
  const expected = boards / counts.length;
  let squares = 0;
  for (let b = 0; b < counts.length; b++) squares += (counts[b] - expected) ** 2;
  return squares / expected;
}
