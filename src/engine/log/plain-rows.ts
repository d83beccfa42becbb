import type { Arena } from '../../kernel/arena.js';
import { borrowArena, returnArena } from '../../kernel/arena.js';
import { RowScanner } from '../../kernel/row-scanner.js';
import type { ByteWindow, RowWindow } from './byte-window.js';
import { WINDOW_BYTES } from './byte-window.js';
import { FieldTexts } from './field-texts.js';
import type { LogForm, RowReader } from './log-form.js';
import { rowShape } from './row-shape.js';

/** Reads the plain rows of a log by a kernel, many at a time: those that `CsvRows` and `JsonRows` read one by one, and as they do. */
export class PlainRows {
  readonly scanner: RowScanner;
  readonly #arena: Arena;
  #texts: FieldTexts | null = null;
  readonly #trimmed: boolean;
  /** The window that is held, and its stand. */
  #held: ByteWindow | null = null;
  #stand = 0;

  private constructor(arena: Arena, scanner: RowScanner, trimmed: boolean) {
    this.#arena = arena;
    this.#trimmed = trimmed;
    this.scanner = scanner;
  }

  /**
   * For rows of a form, of which `window` has the first, and the field or key of which the text is kept, if any. Null where there are no kernels, or none for rows of
   * this form.
   */
  static of(form: LogForm, kept: RowReader['kept'], window: RowWindow, borrow: () => Arena | null = borrowArena): PlainRows | null {
    const shape = rowShape(form, kept, window);
    const arena = shape && borrow();
    return arena && new PlainRows(arena, new RowScanner(arena, shape, WINDOW_BYTES), form.layout.kind === 'csv');
  }

  /** The text kept of one of the rows that were read last. */
  text({ bytes }: ByteWindow, row: number): string {
    const [from, to] = this.scanner.text(row);
    this.#texts ??= new FieldTexts(this.#trimmed);
    return this.#texts.read(bytes, from, to);
  }

  /** Reads up to `most` rows from the window's place on, without moving it: how many were plain. */
  read(window: ByteWindow, most: number): number {
    const { at, bytes, end, stand } = window;
    if (this.#held !== window || this.#stand !== stand) {
      this.scanner.hold(bytes, at, end);
      [this.#held, this.#stand] = [window, stand];
    }
    return this.scanner.scan(at, end, most);
  }

  close(): void {
    returnArena(this.#arena);
  }
}
