import { AuditError } from '../../../core/errors.js';
import { quoteText } from '../../../engine/log/log-error.js';
import type { LogInput, LogSource } from '../../../engine/log/log-source.js';
import { cutterFor, findListForm, rawForm } from './find-list-form.js';
import { type ItemCutter, ItemSpans, MOST_SPANS } from './item-spans.js';
import type { ListForm, ListWishes } from './list-form.js';
import { passHeading } from './list-heading.js';
import { ListWindow } from './list-window.js';
import { NpyItems } from './npy-items.js';
import { RawItems } from './raw-items.js';
import type { SkippedLines } from './skipped-lines.js';
import { textHint } from './text-hint.js';
import { wholeNumber } from './whole-number.js';

const LINE_FEED = 10;
const RETURN = 13;

/** The most digits of a number surely below 2^30, where the engine's small-integer arithmetic ends. */
const MOST_DIGITS = 9;

/**
 * Reads lines of digits into `out` from `into` on. Stops when it is full, the whole lines of the window end, or a line is anything else, which stays
 * in place. Returns how many numbers `out` then holds. Replaces `wholeNumber` for each line, which reads the others; most lists have no others.
 */
function digitLines(window: ListWindow, out: Uint32Array, into: number): number {
  const { bytes, wholeLines: end } = window;
  const started = into;
  let { at } = window;
  // Each line up to `end` ends in a line feed, which is no digit, so that no digit has to be asked whether it is the last byte.
  while (at < end && into < out.length) {
    let value = bytes[at] - 48;
    if (value < 0 || value > 9) break;
    let next = at + 1;
    for (let digit = bytes[next] - 48; digit >= 0 && digit <= 9; digit = bytes[++next] - 48) value = (value * 10 + digit) | 0;
    if (next - at > MOST_DIGITS) break;
    if (bytes[next] === RETURN) next++;
    if (bytes[next] !== LINE_FEED) break;
    out[into++] = value;
    at = next + 1;
  }
  window.at = at;
  window.line += into - started;
  return into;
}

/** True of forms that are no text. */
function isBytes({ layout: { kind } }: ListForm): boolean {
  return kind === 'u32' || kind === 'u64' || kind === 'npy';
}

/** Matches whole numbers with something between them: a row of a table, or a whole list. */
const SEVERAL = /^\s*\d+(?:[\s,;|]+\d+)+\s*$/;

/** The number of items to cut out before plain lines are looked for again. */
const FEW = 64;

/** Reads the items of one file from its start, as numbers or as texts. Whoever opens it closes it. */
export class ItemReader {
  readonly form: ListForm;
  readonly source: LogSource;
  readonly #window: ListWindow;
  readonly #cutter: ItemCutter;
  readonly #spans = new ItemSpans();
  /** A fault found after items that were cut: those come first, since one of them may be at fault itself. */
  #fault: Error | null = null;

  private constructor(source: LogSource, window: ListWindow, form: ListForm) {
    this.source = source;
    this.form = form;
    this.#window = window;
    this.#cutter = cutterFor(form);
  }

  /**
   * Opens a list by the form found before (`form`) or by what the user says of it. `piece`: the most bytes read at once. Throws E_LIST_FORMAT,
   * E_LIST_COLUMN, and what opening and reading the file throw.
   */
  static async open(input: LogInput, known: { readonly form: ListForm } | ListWishes, piece?: number): Promise<ItemReader> {
    const source = await input.open();
    try {
      const raw = 'form' in known ? (isBytes(known.form) ? known.form : null) : rawForm(input.name, known);
      const window = new ListWindow(source, input.name, raw ? 'bytes' : 'text', piece);
      const mayHold = 'form' in known ? known.form.comments !== false : (known.comments ?? known.format !== 'lines');
      if (!raw) await passHeading(window, mayHold && source.table !== true);
      const found = raw ?? ('form' in known ? known.form : await findListForm(window, source.table === true, known));
      return new ItemReader(source, window, mayHold || raw ? found : { ...found, comments: false });
    } catch (error) {
      await source.close();
      throw error;
    }
  }

  /**
   * Fills `out` with the next items as whole numbers, with TOO_GREAT for what no item can be. Returns how many there are: fewer than asked for only
   * at the end. Throws E_LIST_TEXT for an item that is no whole number, and what reading throws.
   */
  async numbers(out: Uint32Array): Promise<number> {
    const window = this.#window;
    const cutter = this.#cutter;
    let length = 0;
    while (length < out.length) {
      const before = length;
      if (cutter instanceof RawItems) length = cutter.read(window, out, length);
      else {
        if (cutter.plainLines && this.#fault === null) length = digitLines(window, out, length);
        length = this.#cutNumbers(out, length);
      }
      if (length > before) continue;
      if (window.ended) break;
      await window.more();
    }
    return length;
  }

  /** Returns the next items as they are written, or null at the end. Throws what reading throws. */
  async texts(): Promise<ItemSpans | null> {
    for (;;) {
      const spans = this.#cut(MOST_SPANS);
      if (spans.length > 0) return spans;
      if (this.#window.ended) return null;
      await this.#window.more();
    }
  }

  /** The lines that are no items, as far as the file was read. */
  get passed(): SkippedLines {
    return this.#window.passed;
  }

  /** Items of a row of an array that has several rows, as far as it was read; 0 elsewhere. */
  get columns(): number {
    return this.#cutter instanceof NpyItems ? this.#cutter.columns : 0;
  }

  close(): Promise<void> {
    return this.source.close();
  }

  #cut(most: number): ItemSpans {
    if (this.#fault !== null) throw this.#fault;
    const spans = this.#spans;
    spans.length = 0;
    spans.bytes = this.#window.bytes;
    try {
      this.#cutter.cut(this.#window, spans, most);
    } catch (error) {
      if (spans.length === 0 || !(error instanceof Error)) throw error;
      this.#fault = error;
    }
    return spans;
  }

  #cutNumbers(out: Uint32Array, length: number): number {
    const spans = this.#cut(Math.min(out.length - length, this.#cutter.plainLines ? FEW : MOST_SPANS));
    const { bytes } = spans;
    for (let k = 0; k < spans.length; k++) {
      const value = wholeNumber(bytes, spans.from[k], spans.to[k]);
      if (value < 0) throw this.#noNumber(k);
      out[length++] = value;
    }
    return length;
  }

  #noNumber(k: number): AuditError {
    const spans = this.#spans;
    const texts = Array.from({ length: spans.length - k }, (_, i) =>
      new TextDecoder().decode(spans.bytes.subarray(spans.from[k + i], spans.to[k + i])),
    );
    const [text] = texts;
    const got = quoteText(text);
    const { name } = this.#window;
    return new AuditError(
      'E_LIST_TEXT',
      `items must be whole numbers where their order before is not given, got ${got} on line ${spans.line[k]} of ${name}`,
      {
        at: { file: name, line: spans.line[k] },
        hint: SEVERAL.test(text)
          ? 'of many short lists, one a row, shuffle-audit log tells more; of a table, name the column: --column id'
          : textHint(texts, name, this.form.layout.kind === 'lines'),
      },
    );
  }
}
