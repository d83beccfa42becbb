import type { LogFile } from '../../core/log-source.js';
import type { Batch } from '../../core/outcome.js';
import { kindOf } from '../../kinds/index.js';
import type { RowTurn } from '../../kinds/rows.js';
import type { ByteWindow, LineEnd } from './byte-window.js';
import { linesIn, placeIn } from './byte-window.js';
import { CsvRows } from './csv-rows.js';
import { DealNumbers } from './deal-numbers.js';
import { findForm, startsAsJson } from './find-form.js';
import { JsonRows } from './json-rows.js';
import type { RowFault } from './log-error.js';
import { logError, REJECT_HINT } from './log-error.js';
import type { LogForm, RowReader } from './log-form.js';
import { groupsFor, type LogGroups } from './log-groups.js';
import type { LogInput, LogSource } from './log-source.js';
import type { LogWishes } from './log-wishes.js';
import { chosenSize } from './log-wishes.js';
import type { OpenLog } from './open-window.js';
import { openWindow } from './open-window.js';
import { OtherSizes } from './other-sizes.js';
import type { Reject } from './reject.js';
import { keptRow } from './reject.js';
import { splitCsvRow } from './split-csv-row.js';

/** Reads the decks of some files in order, as card indices of the vocabulary. Memory does not grow with the files. */
export class DeckReader {
  readonly form: LogForm;
  readonly rejects: Reject[] = [];
  readonly sizes: OtherSizes;
  readonly numbers: DealNumbers | null;
  /** The user's own groups; null where the deals have none. */
  groups: LogGroups | null = null;
  /** The files read to their end. */
  readonly files: LogFile[] = [];
  /** Rows with anything in them, headers apart. */
  rows = 0;
  decks = 0;
  /** Lines with nothing in them. */
  blank = 0;
  /** How many lines end how. */
  readonly ends: Record<LineEnd, number> = { crlf: 0, lf: 0, none: 0 };
  readonly #inputs: readonly LogInput[];
  readonly #wishes: LogWishes;
  readonly #rows: RowReader;
  readonly #json: boolean;
  readonly #piece: number | undefined;
  /** Reads an outcome off a row, to see that it holds one. */
  readonly #turn: RowTurn | null;
  readonly #outcome: Uint16Array;
  #file = 0;
  /** What the header of the first file says. */
  #names: readonly string[] | null = null;
  #bytes: LogSource;
  #window: ByteWindow;

  private constructor(inputs: readonly LogInput[], wishes: LogWishes, first: OpenLog, form: LogForm, piece: number | undefined) {
    this.form = form;
    this.#inputs = inputs;
    this.#wishes = wishes;
    this.#bytes = first.bytes;
    this.#window = first.window;
    this.#piece = piece;
    this.#rows = form.layout.kind === 'csv' ? new CsvRows(form, form.layout) : new JsonRows(form, form.layout);
    this.#json = form.layout.kind === 'ndjson';
    const { outcome } = wishes;
    this.#turn = (outcome && kindOf(outcome).rows.turn?.(outcome, form.vocabulary)) ?? null;
    this.#outcome = new Uint16Array(2 * form.width);
    this.sizes = new OtherSizes(form.width, chosenSize(wishes) !== undefined, form.partial);
    this.numbers = form.layout.id === null ? null : new DealNumbers(String(form.layout.id));
  }

  /** Opens the first file and finds how it is written. `piece`: bytes read at once. Throws E_LOG_*, E_INPUT_MISSING, E_PATH. */
  static async open(inputs: readonly LogInput[], wishes: LogWishes, piece?: number): Promise<DeckReader> {
    const first = await openWindow(inputs[0], piece);
    try {
      const form = findForm(first.window, inputs[0].name, first.bytes.table ? { ...wishes, header: true, delimiter: ',' } : wishes);
      const reader = new DeckReader(inputs, wishes, first, form, piece);
      reader.#skipHeader();
      reader.groups = groupsFor(wishes, reader.#rows, form.layout, reader.#names);
      return reader;
    } catch (error) {
      await first.bytes.close();
      throw error;
    }
  }

  /** Where the row read last stands: the file and how many of its lines are behind the reader. */
  get place(): { readonly file: string; readonly line: number } {
    return { file: this.#inputs[Math.min(this.#file, this.#inputs.length - 1)].name, line: this.#window.line };
  }

  /** The number of the deal read last; null where the log has none. */
  get id(): number | null {
    return this.numbers === null ? null : this.#rows.id;
  }

  /** Fills the batch with the next decks, up to its capacity; 0 only after the last row of the last file. Throws E_LOG_*. */
  fill(batch: Batch): void | Promise<void> {
    batch.length = 0;
    if (!this.#take(batch)) return this.#moveOn(batch);
  }

  async close(): Promise<void> {
    await this.#bytes.close();
  }

  /** Reads rows until the batch is full (true) or the window must move (false). */
  #take(batch: Batch): boolean {
    const { cells, capacity, width } = batch;
    const window = this.#window;
    while (batch.length < capacity) {
      const { at: from, line } = window;
      const found = this.#rows.next(window, cells, batch.length * width);
      if (found !== 'more') this.ends[window.lineEnd()]++;
      const wrong = found === 'deck' ? this.#deckFault(cells, batch.length * width) : found;
      if (wrong === null) {
        this.rows++;
        this.decks++;
        this.groups?.add(batch, this.#rows.kept === null ? this.#inputs[this.#file].name : this.#rows.text);
        batch.length++;
      } else if (wrong === 'more') return false;
      else if (wrong === 'blank') this.blank++;
      else this.#refuse(wrong, from, line);
    }
    return true;
  }

  /** What is wrong with a row whose cells could all be read: they make no outcome, or its number was there before. */
  #deckFault(cells: Uint16Array, at: number): RowFault | null {
    const rule = this.#turn?.(cells, at, this.#outcome, 0) ?? null;
    if (rule !== null) return { code: 'E_LOG_ROW', message: rule, offset: 0 };
    if (this.numbers === null || this.numbers.add(this.#rows.id)) return null;
    return { code: 'E_LOG_DUP_ID', message: `each deal must have a number of its own, got ${this.#rows.id} again`, offset: 0 };
  }

  #refuse(fault: RowFault, from: number, line: number): void {
    const { bytes, at } = this.#window;
    const place = placeIn(bytes, from, fault.offset, line);
    const file = this.#inputs[this.#file].name;
    this.rows++;
    if (this.sizes.take(fault, { file, ...place })) return;
    const { code, message } = fault;
    // A survey of sizes ends in an error of its own.
    if (this.sizes.surveying) return;
    this.rejects.push({ file, ...place, code, message, row: keptRow(bytes.subarray(from, at)) });
    if (this.rejects.length > this.#wishes.maxRejects) throw logError(code, message, { file, ...place }, REJECT_HINT);
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
    const same = this.files.find(({ sha256 }) => sha256 === sealed.sha256);
    if (same)
      throw logError('E_LOG_SAME_FILE', `each file must hold deals of its own, got the same bytes in ${same.file} and ${sealed.file}`, {
        file: sealed.file,
      });
    this.files.push(sealed);
    await this.#bytes.close();
    this.#file++;
    if (this.#file === this.#inputs.length) {
      this.sizes.finish(this.decks);
      return;
    }
    const input = this.#inputs[this.#file];
    const next = await openWindow(input, this.#piece);
    this.#bytes = next.bytes;
    this.#window = next.window;
    if (next.window.at < next.window.end && startsAsJson(next.window) !== this.#json)
      throw logError(
        'E_LOG_FORMAT',
        `all files must be written alike, got ${this.#json ? 'CSV after JSON' : 'JSON after CSV'} in ${input.name}`,
        { file: input.name },
      );
    this.#skipHeader();
  }

  /** Steps over the row that names the fields; in a later file only where it is the same, so that no deal is taken for one. */
  #skipHeader(): void {
    const { layout } = this.form;
    if (layout.kind !== 'csv' || !layout.header) return;
    const { at, bytes, end, line } = this.#window;
    const row = splitCsvRow(bytes, at, end, layout.delimiter === null ? -1 : layout.delimiter.charCodeAt(0));
    if (row === 'incomplete' || 'fault' in row) return;
    const names = row.fields.map(({ text }) => text);
    this.#names ??= names;
    if (names.join('\0') !== this.#names.join('\0')) return;
    this.#window.at = row.next;
    this.#window.line = line + linesIn(bytes, at, row.next);
    this.ends[this.#window.lineEnd()]++;
  }
}
