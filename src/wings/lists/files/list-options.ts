import { endingFormat } from '../items/find-list-form.js';
import type { ListWishes } from '../items/list-form.js';
import type { NearWishes } from '../near/near.js';

export interface ListToOpen {
  readonly file: string;
  readonly wishes: ListWishes;
}

/** Options that say what is known of a list, and who is told how far reading has come. */
export interface ListOptions extends Omit<ListWishes, 'batches' | 'columnOf'> {
  /** A file with the items in the order before the shuffle, each once. An item is then its place there, whatever its text. */
  readonly original?: string;
  /** The facts known of numbers that are no plain order of 0 … n − 1 or 1 … n: {} where they are to be recognised. Left out, they are refused. */
  readonly near?: NearWishes;
  /** Called with the number of bytes of all the files read so far, and their total. */
  onProgress?(read: number, of: number): void;
  /** The source that `-` stands for: the program's standard input by default. */
  readonly stdin?: AsyncIterable<Uint8Array>;
}

/**
 * Returns the file with the order before, if there is one, and what is known of it. If its ending names a table, it has the column of the list. If
 * its ending names no format and the list holds numbers of 4 or 8 bytes, so does it. Otherwise its first bytes decide: a table may well be shuffled
 * after a plain list.
 */
export function originalToOpen({ original, column, format, header }: ListOptions): ListToOpen | undefined {
  if (original === undefined) return undefined;
  const own = endingFormat(original) ?? (format === 'u32' || format === 'u64' ? format : undefined);
  return {
    file: original,
    wishes: {
      columnOf: 'tables',
      ...(format === 'lines' && { comments: false }),
      ...(own !== undefined && { format: own }),
      ...(column !== undefined && { column }),
      ...(header !== undefined && { header }),
    },
  };
}
