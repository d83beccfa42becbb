import type { Board } from '../board.js';
import { cellsOfTiles } from '../board.js';
import { cellCount, cellDistance } from '../board-size.js';

/** Returns distances[tile · n + cell]: rows and columns between a cell and the tile's goal; 0 for the blank, which is not counted. */
export function distancesTo(board: Board): Uint8Array {
  const n = cellCount(board);
  const goals = cellsOfTiles(board.cells);
  const distances = new Uint8Array(n * n);
  for (let tile = 1; tile < n; tile++)
    for (let cell = 0; cell < n; cell++) distances[tile * n + cell] = cellDistance(board, cell, goals[tile]);
  return distances;
}

/** Returns the sum over the tiles in cells[at … at + n), with the distances of `distancesTo`. */
export function manhattanSum(distances: Uint8Array, cells: ArrayLike<number>, at: number, n: number): number {
  let sum = 0;
  for (let cell = 0; cell < n; cell++) sum += distances[cells[at + cell] * n + cell];
  return sum;
}
