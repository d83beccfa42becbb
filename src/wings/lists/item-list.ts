import type { ListFile, Numbering } from './record/one-list.js';
import type { Reading } from './record/reading.js';

export type { ListFile, Numbering } from './record/one-list.js';

/** One shuffled list, whole and checked: every number 0 … n − 1 stands in it once. Several where one file holds them. */
export interface ItemList {
  readonly n: number;
  /** The file of the list, or several where it is put together from the parts of a partition. */
  readonly files: readonly ListFile[];
  readonly numbering: Numbering;
  /** The findings in the file, where it is no plain order. */
  readonly reading?: Reading;
  /** The items that are in a sample, as `which-items` counts them. */
  readonly which?: Float64Array;
  /** The different numbers of the file, sorted, where it is no plain order. */
  readonly kinds?: Float64Array;
  /** The number of lists in the file; 1 where it is absent. */
  readonly count?: number;
  /** Yields the items of a list in order, the first by default, a few ten thousand at a time; may be called again. Each step overwrites the array. */
  read(list?: number): AsyncIterable<Uint32Array>;
  /** Frees what was put aside; the list cannot be read afterwards. */
  close(): Promise<void>;
}

/** One of the lists that a whole was dealt into. */
export interface ItemPart {
  readonly file: ListFile;
  /** Items of the whole, whose numbers 0 … n − 1 the part shares with the others. */
  readonly n: number;
  /** Items of this part, 0 where it got none. */
  readonly size: number;
  /** Yields the part's items in order, as the whole numbers them; may be called again. Each step overwrites the array. */
  read(): AsyncIterable<Uint32Array>;
}

/** Lists that together hold every item 0 … n − 1 once. */
export interface ItemPartition {
  /** All the parts, one behind the other in the order in which they were named. */
  readonly whole: ItemList;
  readonly parts: readonly ItemPart[];
}
