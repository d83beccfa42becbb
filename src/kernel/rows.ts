import type { Batch } from '../core/outcome.js';
import type { RowForm } from '../core/row-form.js';
import { rowCells } from '../core/tally.js';
import type { Arena } from './arena.js';

/** The most cards whose decks lie as bytes. */
export const MOST_IN_ROWS = 256;

/** Kernels deal so many decks side by side, and may write to as many rows behind the last. */
export const ABREAST = 8;

/** Decks of a batch as rows of bytes in the memory of kernels: as assembly/rows.ts says. */
export class Rows implements RowForm {
  readonly arena: Arena;
  readonly n: number;
  /** Decks that there is room for. */
  readonly capacity: number;
  /** Rows before the first one, which keep the last decks of earlier batches. */
  readonly kept: number;
  /** Bytes from row to row. */
  readonly stride: number;
  /** The address of the first row. */
  readonly at: number;
  readonly #cells: number;

  /** Room for `capacity` decks of `n` cards, at most 256, and for `kept` before them. */
  constructor(arena: Arena, n: number, capacity: number, kept = 0) {
    this.arena = arena;
    this.n = n;
    this.capacity = capacity;
    this.kept = kept;
    this.stride = rowCells(n);
    this.at = this.room();
    this.#cells = arena.take(2 * n * capacity);
  }

  /** Takes as much room as these rows have; the address of its first row. */
  room(): number {
    return this.arena.take(this.stride * (this.kept + this.capacity + ABREAST)) + this.stride * this.kept;
  }

  /** Moves the last `kept` of the rows that end after the first `length` before the first one, which lies at `at`. */
  keep(at: number, length: number): void {
    const { arena, kept, stride } = this;
    arena.bytes(at - kept * stride, (kept + length) * stride).copyWithin(0, length * stride);
  }

  /** Writes the first `length` decks to cells, row by row. */
  read(cells: Uint16Array, length: number): void {
    const { arena, at, n, stride } = this;
    arena.kernels.widen(at, this.#cells, length, n, stride);
    cells.set(new Uint16Array(arena.kernels.memory.buffer, this.#cells, length * n));
  }

  take(cells: Uint16Array, decks: number, at: number): number {
    const { arena, n, stride } = this;
    new Uint16Array(arena.kernels.memory.buffer, this.#cells, decks * n).set(cells.subarray(0, decks * n));
    return arena.kernels.narrowWhole(this.#cells, this.at + at * stride, decks, n, stride);
  }

  /** Makes the rows those of the batch, where they are not. */
  hold(batch: Batch): void {
    if (batch.inRows) return;
    const { arena, at, n, stride } = this;
    const { cells, length } = batch;
    new Uint16Array(arena.kernels.memory.buffer, this.#cells, length * n).set(cells.subarray(0, length * n));
    arena.kernels.narrow(this.#cells, at, length, n, stride);
  }
}
