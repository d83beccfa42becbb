import { groupCut, PARTS } from './cuts.js';
import type { Cut } from './parts-counter.js';

/** The most cells of all parts together that a record keeps, less those of the other counts. */
export const MOST_CELLS = 65_000;

/** The most cells of a part of the run: leaves room for eighths of its blocks too. */
const MOST_OF_AN_EIGHTH: number = Math.floor(MOST_CELLS / (2 * PARTS));

/**
 * Chooses the groups that are compared, and the cells of an eighth of the run. Where the coarsest tables of all groups would not fit beside the
 * eighths, these are coarser too. If that is not enough, the groups with the fewest outcomes are passed over.
 */
export function roomFor(
  groups: readonly number[],
  least: number,
  cellsAt: (most: number) => number,
): { readonly most: number; readonly own: Cut | null } {
  const coarsest = cellsAt(0);
  const room = Math.max(2, Math.floor(MOST_CELLS / coarsest) - 2 * PARTS);
  const sizes = groups.filter((outcomes) => outcomes >= least).toSorted((a, b) => b - a);
  const own = groupCut(groups, sizes.length > room ? Math.max(least, sizes[room] + 1) : least);
  const left = MOST_CELLS - (own?.parts ?? 0) * coarsest;
  return { most: own ? mostWithin(MOST_OF_AN_EIGHTH, left / (2 * PARTS), cellsAt) : MOST_OF_AN_EIGHTH, own };
}

/** Halves `most` until the tables of a part fit into its room. */
export function mostWithin(most: number, room: number, cellsAt: (most: number) => number): number {
  return most <= 1 || cellsAt(most) <= room ? most : mostWithin(Math.floor(most / 2), room, cellsAt);
}
