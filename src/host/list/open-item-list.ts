import type { ItemList } from '../../core/item-list.js';
import { fromZero } from '../../engine/list/from-zero.js';
import type { ListForm } from '../../engine/list/list-form.js';
import { checkList } from './check-list.js';
import type { ListInput } from './list-input.js';
import type { ListOptions } from './list-options.js';
import { originalWishes } from './list-options.js';
import { openInputs } from './open-inputs.js';
import { openNumbers, openTexts } from './open-parts.js';
import { RawNumbers } from './raw-numbers.js';

/**
 * Reads a shuffled list, `-` being standard input, and holds it to have every item once: the numbers 0 … n − 1 or 1 … n, from 2 to some 10^9 of them, or with
 * `original` any texts, each of them once in that file too. One item a line; one column of CSV, JSON lines or Parquet; an array of JSON; one row of numbers;
 * numbers of 4 or 8 bytes, the lowest first (.u32, .u64); all of these packed by gzip.
 *
 * Memory: of numbers n / 8 bytes, half as much again and some 20 MB; of texts up to some 100 MB at 10^7 of them. Room in the temporary folder: 4 bytes an item
 * from 2^22 items on, none for unpacked numbers of 4 or 8 bytes, which must stay in their file until the list is closed; with `original` as much as both files hold and
 * 28 bytes an item, given back at once but for 4; of standard input as much again as comes in.
 *
 * Throws E_LIST_LOST, E_LIST_DOUBLED, E_LIST_FOREIGN for the items, with the lines of the first; E_LIST_TEXT, E_LIST_BLANK, E_LIST_ROW, E_LIST_COLUMN, E_LIST_FORMAT,
 * E_LIST_EMPTY and E_LOG_* for how it is written; E_INPUT_MISSING, E_PATH, E_CANNOT_CREATE, E_IO.
 *
 * @example
 * ```ts
 * import { writeFileSync } from 'node:fs';
 * import { openItemList } from 'shuffle-audit';
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
export async function openItemList(file: string, options: ListOptions = {}): Promise<ItemList> {
  const { original } = options;
  const ofOriginal = originalWishes(options);
  const toOpen = [{ file, wishes: options }, ...(original === undefined ? [] : [{ file: original, wishes: ofOriginal }])];
  const [input, before] = await openInputs(toOpen, options);
  if (!before && input.raw) return openRaw(input, input.raw);
  const { n, parts, numbering, read, close } = await (before
    ? openTexts([input], options, before, ofOriginal)
    : openNumbers([input], options));
  return { n, files: parts.map((part) => part.file), numbering, read: () => read(), close: () => Promise.resolve(close()) };
}

async function openRaw(input: ListInput, form: ListForm): Promise<ItemList> {
  const numbers = new RawNumbers(input, form);
  const from = await checkList(numbers, [{ input, form }]);
  return {
    n: numbers.length,
    files: [numbers.file],
    numbering: { by: 'numbers', from },
    read: () => fromZero(numbers.read(), from),
    close: () => Promise.resolve(),
  };
}
