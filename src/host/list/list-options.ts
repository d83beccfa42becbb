import type { Readable } from 'node:stream';
import type { ListWishes } from '../../engine/list/list-form.js';

/** What is known of a list, and who hears how far its reading is. */
export interface ListOptions extends ListWishes {
  /** Hears how many bytes of all the files have been read, and how many there are. */
  onProgress?(read: number, of: number): void;
  /** What `-` stands for: the program's standard input where nothing is said. */
  readonly stdin?: Readable;
}
