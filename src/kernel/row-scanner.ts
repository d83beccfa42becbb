import type { Arena } from './arena.js';

/** No separator, as in assembly/parts/row-form.ts. */
const NONE = 256;

const SPACE = 32;

const MOST_CELLS = 1 << 18;

const MOST_ROWS = 256;

/** Words of the two classes of assembly/parts/row-form.ts. */
const FORM_WORDS = 20;
const READ_WORDS = 6;

export interface RowShape {
  /** The byte between fields; -1 where a row is one field. */
  readonly delimiter: number;
  /** Fields before the deck. */
  readonly before: number;
  /** Fields after the deck. */
  readonly behind: number;
  /** The field that holds the number of the deal, from 1; 0 where none does. */
  readonly id: number;
  /** The field whose text is kept, from 1; 0 where none is. */
  readonly kept: number;
  /** The byte between cards; -1 where card follows card. */
  readonly separator: number;
  /** True if a space follows each separator: rows without are read more slowly. */
  readonly spaced: boolean;
  /** Pieces of JSON between values: `before` + 1 of them before the deck, `behind` + 1 after it. Null where rows are not JSON. */
  readonly pieces: readonly Uint8Array[] | null;
  /** True if quotes and brackets may surround the deck. */
  readonly wrapped: boolean;
  /** True if quotes must. */
  readonly needsQuote: boolean;
  /** True if brackets must, and no quotes. */
  readonly needsBracket: boolean;
  /** Cards of a row, at least 1. */
  readonly width: number;
  /** Number of distinct cards. */
  readonly cards: number;
  /** The copies of each card allowed in a row. */
  readonly packs: number;
  /** A table by two bytes, first + 256 second: card · 8 + bytes to advance, or 0. */
  readonly pairs: Uint16Array;
  /** A trie of all spellings: from state s the byte b leads to steps[256 s + b], and 0 is nowhere. State 1 is the start. */
  readonly steps: Uint16Array;
  /** The card whose spelling ends in a state, or -1. */
  readonly ends: Int32Array;
}

/** Reads plain rows of a log from bytes, many at a time, in the memory of kernels. */
export class RowScanner {
  /** The cards of the rows read last, row by row. */
  readonly cells: Uint16Array;
  /** The numbers of their deals, where they have any. */
  readonly ids: Float64Array;
  readonly most: number;
  readonly #arena: Arena;
  readonly #form: number;
  readonly #text: number;
  readonly #bytes: Uint8Array;
  /** The start of the row after those read last, and how many of them end in a carriage return and a line feed. */
  readonly #read: Uint32Array;
  /** The start and end of the kept text of each row. */
  readonly #texts: Uint32Array;
  readonly #addresses: Readonly<Record<'cells' | 'ids' | 'read', number>>;

  /** Takes `room`, the most bytes of text at a time. */
  constructor(arena: Arena, shape: RowShape, room: number) {
    const { before, behind, cards, delimiter, ends, id, kept, needsBracket, needsQuote, packs, pairs } = shape;
    const { pieces, separator, spaced, steps, width, wrapped } = shape;
    this.#arena = arena;
    this.most = Math.max(1, Math.min(MOST_ROWS, Math.floor(MOST_CELLS / width)));
    const [atPairs, atSteps, atEnds] = [pairs.byteLength, steps.byteLength, ends.byteLength].map((bytes) => arena.take(bytes));
    const met = arena.take(4 * cards);
    this.#form = arena.take(4 * FORM_WORDS);
    this.#text = arena.take(room);
    this.#addresses = { cells: arena.take(2 * width * this.most), ids: arena.take(8 * this.most), read: arena.take(4 * READ_WORDS) };
    const texts = arena.take(8 * this.most);
    const places = arena.take(8 * (pieces?.length ?? 0));
    const addresses = (pieces ?? []).map(({ length }) => arena.take(length));
    // Nothing more is taken, so that these stay the memory's.
    const { buffer } = arena.kernels.memory;
    new Uint16Array(buffer, atPairs, pairs.length).set(pairs);
    new Uint16Array(buffer, atSteps, steps.length).set(steps);
    new Int32Array(buffer, atEnds, ends.length).set(ends);
    arena
      .words(this.#form, FORM_WORDS)
      .set([
        delimiter < 0 ? NONE : delimiter,
        before,
        behind,
        id,
        kept,
        separator < 0 ? NONE : separator,
        spaced ? separator + 256 * SPACE : 256 * separator,
        spaced ? 0xffff : 0xff00,
        wrapped ? 1 : 0,
        needsQuote ? 1 : 0,
        needsBracket ? 1 : 0,
        width,
        cards,
        packs,
        atPairs,
        atSteps,
        atEnds,
        met,
        texts,
        pieces ? places : 0,
      ]);
    for (const [k, piece] of (pieces ?? []).entries()) {
      arena.bytes(addresses[k], piece.length).set(piece);
      arena.words(places, 2 * addresses.length).set([addresses[k], piece.length], 2 * k);
    }
    this.#bytes = arena.bytes(this.#text, room);
    this.cells = new Uint16Array(buffer, this.#addresses.cells, width * this.most);
    this.ids = new Float64Array(buffer, this.#addresses.ids, this.most);
    this.#read = arena.words(this.#addresses.read, 2);
    this.#texts = arena.words(texts, 2 * this.most);
  }

  /** Takes the bytes [from, end) of a text, at the same offsets. */
  hold(text: Uint8Array, from: number, end: number): void {
    this.#bytes.set(text.subarray(from, end), from);
  }

  /** Reads rows of the held text from `at` on, until one is not plain, `most` are read or `end` is reached, where a row ends. Returns the number read. */
  scan(at: number, end: number, most: number): number {
    const { cells, ids, read } = this.#addresses;
    const text = this.#text;
    return this.#arena.kernels.scanRows(this.#form, text + at, text + end, cells, ids, read, Math.min(most, this.most));
  }

  /** The start of the row after those read last. */
  get next(): number {
    return this.#read[0] - this.#text;
  }

  /** The number of those rows that end in a carriage return and a line feed. */
  get returns(): number {
    return this.#read[1];
  }

  /** Returns the start and the end of the kept text of a row. */
  text(row: number): readonly [number, number] {
    return [this.#texts[2 * row] - this.#text, this.#texts[2 * row + 1] - this.#text];
  }
}
