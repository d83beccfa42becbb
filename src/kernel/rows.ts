import type { Cells, RowForm } from '../core/statistic/row-form.js';
import { MOST_BYTE_CARDS, rowCells } from '../core/statistic/tally.js';
import type { Batch } from '../core/subject/outcome.js';
import type { Arena } from './arena.js';

/** The most cards whose decks lie in rows: beyond, the cells of some tables of a block could outgrow 32 bits. */
export const MOST_IN_ROWS = 65_535;

/** Bytes of a line of a cache. */
const LINE = 64;

/** Decks that kernels deal together; they may write to as many rows after the last. */
export const ABREAST = 8;

/** Decks of a batch as rows in the memory of kernels, one or two bytes per card: laid out as in assembly/rows.ts and wide-rows.ts. */
export class Rows implements RowForm {
  readonly arena: Arena;
  readonly n: number;
  readonly capacity: number;
  /** Rows before the first one, which keep the last decks of earlier batches. */
  readonly kept: number;
  /** True for more than 256 cards, which take two bytes each. */
  readonly wide: boolean;
  /** Bytes from row to row. */
  readonly stride: number;
  /** The address of the first row. */
  readonly at: number;
  /** Room for contiguous decks; where cards take two bytes, for one bit per card. */
  readonly #cells: number;
  /** Room for the positions of a deck, where cards take a byte. */
  readonly #work: number;

  /** Allocates room for `capacity` decks of `n` cards, at most 65,535, and for `kept` before them. */
  constructor(arena: Arena, n: number, capacity: number, kept = 0) {
    this.arena = arena;
    this.n = n;
    this.capacity = capacity;
    this.kept = kept;
    this.wide = n > MOST_BYTE_CARDS;
    // An odd number of lines, so that the same position of many decks does not fall into the same few places of a cache.
    this.stride = this.wide ? 2 * rowCells(n) + LINE : rowCells(n);
    this.at = this.room();
    this.#cells = arena.take(this.wide ? Math.ceil(n / 8) : 2 * n * capacity);
    this.#work = arena.take(this.wide ? 0 : MOST_BYTE_CARDS);
  }

  /** Allocates as much room as these rows have; returns the address of its first row. */
  room(): number {
    return this.arena.take(this.stride * (this.kept + this.capacity + ABREAST)) + this.stride * this.kept;
  }

  /** Moves the last `kept` of the first `length` rows to just before the first one, which lies at `at`. */
  keep(at: number, length: number): void {
    const { arena, kept, stride } = this;
    arena.bytes(at - kept * stride, (kept + length) * stride).copyWithin(0, length * stride);
  }

  read(cells: Uint16Array, length: number): void {
    const { arena, at, n, stride } = this;
    if (this.wide) {
      for (let deal = 0; deal < length; deal++) cells.set(this.#row(deal), deal * n);
      return;
    }
    arena.kernels.widen(at, this.#cells, length, n, stride);
    cells.set(new Uint16Array(arena.kernels.memory.buffer, this.#cells, length * n));
  }

  take(cells: Cells, decks: number, at: number): number {
    const { n, stride } = this;
    const { wholeRows, wholeWideRows } = this.arena.kernels;
    const row = this.at + at * stride;
    if (this.wide) {
      this.#set(cells, decks, at);
      return wholeWideRows(row, decks, n, stride, this.#cells);
    }
    return wholeRows(this.#cells, row, this.#holdBytes(cells, decks), n, stride);
  }

  lay(bytes: Uint8Array, decks: number, at: number): boolean {
    if (this.wide) return false;
    const { arena, n, stride } = this;
    arena.bytes(this.#cells, decks * n).set(bytes.subarray(0, decks * n));
    arena.kernels.spread(this.#cells, this.at + at * stride, decks, n, stride);
    return true;
  }

  agree(cells: Cells, decks: number, at: number): number {
    const { n, stride } = this;
    if (this.wide) {
      for (let deal = 0; deal < decks; deal++) {
        const row = this.#row(at + deal);
        for (let p = 0; p < n; p++) if (row[p] !== cells[deal * n + p]) return deal;
      }
      return decks;
    }
    return this.arena.kernels.sameRows(this.#cells, this.at + at * stride, this.#holdBytes(cells, decks), n, stride);
  }

  place(handed: Uint16Array, decks: number, at: number): void {
    const { arena, n, stride } = this;
    if (this.wide) {
      const places = new Uint16Array(n);
      for (let deal = 0; deal < decks; deal++) {
        for (let p = 0; p < n; p++) places[handed[deal * n + p]] = n - 1 - p;
        const row = this.#row(at + deal);
        for (let p = 0; p < n; p++) row[p] = places[row[p]];
      }
      return;
    }
    this.#hold(handed, decks);
    arena.kernels.placeRows(this.#cells, this.at + at * stride, decks, n, stride, this.#work);
  }

  /** Loads the batch into the rows, unless it was dealt in them. */
  hold(batch: Batch): void {
    if (batch.inRows) return;
    const { arena, at, n, stride } = this;
    const { cells, length } = batch;
    if (this.wide) {
      this.#set(cells, length, 0);
      return;
    }
    this.#hold(cells, length);
    arena.kernels.narrow(this.#cells, at, length, n, stride);
  }

  #hold(cells: Uint16Array, decks: number): void {
    const count = decks * this.n;
    new Uint16Array(this.arena.kernels.memory.buffer, this.#cells, count).set(cells.subarray(0, count));
  }

  /** Copies the same as bytes, up to the first deck with a card above 255, which is invalid for so few cards. Returns the number of decks before it. */
  #holdBytes(cells: Cells, decks: number): number {
    const count = decks * this.n;
    const above = cells instanceof Uint8Array ? -1 : cells.subarray(0, count).findIndex((card) => card > 255);
    const fit = above < 0 ? decks : Math.floor(above / this.n);
    this.arena.bytes(this.#cells, fit * this.n).set(cells.subarray(0, fit * this.n));
    return fit;
  }

  /** Writes contiguous decks to rows from row `at` on, where cards take two bytes. */
  #set(cells: Cells, decks: number, at: number): void {
    const { n } = this;
    for (let deal = 0; deal < decks; deal++) this.#row(at + deal).set(cells.subarray(deal * n, deal * n + n));
  }

  /** Returns the cards of a deck, where they take two bytes. */
  #row(deal: number): Uint16Array {
    return new Uint16Array(this.arena.kernels.memory.buffer, this.at + deal * this.stride, this.n);
  }
}
