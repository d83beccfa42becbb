import { AuditError } from '../../core/errors.js';
import type { Board, Shape } from './board.js';
import { halfOf } from './solvable.js';

/** The most cells whose boards are numbered: 10!/2 = 1,814,400 boards. */
const MOST_RANKED_CELLS = 10;

const FACTORIALS = [1, 1, 2, 6, 24, 120, 720, 5040, 40_320, 362_880, 3_628_800];

/**
 * The number of a board among the boards of its half, in [0, n!/2), from cells[at … at + n): by the blank's cell, then by the order of the tiles
 * without the blank, lexicographically. Two neighbours of that order differ by the exchange of the last two tiles, so one of each
 * pair is in each half, and a pair has one number. For up to 10 cells. O(n²).
 */
export function rankOfBoard(cells: ArrayLike<number>, at: number, n: number): number {
  let rank = 0;
  let blank = 0;
  let left = n - 1;
  for (let i = 0; i < n; i++) {
    const tile = cells[at + i];
    if (tile === 0) {
      blank = i;
      continue;
    }
    let smaller = 0;
    for (let j = i + 1; j < n; j++) {
      const later = cells[at + j];
      if (later < tile && later !== 0) smaller++;
    }
    rank = rank * left + smaller;
    left--;
  }
  return (blank * FACTORIALS[n - 1] + rank) >>> 1;
}

/** How many boards there are in each half: n!/2. Throws E_USAGE for more than 10 cells. */
export function boardsOf({ cols, rows }: Shape): number {
  const n = rows * cols;
  if (n > MOST_RANKED_CELLS) throw new AuditError('E_USAGE', `boards are numbered up to ${MOST_RANKED_CELLS} cells, got ${rows} x ${cols}`);
  return FACTORIALS[n] / 2;
}

/** Writes the board of this number, in the same half as a goal, to cells[at … at + n), and returns the blank's cell: the inverse of `rankOfBoard`. */
export type Unrank = (rank: number, cells: Uint8Array, at: number) => number;

/** Makes `Unrank` for a goal. Throws E_USAGE for more than 10 cells. O(n²) a board, nothing made anew. */
export function unranker(goal: Board): Unrank {
  boardsOf(goal);
  const { cols, rows } = goal;
  const n = rows * cols;
  const half = halfOf(goal.cells, 0, rows, cols);
  const digits = new Uint8Array(n);
  return (rank, cells, at) => {
    let left = 2 * rank;
    const blank = Math.floor(left / FACTORIALS[n - 1]);
    left -= blank * FACTORIALS[n - 1];
    let turns = cols % 2 === 0 ? Math.floor(blank / cols) : 0;
    for (let i = n - 2; i >= 0; i--) {
      const radix = n - 1 - i;
      digits[i] = left % radix;
      left = (left - digits[i]) / radix;
      turns += digits[i];
    }
    // The sum of these digits is the number of inversions; the last but one decides which of the pair it is.
    if (turns % 2 !== half) digits[n - 3]++;
    let free = (2 << (n - 1)) - 2;
    for (let cell = 0, i = 0; cell < n; cell++) {
      if (cell === blank) {
        cells[at + cell] = 0;
        continue;
      }
      let bits = free;
      for (let skip = digits[i++]; skip > 0; skip--) bits &= bits - 1;
      const tile = 31 - Math.clz32(bits & -bits);
      cells[at + cell] = tile;
      free ^= 1 << tile;
    }
    return blank;
  };
}
