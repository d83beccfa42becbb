import { AuditError, type ErrorPlace } from '../../../core/errors.js';
import type { HandOutcome, Outcome, OutcomeSpace } from '../../../core/subject/outcome.js';
import { ByteWindow, linesIn, placeIn } from '../../../engine/log/byte-window.js';
import { stepOverHeading } from '../../../engine/log/comments.js';
import { CsvRows } from '../../../engine/log/csv-rows.js';
import { type CardNumberer, cardNumberer } from '../../../engine/log/deal-cards.js';
import { noText, textCommand } from '../../../engine/log/file-kinds.js';
import { findForm } from '../../../engine/log/find-form.js';
import { JsonRows } from '../../../engine/log/json-rows.js';
import { loadLayouts } from '../../../engine/log/layouts.js';
import { logError, type RowFault } from '../../../engine/log/log-error.js';
import type { LogForm, RowReader } from '../../../engine/log/log-form.js';
import type { LogWishes } from '../../../engine/log/log-wishes.js';
import { splitCsvRow } from '../../../engine/log/split-csv-row.js';
import { cardNumbers } from '../../../engine/log/start-order.js';
import { kindOf } from '../../../kinds/index.js';
import type { RowTurn } from '../../../kinds/rows.js';
import type { WatchState } from '../engine/watch-state.js';
import { LastBytes } from './last-bytes.js';
import { legible } from './legible.js';
import type { LiveBytes } from './live-bytes.js';

/** The number of bytes that are enough to see how a stream is written. */
const ENOUGH = 1 << 16;

/** The form found for a stream, as plain data; the order of the deck before each deal as the user named it. */
export type LiveForm = WatchState['form'];

/** The form found earlier for the rows of a stream, and its place: the number of lines before it, and its last bytes before it. */
export interface KeptRows {
  readonly form: LiveForm;
  readonly line: number;
  readonly before: Uint8Array;
}

export interface RowTaker {
  deal(cells: Uint16Array, at: number): void;
  malformed(fault: RowFault, place: ErrorPlace): void;
}

/**
 * Outcomes of a stream of rows, each as soon as its line is whole. Every row ends with its line, so that one quote too many spoils no other row.
 * Malformed rows, including those that are too long or not UTF-8, are handed over with their place and left out.
 */
export class LiveRows {
  readonly form: LiveForm;
  readonly space: OutcomeSpace;
  readonly #window: ByteWindow;
  readonly #name: string;
  readonly #rows: RowReader;
  readonly #number: CardNumberer;
  readonly #turn: RowTurn | null;
  readonly #row: Uint16Array;
  readonly #outcome: Uint16Array;
  readonly #last = new LastBytes();
  #bytes = 0;
  readonly #beginsAnew: LiveBytes['beginsAnew'];

  private constructor(bytes: LiveBytes, window: ByteWindow, name: string, form: LiveForm, space: OutcomeSpace, before: Uint8Array) {
    this.form = form;
    this.#beginsAnew = bytes.beginsAnew?.bind(bytes);
    this.space = space;
    this.#window = window;
    this.#name = name;
    this.#last.add(before, 0, before.length);
    // Byte order marks at the start, which the window skips.
    this.#pass(0, window.at);
    this.#rows = form.layout.kind === 'csv' ? new CsvRows(form, form.layout, 'line') : new JsonRows(form, form.layout);
    this.#number = cardNumberer(form, cardNumbers(form.vocabulary, form.start, form.packs), () => new Uint32Array(0));
    this.#turn = kindOf(space.outcome).rows.turn?.(space.outcome, form.vocabulary) ?? null;
    this.#row = new Uint16Array(form.width);
    this.#outcome = new Uint16Array(Math.max(space.width, form.width));
  }

  /** Waits for the first rows and finds how they are written, where it is not known. Throws E_LOG_*, E_USAGE. */
  static async open(bytes: LiveBytes, name: string, wishes: LogWishes, kept: KeptRows | null): Promise<LiveRows> {
    await loadLayouts();
    const window = new ByteWindow(bytes, name, ENOUGH, 'left');
    if (kept) {
      window.line = kept.line;
      return new LiveRows(bytes, window, name, kept.form, spaceIn(kept.form, wishes), kept.before);
    }
    const found = await firstForm(window, name, wishes);
    const first = { ...window };
    stepOverHeading(first, found.marks ?? []);
    const form: LiveForm = { ...found, start: wishes.start, header: headerIn(found, first) };
    const strange = wishes.outcome && kindOf(wishes.outcome).rows.refuses?.(form.vocabulary);
    if (strange) throw logError('E_LOG_CARD', strange, { file: name });
    const rows = new LiveRows(bytes, window, name, form, spaceIn(form, wishes), new Uint8Array(0));
    rows.#step(first.at - window.at);
    if (form.header !== null) rows.#step(new TextEncoder().encode(form.header).length);
    return rows;
  }

  /** Bytes of the stream that were read. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Lines of the current file before its place. */
  get line(): number {
    return this.#window.line;
  }

  /** Returns the last bytes before its place, at most `most` and at most `MARK_BYTES`. */
  last(most: number): Uint8Array {
    return this.#last.last(most);
  }

  /** Hands over at most `most` rows that are there. Waits for more where there are none; returns false at the end of the stream. */
  async take(most: number, taker: RowTaker): Promise<boolean> {
    const window = this.#window;
    for (let rows = 0; rows < most; rows++) {
      if (this.#beginsAnew?.(this.#bytes)) window.line = 0;
      const { at: from, bytes, line } = window;
      const unread = window.rowFault();
      if (unread) this.#bytes += window.skipLine();
      const found = unread ?? this.#rows.next(window, this.#row, 0);
      if (found === 'more') {
        if (rows > 0) return true;
        if (window.ended) return false;
        await window.more();
        this.#pass(0, window.at);
        continue;
      }
      // The last line of a file may have an end that is ours.
      const end = window.lineEnd() === 'none' ? window.at - 1 : window.at;
      this.#pass(from, end);
      if (found === 'blank' || found === 'comment') continue;
      const wrong = found === 'deck' ? this.#fault() : found;
      if (wrong === null) taker.deal(this.#outcome, 0);
      else if (!this.#isHeader(from, end)) taker.malformed(wrong, { file: this.#name, ...placeIn(bytes, from, wrong.offset, line) });
    }
    return true;
  }

  /** Reads the outcome of the row; returns what is wrong with it, or null. */
  #fault(): RowFault | null {
    this.#number(this.#row, 0);
    const rule = this.#turn?.(this.#row, 0, this.#outcome, 0) ?? null;
    if (rule !== null) return { code: 'E_LOG_ROW', message: rule, offset: 0 };
    if (!this.#turn) this.#outcome.set(this.#row);
    if (this.space.unordered) this.#outcome.subarray(0, this.space.width).sort();
    return null;
  }

  /** Says whether a row is a header: a file that was begun anew names its fields again. */
  #isHeader(from: number, end: number): boolean {
    return this.form.header?.split(/(?<=\n)/).includes(new TextDecoder().decode(this.#window.bytes.subarray(from, end))) ?? false;
  }

  #pass(from: number, end: number): void {
    this.#bytes += end - from;
    this.#last.add(this.#window.bytes, from, end);
  }

  #step(bytes: number): void {
    const { at } = this.#window;
    this.#window.line += linesIn(this.#window.bytes, at, at + bytes);
    this.#window.at = at + bytes;
    this.#pass(at, at + bytes);
  }
}

/** Returns the form of the first rows, as soon as there are two or the stream has ended; where they do not tell, once there are many. */
async function firstForm(window: ByteWindow, name: string, wishes: LogWishes): Promise<LogForm> {
  for (;;) {
    await window.more();
    refusePacked(window, name);
    const enough = window.ended || window.end - window.at > ENOUGH;
    if (!enough && linesIn(window.bytes, window.at, window.end) < 2) continue;
    try {
      return findForm(legible(window, name), name, wishes);
    } catch (error) {
      if (enough || !(error instanceof AuditError) || error.code !== 'E_LOG_LAYOUT') throw error;
    }
  }
}

/** Refuses packed data: a stream is read as it comes, and as text, so what `log` would unpack must be unpacked before. */
function refusePacked({ bytes }: ByteWindow, file: string): void {
  const got = noText(bytes);
  if (got === null) return;
  const command = textCommand(got, file);
  const hint = command === null ? 'write the deals as CSV or NDJSON' : `make a text of it: ${command} | shuffle-audit watch`;
  throw logError('E_LOG_FORMAT', `a stream must be text, got ${got.name}`, { file }, hint);
}

function headerIn({ layout }: LogForm, { at, bytes, end }: Pick<ByteWindow, 'at' | 'bytes' | 'end'>): string | null {
  if (layout.kind !== 'csv' || !layout.header) return null;
  const row = splitCsvRow(bytes, at, end, layout.delimiter === null ? -1 : layout.delimiter.charCodeAt(0));
  return row === 'incomplete' || 'fault' in row ? null : new TextDecoder().decode(bytes.subarray(at, row.next));
}

/** Returns the outcome space. Hands are read without their order: many rows show whether it says anything, and a stream that sorts them is no bias. */
function spaceIn({ partial, vocabulary, width }: LogForm, { outcome: said }: LogWishes): OutcomeSpace {
  const hand: HandOutcome | undefined = partial ? { kind: 'hand', seen: width, order: 'unknown' } : undefined;
  const outcome: Outcome = hand ?? said ?? { kind: 'deck' };
  return kindOf(outcome).space(outcome, { n: partial ? vocabulary.cards.length : width, standard: vocabulary.kind === 'standard' });
}
