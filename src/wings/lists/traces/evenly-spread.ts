import { stretchSizes, tableValue } from '../counting/class-tables.js';
import type { ListFacts } from './list-facts.js';

/** The number of standard deviations by which Pearson's X² exceeds its mean at most once in 10^9 lists. */
const BEYOND = 9;

/**
 * The allowed multiple of what few possible places make on average: swap-or-not of 4 to 16 rounds left up to five times as much, in lists of 1,000 to
 * 1,000,000 items.
 */
const UNEVEN = 8;

/**
 * Says whether every part of the order before reached every part of the list as often as by luck; false where that was not counted. A shuffle in
 * which an item has only `goals` possible places may leave it less even, by what so few make.
 */
export function evenlySpread(
  { counted, lists, n }: Pick<ListFacts, 'counted' | 'lists' | 'n'>,
  goals: number = Number.POSITIVE_INFINITY,
): boolean {
  const cells = counted('regions');
  if (!cells) return false;
  const sizes = stretchSizes(n, Math.round(Math.sqrt(cells.length)));
  const degrees = (sizes.length - 1) ** 2;
  // Of `goals` places that lie by luck a part has goals/parts, give or take the root of that.
  const few = (UNEVEN * lists * n * sizes.length) / goals;
  return tableValue(cells, sizes, sizes, lists) < degrees + BEYOND * Math.sqrt(2 * degrees) + few;
}
