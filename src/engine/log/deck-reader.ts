import type { LogFile } from '../../core/source/log-source.js';
import type { Batch } from '../../core/subject/outcome.js';
import type { ByteWindow, RowWindow } from './byte-window.js';
import { stepOverHeading } from './comments.js';
import { CsvRows, stepOverHeader } from './csv-rows.js';
import { otherForm, refuseSame } from './file-faults.js';
import { findForm, startsAsJson } from './find-form.js';
import { FoundRows } from './found-rows.js';
import { JsonRows } from './json-rows.js';
import type { RowFault } from './log-error.js';
import type { LogForm, RowReader } from './log-form.js';
import { groupsFor, type LogGroups } from './log-groups.js';
import type { LogInput, LogSource } from './log-source.js';
import type { LogWishes } from './log-wishes.js';
import { openWindow } from './open-window.js';
import { PlainRows } from './plain-rows.js';
import { type OpenAtRow, openAtRow } from './row-range.js';

/** Reads the decks of several files in order, as card indices of the vocabulary. Memory does not grow with the files. */
export class DeckReader {
  readonly form: LogForm;
  readonly found: FoundRows;
  /** The user's own groups; null if the deals have none. */
  groups: LogGroups | null = null;
  /** The files read to their end. */
  readonly files: LogFile[];
  readonly #inputs: readonly LogInput[];
  readonly #rows: RowReader;
  readonly #json: boolean;
  readonly #piece: number | undefined;
  /** Reads many plain rows at a time; null if every row is read by itself. */
  #plain: PlainRows | null = null;
  #file: number;
  #names: readonly string[] | null;
  #bytes: LogSource;
  #window: ByteWindow;

  private constructor(inputs: readonly LogInput[], wishes: LogWishes, at: OpenAtRow, form: LogForm, piece: number | undefined) {
    this.form = form;
    this.found = new FoundRows(form, wishes);
    this.#file = at.file;
    this.#names = at.heading?.names ?? null;
    this.files = [...at.files];
    this.#inputs = inputs;
    ({ bytes: this.#bytes, window: this.#window } = at.open);
    this.#piece = piece;
    this.#rows = form.layout.kind === 'csv' ? new CsvRows(form, form.layout) : new JsonRows(form, form.layout);
    this.#json = form.layout.kind === 'ndjson';
  }

  /**
   * Opens the first file and detects its format. `piece`: bytes read at once; `plain`: the reader of many plain rows at a time, if there is one.
   * Neither changes a result. Throws E_LOG_*, E_INPUT_MISSING, E_PATH.
   */
  static async open(
    inputs: readonly LogInput[],
    wishes: LogWishes,
    piece?: number,
    plain: (form: LogForm, kept: RowReader['kept'], first: RowWindow) => PlainRows | null = PlainRows.of,
  ): Promise<DeckReader> {
    const at = await openAtRow(inputs, wishes, piece);
    const first = at.open;
    try {
      const form = findForm(first.window, inputs[at.file].name, wishes, first.bytes.table, at.heading);
      const reader = new DeckReader(inputs, wishes, at, form, piece);
      if (at.heading === null) reader.#skipHeader();
      reader.groups = groupsFor(wishes, reader.#rows, form.layout, reader.#names);
      reader.#plain = plain(form, reader.#rows.kept, reader.#window);
      return reader;
    } catch (error) {
      await first.bytes.close();
      throw error;
    }
  }

  /** The place of the row read last: the file and the number of its lines already read. */
  get place(): { readonly file: string; readonly line: number } {
    return { file: this.#inputs[Math.min(this.#file, this.#inputs.length - 1)].name, line: this.#window.line };
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
    await this.#bytes.close();
  }

  /** Reads rows until the batch is full (true) or the window must move (false). */
  #take(batch: Batch): boolean {
    const { cells, capacity, width } = batch;
    const window = this.#window;
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
    const window = this.#window;
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
    const { name } = this.#inputs[this.#file];
    for (let row = 0; row < rows; row++) {
      if (found.take(cells, (from + row) * width, ids[row]) !== null) return row;
      groups?.add(batch, this.#rows.kept === null ? name : plain.text(this.#window, row));
      batch.length++;
    }
    return rows;
  }

  /** Adds the deck of the row just read, which started at `from` after `line` lines, to the batch if it has no fault. */
  #settle(batch: Batch, fault: RowFault | null, from: number, line: number): void {
    const { name } = this.#inputs[this.#file];
    const wrong = fault ?? this.found.take(batch.cells, batch.length * batch.width, this.#rows.id);
    if (wrong !== null) {
      this.found.refuse(wrong, this.#window, name, from, line);
      return;
    }
    this.groups?.add(batch, this.#rows.kept === null ? name : this.#rows.text);
    batch.length++;
  }

  async #moveOn(batch: Batch): Promise<void> {
    do {
      if (this.#file === this.#inputs.length) return;
      if (this.#window.ended && this.#window.at >= this.#window.end) await this.#nextFile();
      else await this.#window.more();
    } while (!this.#take(batch));
  }

  async #nextFile(): Promise<void> {
    const sealed = this.#bytes.seal();
    refuseSame(this.files, sealed);
    this.files.push(sealed);
    await this.#bytes.close();
    this.#file++;
    if (this.#file === this.#inputs.length) {
      this.found.checkSizes();
      return;
    }
    const input = this.#inputs[this.#file];
    ({ bytes: this.#bytes, window: this.#window } = await openWindow(input, this.#piece));
    if (this.#window.at < this.#window.end && startsAsJson(this.#window, this.form.marks) !== this.#json)
      throw otherForm(input.name, this.#json);
    this.#skipHeader();
  }

  /** Skips the header row; in a later file only if it is the same, so that no deal is taken for one. */
  #skipHeader(): void {
    const { layout, marks = [] } = this.form;
    stepOverHeading(this.#window, marks, this.found);
    if (layout.kind !== 'csv' || !layout.header) return;
    const names = stepOverHeader(this.#window, layout, this.#names);
    if (names === null) return;
    this.#names = names;
    this.found.ends[this.#window.lineEnd()]++;
  }
}
