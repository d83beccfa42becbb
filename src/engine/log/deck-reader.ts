import type { Batch } from '../../core/subject/outcome.js';
import type { RowWindow } from './byte-window.js';
import { stepOverHeading } from './comments.js';
import { CsvRows, stepOverHeader } from './csv-rows.js';
import { FileSequence } from './file-sequence.js';
import { findForm } from './find-form.js';
import { FoundRows } from './found-rows.js';
import { JsonRows } from './json-rows.js';
import { type Layouts, loadLayouts, type NewestIn, type OpenAtRow } from './layouts.js';
import type { RowFault } from './log-error.js';
import type { LogForm, RowReader } from './log-form.js';
import { groupsFor, type LogGroups } from './log-groups.js';
import type { LogInput } from './log-source.js';
import type { LogWishes } from './log-wishes.js';
import { openLog } from './open-window.js';
import { PlainRows } from './plain-rows.js';

/** Reads the decks of several files in order, as card indices of the vocabulary. Memory does not grow with the files. */
export class DeckReader {
  readonly form: LogForm;
  readonly found: FoundRows;
  /** The wishes by which the rows are read. */
  readonly wishes: LogWishes;
  /** The user's own groups; null if the deals have none. */
  groups: LogGroups | null = null;
  readonly sequence: FileSequence;
  /** The sign that the rows of each file are newest first, and the decks before it; null where they are not. */
  readonly newest: NewestIn[] = [];
  readonly #said: LogWishes;
  readonly #layouts: Partial<Layouts>;
  readonly #rows: RowReader;
  /** Reads many plain rows at a time; null if every row is read by itself. */
  #plain: PlainRows | null = null;
  #names: readonly string[] | null;

  private constructor(said: LogWishes, layouts: Partial<Layouts>, at: OpenAtRow, form: LogForm, sequence: FileSequence) {
    this.form = form;
    this.#said = said;
    this.#layouts = layouts;
    this.wishes = at.open.relay?.wishes ?? said;
    this.found = new FoundRows(form, this.wishes, layouts.findParts?.(form));
    this.sequence = sequence;
    this.#names = at.heading?.names ?? null;
    this.#rows = form.layout.kind === 'csv' ? new CsvRows(form, form.layout) : new JsonRows(form, form.layout);
  }

  /**
   * Opens the first file and detects its format. `piece`: bytes read at once; `plain`: the reader of many plain rows at a time, if there is one.
   * Neither changes a result. Throws E_LOG_*, E_INPUT_MISSING, E_PATH.
   */
  static async open(
    inputs: readonly LogInput[],
    said: LogWishes,
    piece?: number,
    plain: (form: LogForm, kept: RowReader['kept'], first: RowWindow) => PlainRows | null = PlainRows.of,
  ): Promise<DeckReader> {
    const layouts = await loadLayouts();
    const at = await openLog(layouts, inputs, said, piece);
    const { bytes, relay, window } = at.open;
    try {
      const wishes = relay?.wishes ?? said;
      const found = (layouts.findForm ?? findForm)(window, window.name, wishes, bytes.table, at.heading);
      const form = found.layout.kind === 'csv' ? { ...found, layout: { ...found.layout, ...relay?.named } } : found;
      const reader = new DeckReader(said, layouts, at, form, new FileSequence(inputs, said, piece, at));
      if (at.heading === null) reader.#skipHeader();
      reader.#seeOrder();
      reader.groups = groupsFor(wishes, reader.#rows, form.layout, reader.#names);
      reader.#plain = plain(form, reader.#rows.kept, window);
      return reader;
    } catch (error) {
      await bytes.close();
      throw error;
    }
  }

  /** The place of the row read last: the file and the number of its lines already read. */
  get place(): { readonly file: string; readonly line: number } {
    return { file: this.sequence.window.name, line: this.sequence.window.line };
  }

  /** The number of the deal read last; null if the log has none. */
  get id(): number | null {
    return this.found.numbers === null ? null : this.#rows.id;
  }

  /** Fills the batch with the next decks, up to its capacity; 0 only after the last row of the last file. Throws E_LOG_*. */
  fill(batch: Batch): void | Promise<void> {
    batch.length = 0;
    if (!this.#take(batch)) return this.#moveOn(batch);
  }

  async close(): Promise<void> {
    this.#plain?.close();
    this.#plain = null;
    await this.sequence.close();
  }

  /** Reads rows until the batch is full (true) or the window must move (false). */
  #take(batch: Batch): boolean {
    const { cells, capacity, width } = batch;
    const window = this.sequence.window;
    for (;;) {
      if (this.#plain) this.#takePlain(this.#plain, batch);
      if (batch.length === capacity) return true;
      if (this.found.left <= 0) {
        window.at = window.end;
        return false;
      }
      const { at: from, line } = window;
      const row = this.#rows.next(window, cells, batch.length * width);
      if (row === 'more') return false;
      this.found.ends[window.lineEnd()]++;
      if (row === 'blank') this.found.blank++;
      else if (row === 'comment') this.found.comments++;
      else this.#settle(batch, row === 'deck' ? null : row, from, line);
    }
  }

  /** Reads the next plain rows: up to one that is not plain or has a fault, or until the batch is full. */
  #takePlain(plain: PlainRows, batch: Batch): void {
    const { capacity, cells, length: from, width } = batch;
    const window = this.sequence.window;
    const rows = plain.read(window, Math.min(capacity - from, this.found.left));
    if (rows === 0) return;
    const read = plain.scanner;
    cells.set(read.cells.subarray(0, rows * width), from * width);
    const right = this.#settleAll(batch, plain, rows);
    // What is wrong with a row is told where it is read by itself: only those before it are passed.
    if (right < rows && plain.read(window, right) === 0) return;
    this.#rows.id = read.ids[right - 1];
    this.found.passed(window.pass(read.next, right, read.returns));
  }

  /** Adds the decks of plain rows, which lie after those of the batch, up to the first with a fault; returns how many. */
  #settleAll(batch: Batch, plain: PlainRows, rows: number): number {
    const { ids } = plain.scanner;
    const { cells, length: from, width } = batch;
    const { found, groups } = this;
    if (found.takesAll && groups === null) {
      found.takeAll(cells, from * width, rows);
      batch.length += rows;
      return rows;
    }
    const { name } = this.sequence;
    for (let row = 0; row < rows; row++) {
      if (found.take(cells, (from + row) * width, ids[row]) !== null) return row;
      groups?.add(batch, this.#rows.kept === null ? name : plain.text(this.sequence.window, row));
      batch.length++;
    }
    return rows;
  }

  /** Adds the deck of the row just read, which started at `from` after `line` lines, to the batch if it has no fault. */
  #settle(batch: Batch, fault: RowFault | null, from: number, line: number): void {
    const { name, window } = this.sequence;
    const wrong = fault ?? this.found.take(batch.cells, batch.length * batch.width, this.#rows.id);
    if (wrong !== null) {
      this.found.refuse(wrong, window, from, line);
      return;
    }
    this.groups?.add(batch, this.#rows.kept === null ? name : this.#rows.text);
    batch.length++;
  }

  async #moveOn(batch: Batch): Promise<void> {
    do {
      if (this.sequence.ended) return;
      const { window } = this.sequence;
      if (window.ended && window.at >= window.end) await this.#nextFile();
      else await window.more();
    } while (!this.#take(batch));
  }

  async #nextFile(): Promise<void> {
    await this.sequence.next(this.form);
    if (this.sequence.ended) {
      this.found.checkSizes();
      return;
    }
    this.#skipHeader();
    this.#seeOrder();
  }

  #seeOrder(): void {
    const found = this.#layouts.findNewest?.(this.form, this.sequence.window, this.sequence.name, this.#said) ?? null;
    this.newest.push(found && { ...found, decks: this.found.decks });
  }

  /** Skips the header row; in a later file only if it is the same, so that no deal is taken for one. */
  #skipHeader(): void {
    const { layout, marks = [] } = this.form;
    stepOverHeading(this.sequence.window, marks, this.found);
    if (layout.kind !== 'csv' || !layout.header) return;
    const names = stepOverHeader(this.sequence.window, layout, this.#names);
    if (names === null) return;
    this.#names = names;
    this.found.ends[this.sequence.window.lineEnd()]++;
  }
}
