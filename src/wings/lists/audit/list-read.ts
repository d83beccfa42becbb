import type { ItemList, ItemPart, ListFile } from '../item-list.js';
import type { ListRead } from '../record/one-list.js';

/**
 * What a record says of a list that was read. Its files, and that of the order before where there is one (`original`), have the names by which they were asked for, so that they
 * are found again from the same folder. `parts` are those it was put together of, null where it is one file.
 */
export function listRead(
  { files, numbering }: Pick<ItemList, 'files' | 'numbering'>,
  parts: readonly Pick<ItemPart, 'size'>[] | null,
  names: readonly string[],
  original: string,
): ListRead {
  return {
    files: files.map((file, k) => named(file, names[k])),
    numbering: numbering.by === 'original' ? { ...numbering, file: named(numbering.file, original) } : numbering,
    ...(parts && { parts: parts.map(({ size }) => size) }),
  };
}

/** With forward slashes. */
function named(file: ListFile, name: string): ListFile {
  return { ...file, name: name.replaceAll('\\', '/') };
}
