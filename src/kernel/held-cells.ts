import { type Arena, borrowArena, returnArena } from './arena.js';

/** Decks that are hashed together, as in assembly/hash-decks.ts. */
const ABREAST = 8;

/** The most cells of a deck that is held: larger decks are few, and would take much room. */
const MOST_CELLS = 1024;

/** Decks in the memory of kernels, for values computed from each of them. */
export class HeldCells {
  readonly #arena: Arena;
  readonly #width: number;
  readonly #cells: number;
  readonly #hashes: number;
  readonly #bytes: number;
  #length = 0;

  private constructor(arena: Arena, width: number, most: number) {
    this.#arena = arena;
    this.#width = width;
    this.#cells = arena.take(2 * width * (most + ABREAST));
    this.#hashes = arena.take(8 * (most + ABREAST));
    this.#bytes = arena.take(width * most);
  }

  /** Allocates room for `most` decks of `width` cells; null where there are no kernels, or decks are too large to be worth it. */
  static of(width: number, most: number, borrow: () => Arena | null = borrowArena): HeldCells | null {
    const arena = width > MOST_CELLS ? null : borrow();
    return arena && new HeldCells(arena, width, most);
  }

  /** Takes the first `length` decks, row by row, replacing those before. */
  hold(cells: Uint16Array, length: number): void {
    const { memory } = this.#arena.kernels;
    new Uint16Array(memory.buffer, this.#cells, length * this.#width).set(cells.subarray(0, length * this.#width));
    this.#length = length;
  }

  /** Returns two integers of 32 bits per deck, as engine/log/repeated-decks.ts makes them. Valid until others are asked for. */
  hashes(): Int32Array {
    const { kernels } = this.#arena;
    kernels.hashDecks(this.#cells, this.#length, this.#width, this.#hashes);
    return new Int32Array(kernels.memory.buffer, this.#hashes, 2 * this.#length);
  }

  /** Returns the cells, each below 256, as bytes. Valid until others are asked for. */
  bytes(): Uint8Array {
    const cells = this.#length * this.#width;
    this.#arena.kernels.narrow(this.#cells, this.#bytes, 1, cells, 0);
    return this.#arena.bytes(this.#bytes, cells);
  }

  close(): void {
    returnArena(this.#arena);
  }
}
