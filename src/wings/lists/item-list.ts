import type { ListFile, Numbering } from './record/one-list.js';

export type { ListFile, Numbering } from './record/one-list.js';

/** One shuffled list, whole and checked: every number 0 … n − 1 stands in it once. */
export interface ItemList {
  readonly n: number;
  /** The file of the list, or several where it is put together from the parts of a partition. */
  readonly files: readonly ListFile[];
  readonly numbering: Numbering;
  /** Yields the items in order, a few ten thousand at a time; may be called again. Each step overwrites the array. */
  read(): AsyncIterable<Uint32Array>;
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
