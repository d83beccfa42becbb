import type { BoardShape } from '../../core/subject/outcome.js';
import { cellCount } from './board-size.js';

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
 * Returns the cells that tiles come from. `steps[4 · blank + k]` is the cell of the tile that move k of TILE_MOVES slides into the cell `blank`. It
 * is -1 where the side of the board is in the way.
 */
export function tileSteps({ columns, rows }: BoardShape): Int8Array {
  const steps = new Int8Array(4 * rows * columns).fill(NO_MOVE);
  for (let blank = 0; blank < rows * columns; blank++) {
    const row = Math.floor(blank / columns);
    const column = blank % columns;
    if (row < rows - 1) steps[4 * blank] = blank + columns;
    if (row > 0) steps[4 * blank + 1] = blank - columns;
    if (column < columns - 1) steps[4 * blank + 2] = blank + 1;
    if (column > 0) steps[4 * blank + 3] = blank - 1;
  }
  return steps;
}

/**
 * Returns the same table by the direction of the BLANK: 0 up, 1 down, 2 left, 3 right. `blankSteps[4 · blank + d]` is the cell it comes to by
 * direction d, or -1 off the board. Random walks draw d, so the order is part of every stream.
 */
export function blankSteps(size: BoardShape): Int8Array {
  const steps = tileSteps(size);
  // The blank goes up where a tile slides down.
  return steps.map((_, k) => steps[k ^ 1]);
}

/** Returns, for every cell, the cells a blank there can move to, in the order up, down, left, right. */
export function blankNeighbours(size: BoardShape): readonly (readonly number[])[] {
  const steps = blankSteps(size);
  return Array.from({ length: cellCount(size) }, (_, blank) =>
    Array.from(steps.subarray(4 * blank, 4 * blank + 4)).filter((to) => to !== NO_MOVE),
  );
}

/** Returns the index in TILE_MOVES of a tile's move from one cell to a neighbouring one. */
export function moveBetween(from: number, to: number, columns: number): number {
  if (to === from - columns) return 0;
  if (to === from + columns) return 1;
  return to === from - 1 ? 2 : 3;
}
