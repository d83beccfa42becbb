import type { ItemList, ListFile, Numbering } from '../item-list.js';
import { ItemReader } from '../items/item-reader.js';
import type { ListForm } from '../items/list-form.js';
import type { SkippedLines } from '../items/skipped-lines.js';
import type { Aside } from './aside.js';
import type { ListInput } from './list-input.js';

/** Numbers parsed at once. */
const PIECE = 1 << 16;

export interface PartRead {
  readonly input: ListInput;
  readonly form: ListForm;
  readonly file: ListFile;
  /** Its lines that are no items. */
  readonly passed: SkippedLines;
  /** The number of its items. */
  readonly size: number;
  /** Items of a row of an array with several rows; 0 elsewhere. */
  readonly columns: number;
}

/** Files that together hold every item once, as they were read. */
export interface OpenParts extends Pick<ItemList, 'count' | 'kinds' | 'reading' | 'which'> {
  /** Parts in the order in which they were named, which is that of their items. */
  readonly parts: readonly PartRead[];
  readonly n: number;
  readonly numbering: Numbering;
  /** Yields the items of a list, the first by default, from place `from` up to place `to`, all by default, as numbers from 0. */
  read(from?: number, to?: number, list?: number): AsyncIterable<Uint32Array>;
  close(): void;
}

/** Parses the numbers of a file and appends them to those put aside. Throws E_LIST_TEXT for an item that is no whole number, and what reading throws. */
export async function readNumbers(input: ListInput, aside: Aside): Promise<PartRead> {
  const reader = await ItemReader.open(input, input.wishes);
  const before = aside.length;
  try {
    const piece = new Uint32Array(PIECE);
    for (let length = PIECE; length === PIECE; ) {
      length = await reader.numbers(piece);
      aside.push(piece.subarray(0, length));
    }
    return {
      input,
      form: reader.form,
      file: input.describe(reader.source, reader.form, reader.passed.count),
      passed: reader.passed,
      size: aside.length - before,
      columns: reader.columns,
    };
  } finally {
    await reader.close();
  }
}
