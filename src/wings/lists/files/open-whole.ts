import { AuditError } from '../../../core/errors.js';
import type { ItemPart, ItemPartition } from '../item-list.js';
import type { ListToOpen } from './list-options.js';
import type { Hearing } from './open-inputs.js';
import { openInputs } from './open-inputs.js';
import { itemListOf } from './open-list.js';
import { openParts } from './open-parts.js';

/**
 * Reads the lists that one whole was dealt into, and the file of its order before if there is one. Each is read by what is known of it.
 * `openPartition` says what is thrown.
 */
export async function openWhole(lists: readonly ListToOpen[], original: ListToOpen | undefined, hearing: Hearing): Promise<ItemPartition> {
  if (lists.length < 2) throw new AuditError('E_USAGE', `a whole must be dealt into 2 lists or more, got ${lists.length}`);
  const inputs = await openInputs([...lists, ...(original ? [original] : [])], hearing);
  const opened = await openParts(inputs.slice(0, lists.length), inputs[lists.length], hearing.near);
  const { n, parts, read } = opened;
  let start = 0;
  const items = parts.map(({ file, size }): ItemPart => {
    const from = start;
    start += size;
    return { file, n, size, read: () => read(from, from + size) };
  });
  return {
    whole: itemListOf(opened),
    parts: items,
  };
}
