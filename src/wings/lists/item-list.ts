/** Where one list was read from, as plain data for the record. */
export interface ListFile {
  /** The file's own name without its folders; `stdin` for standard input. */
  readonly name: string;
  /** Of the file as it lies, before it is unpacked. */
  readonly bytes: number;
  /** Of the file's bytes as they are, in hexadecimal. */
  readonly sha256: string;
  /** One long row of spaced numbers is `lines`, a JSON array `ndjson`. */
  readonly format: 'lines' | 'csv' | 'ndjson' | 'parquet' | 'u32' | 'u64';
  /** The column that holds the items, by its name or, where the file names none, its number from 1; only where there are columns. */
  readonly column?: string;
  /** Whether the first row of a table names its columns; only where it does not look so: a text that is an item, or a number that is a name. */
  readonly header?: boolean;
  readonly compressed?: 'gzip';
}

/** How what stood in the files became the numbers 0 … n − 1: numbers from 0, numbers from 1, or the place in a file of the order before. */
export type Numbering = { readonly by: 'numbers'; readonly from: 0 | 1 } | { readonly by: 'original'; readonly file: ListFile };

/** One shuffled list, whole and checked: every number 0 … n − 1 stands in it once. */
export interface ItemList {
  readonly n: number;
  /** One, unless the list is put together of the parts of a partition. */
  readonly files: readonly ListFile[];
  readonly numbering: Numbering;
  /** The items in order, a few ten thousand at a time; may be called again. The array is overwritten by the next. */
  read(): AsyncIterable<Uint32Array>;
  /** Lets go of what was put aside; the list cannot be read after it. */
  close(): Promise<void>;
}

/** One of the lists that a whole was dealt into. */
export interface ItemPart {
  readonly file: ListFile;
  /** Items of the whole, whose numbers 0 … n − 1 the part shares with the others. */
  readonly n: number;
  /** Items of this part, 0 where it got none. */
  readonly size: number;
  /** The part's items in order, as the whole numbers them; may be called again. The array is overwritten by the next. */
  read(): AsyncIterable<Uint32Array>;
}

/** Lists that together hold every item 0 … n − 1 once. */
export interface ItemPartition {
  /** All the parts, one behind the other in the order in which they were named. */
  readonly whole: ItemList;
  readonly parts: readonly ItemPart[];
}
