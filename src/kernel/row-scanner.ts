import type { Arena } from './arena.js';

/** No separator, in assembly/scan-rows.ts. */
const NONE = 256;

const SPACE = 32;

/** Cells that are read at a time, at the most. */
const MOST_CELLS = 1 << 18;

/** Rows that are read at a time, at the most. */
const MOST_ROWS = 256;

/** Words of the two classes of assembly/parts/row-form.ts. */
const FORM_WORDS = 20;
const READ_WORDS = 6;

/** How plain rows of a log are written. */
export interface RowShape {
  /** The byte between fields; -1 where a row is one field. */
  readonly delimiter: number;
  /** Fields before the deck. */
  readonly before: number;
  /** Fields behind it. */
  readonly behind: number;
  /** Which of these fields holds the number of the deal, from 1; 0 where none does. */
  readonly id: number;
  /** Which of these fields is the one of which the text is kept, from 1; 0 where none is. */
  readonly kept: number;
  /** The byte between cards; -1 where card follows card. */
  readonly separator: number;
  /** Whether a space stands behind each separator: rows where none does are read more slowly. */
  readonly spaced: boolean;
  /** Pieces of JSON between values: `before` + 1 of them before the deck, `behind` + 1 behind it. Null where rows are none of JSON. */
  readonly pieces: readonly Uint8Array[] | null;
  /** Whether quotes and brackets may stand around the deck. */
  readonly wrapped: boolean;
  /** Whether quotes must. */
  readonly needsQuote: boolean;
  /** Whether brackets must, and no quotes. */
  readonly needsBracket: boolean;
  /** Cards of a row, at least 1. */
  readonly width: number;
  /** Cards there are. */
  readonly cards: number;
  /** How often each may be in a row. */
  readonly packs: number;
  /** Of two bytes, first + 256 second: card · 8 + bytes to go on, or 0. */
  readonly pairs: Uint16Array;
  /** All spellings: from state s the byte b leads to steps[256 s + b], and 0 is nowhere; state 1 is the start. */
  readonly steps: Uint16Array;
  /** The card whose spelling ends in a state, or -1. */
  readonly ends: Int32Array;
}

/** Reads plain rows of a log from bytes, many at a time, in the memory of kernels. */
export class RowScanner {
  /** The cards of the rows that were read last, row by row. */
  readonly cells: Uint16Array;
  /** The numbers of their deals, where they have any. */
  readonly ids: Float64Array;
  /** Rows read at a time, at the most. */
  readonly most: number;
  readonly #arena: Arena;
  readonly #form: number;
  readonly #text: number;
  readonly #bytes: Uint8Array;
  /** Where the row behind those that were read last starts, and how many of them end in a carriage return and a line feed. */
  readonly #read: Uint32Array;
  /** Where the text that is kept of each begins and ends. */
  readonly #texts: Uint32Array;
  readonly #addresses: Readonly<Record<'cells' | 'ids' | 'read', number>>;

  /** `room`: bytes of text there are at a time, at the most. */
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

  /** Takes the bytes [from, end) of a text, at their places. */
  hold(text: Uint8Array, from: number, end: number): void {
    this.#bytes.set(text.subarray(from, end), from);
  }

  /** Reads rows of what is held from `at` on, until one is not plain, `most` are read or `end` is reached, where a row ends. Answers how many. */
  scan(at: number, end: number, most: number): number {
    const { cells, ids, read } = this.#addresses;
    const text = this.#text;
    return this.#arena.kernels.scanRows(this.#form, text + at, text + end, cells, ids, read, Math.min(most, this.most));
  }

  /** Where the row behind those that were read last starts. */
  get next(): number {
    return this.#read[0] - this.#text;
  }

  /** How many of those rows end in a carriage return and a line feed. */
  get returns(): number {
    return this.#read[1];
  }

  /** Where the text that is kept of one of them begins, and where it ends. */
  text(row: number): readonly [number, number] {
    return [this.#texts[2 * row] - this.#text, this.#texts[2 * row + 1] - this.#text];
  }
}
