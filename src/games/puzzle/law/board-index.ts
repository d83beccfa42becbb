import { factorial } from '../../../math/fraction.js';
import { orderOf } from '../../../math/orders/order-rank.js';
import { type BoardMeasure, solvableOf } from './board-facts.js';
import { type BoardSize, cellCount, checkHeldSize } from './board-size.js';

/**
 * The lexicographic index of the tiles of a board of `n` cells, read row by row without the blank: 0 … (n − 1)! − 1. Exact for n ≤ 19.
 */
export function tileOrderIndex(cells: ArrayLike<number>, at: number, n: number): number {
  let left = 2 ** n - 2;
  let index = 0;
  let still = n - 1;
  for (let i = at; i < at + n; i++) {
    const tile = cells[i];
    if (tile === 0) continue;
    const bit = 1 << tile;
    index = index * still-- + ones(left & (bit - 1));
    left ^= bit;
  }
  return index;
}

/** How many bits of a word are 1. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Orders of the tiles for one place of the blank, solvable or not: (n − 1)!. */
function tileOrders(size: BoardSize): number {
  return Number(factorial(cellCount(size) - 1));
}

/** Solvable boards: n!/2. */
export function solvableBoards(size: BoardSize): bigint {
  return factorial(cellCount(size)) / 2n;
}

/**
 * Numbers the boards of at most nine cells, solvable or not, from 0 to n! − 1: the blank's cell times (n − 1)! plus the index of the tile
 * order. Of each two neighbouring orders one is solvable, so halving the latter numbers the solvable boards from 0 to n!/2 − 1.
 * Throws E_USAGE for larger boards.
 */
export function boardIndex(size: BoardSize): BoardMeasure {
  checkHeldSize(size);
  const n = cellCount(size);
  const orders = tileOrders(size);
  return (cells, at) => {
    let blank = 0;
    while (cells[at + blank] !== 0) blank++;
    return blank * orders + tileOrderIndex(cells, at, n);
  };
}

/** Numbers the solvable boards of at most nine cells from 0 to n!/2 − 1, and gives −1 for a board that is not solvable. */
export function solvableIndex(size: BoardSize): BoardMeasure {
  const index = boardIndex(size);
  const solvable = solvableOf(size);
  // (n − 1)! is even, so halving the whole index halves the index of the order.
  return (cells, at) => (solvable(cells, at) === 1 ? index(cells, at) >>> 1 : -1);
}

/** Writes the board with a given number of `boardIndex` into `cells`. */
export function boardWriter(size: BoardSize): (index: number, cells: Uint16Array) => void {
  const orders = tileOrders(size);
  const tiles = cellCount(size) - 1;
  return (index, cells) => {
    const blank = Math.floor(index / orders);
    const order = orderOf(index % orders, tiles);
    for (let cell = 0, k = 0; cell <= tiles; cell++) cells[cell] = cell === blank ? 0 : order[k++] + 1;
  };
}

/** Writes the solvable board with a given number of `solvableIndex` into `cells`. */
export function solvableWriter(size: BoardSize): (index: number, cells: Uint16Array) => void {
  const write = boardWriter(size);
  const solvable = solvableOf(size);
  return (index, cells) => {
    write(2 * index, cells);
    if (solvable(cells, 0) === 0) write(2 * index + 1, cells);
  };
}
