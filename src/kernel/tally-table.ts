import type { TallyId } from '../core/tally.js';
import type { Rows } from './rows.js';

/** A table in the memory of kernels, which decks of one kind of rows are added to. */
export class TallyTable {
  readonly #rows: Rows;
  readonly #id: TallyId;
  readonly #at: number;
  readonly #cells: number;

  constructor(rows: Rows, id: TallyId) {
    this.#rows = rows;
    this.#id = id;
    this.#cells = rows.n * rows.n;
    this.#at = rows.arena.take(4 * this.#cells);
  }

  /** Adds `decks` decks from row `first` on. */
  add(first: number, decks: number): void {
    const { arena, at, n, stride } = this.#rows;
    arena.kernels[this.#id](at + first * stride, decks, n, stride, this.#at);
  }

  /** Hands the table to each of `readers`, and empties it. */
  empty(readers: readonly ((table: Uint32Array) => void)[]): void {
    const table = this.#rows.arena.words(this.#at, this.#cells);
    for (const read of readers) read(table);
    table.fill(0);
  }
}
