import type { ItemList } from '../item-list.js';
import type { ListOptions } from './list-options.js';
import { originalToOpen } from './list-options.js';
import { openList } from './open-list.js';

/**
 * Reads a shuffled list, `-` being standard input, and checks that it has every item once: the numbers 0 … n − 1 or 1 … n, from 2 to some 10^9 of
 * them, or with
 * `original` any texts, each of them once in that file too. One item a line; one column of CSV, JSON lines or Parquet; an array of JSON; one row of
 * numbers;
 * numbers of 4 or 8 bytes, the lowest first (.u32, .u64); all of these packed by gzip.
 *
 * Memory: for numbers n / 8 bytes, half as much again and some 20 MB; for texts up to some 100 MB at 10^7 of them. Room in the temporary folder: 4
 * bytes an item
 * from 2^22 items on. Unpacked numbers of 4 or 8 bytes need none, but must stay in their file until the list is closed. With `original`: as much as
 * both files hold and
 * 28 bytes an item, all but 4 of which are freed at once. Standard input needs as much again as comes in.
 *
 * Throws E_LIST_LOST, E_LIST_DOUBLED, E_LIST_FOREIGN for the items, with the lines of the first; E_LIST_TEXT, E_LIST_BLANK, E_LIST_ROW,
 * E_LIST_COLUMN, E_LIST_FORMAT,
 * E_LIST_EMPTY and E_LOG_* for how it is written; E_INPUT_MISSING, E_PATH, E_CANNOT_CREATE, E_IO.
 *
 * @example
 * ```ts
 * import { writeFileSync } from 'node:fs';
 * import { openItemList } from 'shuffle-audit/lists';
 *
 * writeFileSync('before.txt', 'apple\npear\nplum\n');
 * writeFileSync('after.txt', 'plum\napple\npear\n');
 * const list = await openItemList('after.txt', { original: 'before.txt' });
 * for await (const items of list.read()) console.log(items);
 * await list.close();
 *
 * // prints:
 * // Uint32Array(3) [ 2, 0, 1 ]
 * ```
 */
export function openItemList(file: string, options: ListOptions = {}): Promise<ItemList> {
  return openList({ file, wishes: options }, originalToOpen(options), options);
}
