import { MOST_BYTE_CARDS } from '../../core/statistic/tally.js';
import { layoutFromLast } from '../../math/digits/digit-layout.js';
import type { TableOf } from '../counting/read-table.js';

/** Returns the table that counts the cycles of decks of `n` cards, and the cell for none. */
export function cyclesTable(n: number): TableOf & { readonly from: number } {
  if (n <= MOST_BYTE_CARDS) return { id: 'lastChoices', from: 2 * n * n };
  const given = layoutFromLast(n);
  return { id: 'lastDigits', given, from: 2 * given[0] };
}
