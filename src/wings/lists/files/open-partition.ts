import type { ItemPartition } from '../item-list.js';
import type { ListOptions } from './list-options.js';
import { originalToOpen } from './list-options.js';
import { openWhole } from './open-whole.js';

/**
 * Reads the lists that one whole was dealt into, such as ranks or shards: two or more, in the order in which they are named. Checks that together
 * they have every item once: they share none and lose none. Each is written as `openItemList` reads one, all with the same column, and the numbers
 * count from 0 or from 1 in all of them together. A part may be empty.
 *
 * Memory and room are those of one list of all the items. Numbers of 4 or 8 bytes are put aside too. Throws what `openItemList` throws, for an item
 * in two parts with both files and lines, and E_USAGE for fewer than two files.
 */
export function openPartition(files: readonly string[], options: ListOptions = {}): Promise<ItemPartition> {
  return openWhole(
    files.map((file) => ({ file, wishes: options })),
    originalToOpen(options),
    options,
  );
}
