import type { Readable } from 'node:stream';
import { endingFormat } from '../../engine/list/find-list-form.js';
import type { ListWishes } from '../../engine/list/list-form.js';

/** What is known of a list, and who hears how far its reading is. */
export interface ListOptions extends ListWishes {
  /** A file with the items in the order before the shuffle, each once: an item is then its place there, whatever text it is. */
  readonly original?: string;
  /** Hears how many bytes of all the files have been read, and how many there are. */
  onProgress?(read: number, of: number): void;
  /** What `-` stands for: the program's standard input where nothing is said. */
  readonly stdin?: Readable;
}

/** What is known of the file with the order before: its columns are named as those of the list; the format of the list is asked of it only where its ending tells none. */
export function originalWishes({ original, column, format, header }: ListOptions): ListWishes {
  const own = endingFormat(original ?? '') ?? format;
  return { ...(own !== undefined && { format: own }), ...(column !== undefined && { column }), ...(header !== undefined && { header }) };
}
