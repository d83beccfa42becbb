import { AuditError } from '../../core/errors.js';
import type { ItemPart, ItemPartition } from '../../core/item-list.js';
import type { ListOptions } from './list-options.js';
import { originalWishes } from './list-options.js';
import { openInputs } from './open-inputs.js';
import { openNumbers, openTexts } from './open-parts.js';

/**
 * Reads the lists that one whole was dealt into, as ranks or shards are, two or more, in the order in which they are named, and holds them to have together every item
 * once: they share none and lose none. Each is written as `openItemList` reads one, all with the same column, and the numbers count from 0 or from 1 in all of
 * them together. A part may be empty.
 *
 * Memory and room are those of one list of all the items, numbers of 4 or 8 bytes included: they are put aside. Throws what `openItemList` throws, of an item in two parts with
 * both files and lines, and E_USAGE for fewer than two files.
 */
export async function openPartition(files: readonly string[], options: ListOptions = {}): Promise<ItemPartition> {
  if (files.length < 2) throw new AuditError('E_USAGE', `a whole must be dealt into 2 lists or more, got ${files.length}`);
  const { original } = options;
  const ofOriginal = originalWishes(options);
  const lists = files.map((file) => ({ file, wishes: options }));
  const inputs = await openInputs([...lists, ...(original === undefined ? [] : [{ file: original, wishes: ofOriginal }])], options);
  const named = inputs.slice(0, files.length);
  const before = inputs[files.length];
  const { n, parts, numbering, read, close } = await (before ? openTexts(named, options, before, ofOriginal) : openNumbers(named, options));
  let start = 0;
  const items = parts.map(({ file, size }): ItemPart => {
    const from = start;
    start += size;
    return { file, n, size, read: () => read(from, from + size) };
  });
  return {
    whole: { n, files: parts.map(({ file }) => file), numbering, read: () => read(), close: () => Promise.resolve(close()) },
    parts: items,
  };
}
