import type { LogFile, LogRelaid } from '../../core/source/log-source.js';
import type { Batch } from '../../core/subject/outcome.js';
import type { ByteWindow, RowWindow } from './byte-window.js';
import { stepOverHeading } from './comments.js';
import { CsvRows, stepOverHeader } from './csv-rows.js';
import { startsAsJson } from './find-form.js';
import { FoundRows } from './found-rows.js';
import { JsonRows } from './json-rows.js';
import { logError, type RowFault } from './log-error.js';
import type { LogForm, RowReader } from './log-form.js';
import { groupsFor, type LogGroups } from './log-groups.js';
import type { LogInput, LogSource } from './log-source.js';
import type { LogWishes } from './log-wishes.js';
import { type OpenLog, openWindow } from './open-window.js';
import { PlainRows } from './plain-rows.js';
import { addRelaid, formIn, type NewestFirst, newestIn, placeName, type Relay } from './relay.js';

/** Reads the decks of several files in order, as card indices of the vocabulary. Memory does not grow with the files. */
export class DeckReader {
  readonly form: LogForm;
  readonly found: FoundRows;
  /** The wishes by which the rows are read. */
  readonly wishes: LogWishes;
  /** The user's own groups; null if the deals have none. */
  groups: LogGroups | null = null;
  /** The files read to their end. */
  readonly files: LogFile[] = [];
  /** The layout of files in which a line is no deal; as far as they were read. */
  relaid: LogRelaid | null = null;
  /** By what the rows of each file are newest first, and the decks before it; null where they are not. */
  readonly newest: ((NewestFirst & { readonly decks: number }) | null)[] = [];
  readonly #inputs: readonly LogInput[];
  readonly #said: LogWishes;
  readonly #rows: RowReader;
  readonly #json: boolean;
  readonly #piece: number | undefined;
  /** Reads many plain rows at a time; null if every row is read by itself. */
  #plain: PlainRows | null = null;
  #file = 0;
  /** The names in the header of the first file. */
  #names: readonly string[] | null = null;
  #bytes: LogSource;
  #window: ByteWindow;
  #relay: Relay | null;

  private constructor(inputs: readonly LogInput[], said: LogWishes, first: OpenLog, form: LogForm, piece: number | undefined) {
    const wishes = first.relay?.wishes ?? said;
    this.form = form;
    this.#said = said;
    this.wishes = wishes;
    this.found = new FoundRows(form, wishes);
    this.#inputs = inputs;
    this.#bytes = first.bytes;
    this.#window = first.window;
    this.#relay = first.relay;
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
    said: LogWishes,
    piece?: number,
    plain: (form: LogForm, kept: RowReader['kept'], first: RowWindow) => PlainRows | null = PlainRows.of,
  ): Promise<DeckReader> {
    const first = await openWindow(inputs[0], piece, said);
    try {
      const wishes = first.relay?.wishes ?? said;
      const found = await formIn(
        first.window,
        placeName(inputs[0].name, first.relay),
        wishes,
        first.relay ? first.relay.table : first.bytes.table,
      );
      const form = found.layout.kind === 'csv' ? { ...found, layout: { ...found.layout, ...first.relay?.named } } : found;
      const reader = new DeckReader(inputs, said, first, form, piece);
      reader.#skipHeader();
      await reader.#seeOrder();
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
    return { file: placeName(this.#inputs[Math.min(this.#file, this.#inputs.length - 1)].name, this.#relay), line: this.#window.line };
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
    const rows = plain.read(window, capacity - from);
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
      found.takeAll(rows);
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
      this.found.refuse(wrong, this.#window, placeName(name, this.#relay), from, line);
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
    const relaid = this.#relay?.relaid() ?? null;
    const same = this.files.find(({ sha256 }) => sha256 === sealed.sha256);
    if (same)
      throw logError('E_LOG_SAME_FILE', `each file must hold deals of its own, got the same bytes in ${same.file} and ${sealed.file}`, {
        file: sealed.file,
      });
    this.files.push(sealed);
    this.relaid = addRelaid(this.relaid, relaid);
    await this.#bytes.close();
    this.#file++;
    if (this.#file === this.#inputs.length) {
      this.found.sizes.finish(this.found.decks);
      return;
    }
    const input = this.#inputs[this.#file];
    ({ bytes: this.#bytes, relay: this.#relay, window: this.#window } = await openWindow(input, this.#piece, this.#said, relaid));
    if (this.#relay === null && this.#window.at < this.#window.end && startsAsJson(this.#window, this.form.marks) !== this.#json)
      throw logError(
        'E_LOG_FORMAT',
        `all files must be written alike, got ${this.#json ? 'CSV after JSON' : 'JSON after CSV'} in ${input.name}`,
        { file: input.name },
      );
    this.#skipHeader();
    await this.#seeOrder();
  }

  async #seeOrder(): Promise<void> {
    const found = await newestIn(this.form, this.#window, this.#inputs[this.#file].name, this.#said);
    this.newest.push(found && { ...found, decks: this.found.decks });
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
