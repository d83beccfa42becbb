import { AuditError } from '../../core/errors.js';
import type { BoardShape } from '../../core/subject/outcome.js';
import { factorial } from '../../math/fraction.js';
import { ones } from '../../math/primitives/ones.js';
import type { Board } from './board.js';
import { cellCount } from './board-size.js';
import { halfOf } from './solvable.js';

/** The most cells for which boards are ranked: 10!/2 = 1,814,400 boards. */
const MOST_RANKED_CELLS = 10;

const FACTORIALS = [1, 1, 2, 6, 24, 120, 720, 5040, 40_320, 362_880, 3_628_800];

/**
 * Ranks a board among all arrangements, in [0, n!), from cells[at … at + n). The rank is the blank's cell times (n − 1)! plus the lexicographic rank
 * of the tiles without the blank. For up to 10 cells. The tiles still to come are the bits of a word.
 */
export function indexOfBoard(cells: ArrayLike<number>, at: number, n: number): number {
  let toCome = 2 ** n - 2;
  let index = 0;
  let blank = 0;
  let left = n - 1;
  for (let cell = 0; cell < n; cell++) {
    const tile = cells[at + cell];
    if (tile === 0) {
      blank = cell;
      continue;
    }
    // index ← index · left + how many of the tiles still to come are below this one.
    const bit = 1 << tile;
    index = index * left-- + ones(toCome & (bit - 1));
    toCome ^= bit;
  }
  return blank * FACTORIALS[n - 1] + index;
}

/**
 * Ranks a board within its half, in [0, n!/2): half its rank among all. Two neighbours of that order differ by the exchange of the last two tiles. So
 * one of each pair is in each half, and a pair shares a rank. For up to 10 cells.
 */
export function rankOfBoard(cells: ArrayLike<number>, at: number, n: number): number {
  return indexOfBoard(cells, at, n) >>> 1;
}

/** Counts the boards in each half, for any size: n!/2. */
export function solvableBoards(size: BoardShape): bigint {
  return factorial(cellCount(size)) / 2n;
}

/** Returns the same count as a number, for boards that can be ranked. Throws E_USAGE for more than 10 cells. */
export function rankedBoards(size: BoardShape): number {
  const n = cellCount(size);
  if (n > MOST_RANKED_CELLS)
    throw new AuditError('E_USAGE', `boards are numbered up to ${MOST_RANKED_CELLS} cells, got ${size.rows} x ${size.columns}`);
  return FACTORIALS[n] / 2;
}

/** Writes the board of this rank, in the same half as a goal, to cells[at … at + n). Returns the blank's cell. The inverse of `rankOfBoard`. */
export type Unrank = (rank: number, cells: Uint8Array | Uint16Array | Uint32Array, at: number) => number;

/** Makes `Unrank` for a goal. Throws E_USAGE for more than 10 cells. O(n²) per board, without allocation. */
export function unranker(goal: Board): Unrank {
  rankedBoards(goal);
  const { columns, rows } = goal;
  const n = rows * columns;
  const half = halfOf(goal.cells, 0, rows, columns);
  const digits = new Uint8Array(n);
  return (rank, cells, at) => {
    let left = 2 * rank;
    const blank = Math.floor(left / FACTORIALS[n - 1]);
    left -= blank * FACTORIALS[n - 1];
    let turns = columns % 2 === 0 ? Math.floor(blank / columns) : 0;
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
      // The tile is bit number digit, from 0, of those in `free`: so many lowest ones are taken away first.
      let bits = free;
      for (let skip = digits[i++]; skip > 0; skip--) bits &= bits - 1;
      const tile = 31 - Math.clz32(bits & -bits);
      cells[at + cell] = tile;
      free ^= 1 << tile;
    }
    return blank;
  };
}
