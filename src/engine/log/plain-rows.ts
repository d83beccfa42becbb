import { type Arena, borrowArena, returnArena } from '../../kernel/arena.js';
import { RowScanner } from '../../kernel/row-scanner.js';
import { type ByteWindow, type RowWindow, WINDOW_BYTES } from './byte-window.js';
import { nextComment } from './comments.js';
import type { LogForm, RowReader } from './log-form.js';
import { rowShape } from './row-shape.js';

/** Texts that are remembered at a time, and the longest of them, in bytes. */
const PLACES = 1 << 10;
const LONGEST = 32;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Makes strings of the bytes of a field, row after row. Most logs have few different ones, and making a string takes longer than reading its row. So
 * earlier ones are found by their bytes.
 */
class FieldTexts {
  readonly #bytes = new Uint8Array(PLACES * LONGEST);
  readonly #lengths = new Uint8Array(PLACES);
  readonly #texts: string[] = [];

  readonly #trimmed: boolean;

  /** `trimmed`: true if surrounding blanks are not part of a text. */
  constructor(trimmed: boolean) {
    this.#trimmed = trimmed;
    for (let place = 0; place < PLACES; place++) this.#texts.push('');
  }

  /** Returns the text in [from, to), UTF-8. */
  read(bytes: Uint8Array, from: number, to: number): string {
    const length = to - from;
    if (length > LONGEST) return this.#textOf(bytes, from, to);
    let hash = length;
    for (let at = from; at < to; at++) hash = Math.imul(hash ^ bytes[at], 0x01000193);
    const place = (hash ^ (hash >>> 15)) & (PLACES - 1);
    if (!this.#holds(place, bytes, from, length)) {
      this.#texts[place] = this.#textOf(bytes, from, to);
      this.#bytes.set(bytes.subarray(from, to), place * LONGEST);
      this.#lengths[place] = length;
    }
    return this.#texts[place];
  }

  /** True if the text at a place was made of these bytes; at first every place holds an empty text. */
  #holds(place: number, bytes: Uint8Array, from: number, length: number): boolean {
    if (this.#lengths[place] !== length) return false;
    const own = this.#bytes;
    for (let k = 0, at = place * LONGEST; k < length; k++, at++) if (own[at] !== bytes[from + k]) return false;
    return true;
  }

  #textOf(bytes: Uint8Array, from: number, to: number): string {
    const text = utf8.decode(bytes.subarray(from, to));
    return this.#trimmed ? text.trim() : text;
  }
}

/** Reads the plain rows of a log by a kernel, many at a time: those that `CsvRows` and `JsonRows` read one by one, with the same result. */
export class PlainRows {
  readonly scanner: RowScanner;
  readonly #arena: Arena;
  #texts: FieldTexts | null = null;
  readonly #trimmed: boolean;
  #held: ByteWindow | null = null;
  #stand = 0;
  /** The end of the rows that may be read: the next comment, or that of the window. */
  #rowsEnd = 0;
  readonly #marks: readonly string[];

  private constructor(arena: Arena, scanner: RowScanner, trimmed: boolean, marks: readonly string[]) {
    this.#marks = marks;
    this.#arena = arena;
    this.#trimmed = trimmed;
    this.scanner = scanner;
  }

  /**
   * Returns a reader for rows of a form, of which `window` has the first, and the field or key whose text is kept, if any. Null if there are no
   * kernels, or none for rows of this form.
   */
  static of(form: LogForm, kept: RowReader['kept'], window: RowWindow, borrow: () => Arena | null = borrowArena): PlainRows | null {
    const shape = rowShape(form, kept, window);
    const arena = shape && borrow();
    if (!arena) return null;
    // No other row that is plain begins as a comment does.
    const beginsWithText = shape.pieces === null && shape.before > 0 && shape.id !== 1;
    const marks = (beginsWithText && form.marks) || [];
    return new PlainRows(arena, new RowScanner(arena, shape, WINDOW_BYTES), form.layout.kind === 'csv', marks);
  }

  /** Returns the text kept of one of the rows that were read last. */
  text({ bytes }: ByteWindow, row: number): string {
    const [from, to] = this.scanner.text(row);
    this.#texts ??= new FieldTexts(this.#trimmed);
    return this.#texts.read(bytes, from, to);
  }

  /** Reads up to `most` rows from the window's place on, without moving it; returns how many were plain. */
  read(window: ByteWindow, most: number): number {
    const { at, bytes, end, stand } = window;
    const isNew = this.#held !== window || this.#stand !== stand;
    // A comment may look like a row whose first field is any text.
    if (isNew || at >= this.#rowsEnd) this.#rowsEnd = nextComment(bytes, at, end, this.#marks);
    if (isNew) {
      this.scanner.hold(bytes, at, end);
      [this.#held, this.#stand] = [window, stand];
    }
    return this.scanner.scan(at, this.#rowsEnd, most);
  }

  close(): void {
    returnArena(this.#arena);
  }
}
