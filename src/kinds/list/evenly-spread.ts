import { stretchSizes, tableValue } from './class-tables.js';
import type { ListFacts } from './list-facts.js';

/** Pearson's X² is so many standard deviations above its mean once in 10^9 lists and less. */
const BEYOND = 9;

/** Whether every part of the order before reached every part of the list as often as luck has it; false where that was not counted. */
export function evenlySpread({ counted, lists, n }: Pick<ListFacts, 'counted' | 'lists' | 'n'>): boolean {
  const cells = counted('regions');
  if (!cells) return false;
  const sizes = stretchSizes(n, Math.round(Math.sqrt(cells.length)));
  const degrees = (sizes.length - 1) ** 2;
  return tableValue(cells, sizes, sizes, lists) < degrees + BEYOND * Math.sqrt(2 * degrees);
}
