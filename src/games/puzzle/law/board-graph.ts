import { factorial } from '../../../math/fraction.js';
import { orderOf } from '../../../math/orders/order-rank.js';
import { blankNeighbours } from './blank-neighbours.js';
import { tileOrderIndex } from './board-index.js';
import { type BoardSize, cellCount, checkHeldSize } from './board-size.js';

/** One way the blank can leave a cell. */
export interface BlankMove {
  readonly to: number;
  /** Where in the block of `to` the board of every place of this block arrives; null where the place stays the same (a move along a row). */
  readonly places: Uint16Array | null;
}

/** The moves between all solvable boards of at most nine cells. Board `blank · places + place` has the number of `solvableIndex`. */
export interface BoardGraph {
  readonly size: BoardSize;
  /** Solvable boards with the blank in one given cell: (n − 1)!/2. */
  readonly places: number;
  readonly boards: number;
  /** The goal's number. */
  readonly goal: number;
  /** For every cell of the blank, its moves in the order up, down, left, right. */
  readonly moves: readonly (readonly BlankMove[])[];
}

const kept = new Map<string, BoardGraph>();

/** The moves between all solvable boards; worked out once a size. Throws E_USAGE beyond nine cells. */
export function boardGraph(size: BoardSize): BoardGraph {
  checkHeldSize(size);
  const key = `${size.rows}x${size.columns}`;
  const graph = kept.get(key) ?? makeGraph(size);
  kept.set(key, graph);
  return graph;
}

function makeGraph(size: BoardSize): BoardGraph {
  const n = cellCount(size);
  const places = Number(factorial(n - 1)) / 2;
  const { rows, columns } = size;
  const even = Array.from({ length: places }, (_, place) => orderWith(place, n - 1, 0));
  const odd = Array.from({ length: places }, (_, place) => orderWith(place, n - 1, 1));
  const moves = blankNeighbours(size).map((cells, blank) => {
    const above = columns % 2 === 0 ? rows - 1 - Math.floor(blank / columns) : 0;
    const orders = above % 2 === 0 ? even : odd;
    return cells.map((to) => ({ to, places: Math.abs(to - blank) < columns ? null : passed(orders, blank, to, n) }));
  });
  return { size, places, boards: n * places, goal: (n - 1) * places, moves };
}

/** Of the two neighbouring tile orders of a place, the one with an even or an odd number of inversions; tiles from 1. */
function orderWith(place: number, tiles: number, parity: 0 | 1): number[] {
  const order = orderOf(2 * place, tiles);
  let inversions = 0;
  for (let i = 0; i < tiles; i++) for (let j = i + 1; j < tiles; j++) if (order[i] > order[j]) inversions++;
  return (inversions % 2 === parity ? order : orderOf(2 * place + 1, tiles)).map((tile) => tile + 1);
}

/** Where every order goes when the blank of cell `from` moves up or down to `to`: the tile met there passes over the tiles between. */
function passed(orders: readonly (readonly number[])[], from: number, to: number, n: number): Uint16Array {
  const board = new Uint16Array(n);
  return Uint16Array.from(orders, (order) => {
    for (let cell = 0, k = 0; cell < n; cell++) board[cell] = cell === from ? 0 : order[k++];
    board[from] = board[to];
    board[to] = 0;
    return tileOrderIndex(board, 0, n) >>> 1;
  });
}
