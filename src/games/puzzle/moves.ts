import type { Shape } from './board.js';

/**
 * A move by the direction in which the TILE slides into the blank: up, down, left, right. The blank goes the other way. This is the only
 * convention of this folder; `path.ts` reads and writes the other one.
 */
export type TileMove = 'U' | 'D' | 'L' | 'R';

/** The moves in the order in which every search here tries them, unless told otherwise. A move and its opposite are neighbours: k and k ^ 1. */
export const TILE_MOVES: readonly TileMove[] = ['U', 'D', 'L', 'R'];

/** No move: the start of a search, or a side of the board in the way. */
export const NO_MOVE = -1;

/**
 * Where the tile comes from: `steps[4 · blank + k]` is the cell of the tile that move k of TILE_MOVES slides into the cell `blank`, or -1
 * where the side of the board is in the way.
 */
export function stepsOf({ cols, rows }: Shape): Int8Array {
  const steps = new Int8Array(4 * rows * cols).fill(NO_MOVE);
  for (let blank = 0; blank < rows * cols; blank++) {
    const row = Math.floor(blank / cols);
    const col = blank % cols;
    if (row < rows - 1) steps[4 * blank] = blank + cols;
    if (row > 0) steps[4 * blank + 1] = blank - cols;
    if (col < cols - 1) steps[4 * blank + 2] = blank + 1;
    if (col > 0) steps[4 * blank + 3] = blank - 1;
  }
  return steps;
}

/** The index in TILE_MOVES of a tile's move from one cell to a neighbouring one, on a board of this many columns. */
export function moveBetween(from: number, to: number, cols: number): number {
  if (to === from - cols) return 0;
  if (to === from + cols) return 1;
  return to === from - 1 ? 2 : 3;
}
