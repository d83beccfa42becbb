import type { Runs } from './runs.js';
import { WHOLE } from './units.js';

/** Returns the number of cells into which [0, 1) is cut to look for changes: twice the least common multiple of 1 … n, for up to 7 cards that of 7. */
export function gridCells(n: number): number {
  return n <= 7 ? 840 : 1680;
}

/** Returns the middles of `cells` equal cells of [0, 1), with the smallest and the largest number to deal with: integer units of 2^-53, rising. */
export function gridPoints(cells: number, { lowest, highest }: Pick<Runs, 'lowest' | 'highest'>): Float64Array {
  const points = new Float64Array(cells + 2);
  points[0] = lowest;
  for (let i = 0; i < cells; i++) points[i + 1] = Math.floor(((2 * i + 1) / (2 * cells)) * WHOLE);
  points[cells + 1] = highest;
  return points;
}

/** Returns both ends of every piece that these changes make, rising. */
export function piecePoints(changes: readonly number[], { lowest, highest }: Pick<Runs, 'lowest' | 'highest'>): number[] {
  return [lowest, ...changes.flatMap((change) => [change - 1, change]), highest];
}

/** Merges the lists: every value once, rising. */
export function merged(...lists: readonly Iterable<number>[]): Float64Array {
  return Float64Array.from(new Set(lists.flatMap((list) => [...list]))).sort();
}
