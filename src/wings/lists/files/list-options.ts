import { endingFormat } from '../items/find-list-form.js';
import type { ListWishes } from '../items/list-form.js';

/** A file, and what is known of it. */
export interface ListToOpen {
  readonly file: string;
  readonly wishes: ListWishes;
}

/** What is known of a list, and who hears how far its reading is. */
export interface ListOptions extends Omit<ListWishes, 'columnOf'> {
  /** A file with the items in the order before the shuffle, each once: an item is then its place there, whatever text it is. */
  readonly original?: string;
  /** Hears how many bytes of all the files have been read, and how many there are. */
  onProgress?(read: number, of: number): void;
  /** What `-` stands for: the program's standard input where nothing is said. */
  readonly stdin?: AsyncIterable<Uint8Array>;
}

/**
 * The file with the order before, where there is one, and what is known of it: where its ending tells that it is a table, it has the column of the list, and it holds
 * numbers of 4 or 8 bytes where its ending tells none and the list holds such. It is otherwise told by its first bytes: a table may well be shuffled after a plain list.
 */
export function originalToOpen({ original, column, format, header }: ListOptions): ListToOpen | undefined {
  if (original === undefined) return undefined;
  const own = endingFormat(original) ?? (format === 'u32' || format === 'u64' ? format : undefined);
  return {
    file: original,
    wishes: {
      columnOf: 'tables',
      ...(own !== undefined && { format: own }),
      ...(column !== undefined && { column }),
      ...(header !== undefined && { header }),
    },
  };
}
