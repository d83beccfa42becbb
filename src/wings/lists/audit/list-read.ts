import type { ItemList, ItemPart, ListFile } from '../item-list.js';
import type { ListRead } from '../record/one-list.js';

/**
 * Returns what a record says of a list that was read. Its files, and the file of the order before (`original`) if any, keep the names they were asked
 * for by. So they are found again from the same folder. `parts` are the files it was put together from, null where it is one file.
 */
export function listRead(
  { files, numbering, reading }: Pick<ItemList, 'files' | 'numbering' | 'reading'>,
  parts: readonly Pick<ItemPart, 'size'>[] | null,
  names: readonly string[],
  original: string,
): ListRead {
  return {
    files: files.map((file, k) => named(file, names[k])),
    numbering: numbering.by === 'original' ? { ...numbering, file: named(numbering.file, original) } : numbering,
    ...(reading && { reading }),
    ...(parts && { parts: parts.map(({ size }) => size) }),
  };
}

/** Returns the file under its name with forward slashes. */
function named(file: ListFile, name: string): ListFile {
  return { ...file, name: name.replaceAll('\\', '/') };
}
