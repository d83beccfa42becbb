import { counted, verbFor } from '../../../core/words/counted.js';
import { linesIn } from '../../../engine/log/byte-window.js';
import { logError, quoteText } from '../../../engine/log/log-error.js';
import { splitCsvRow } from '../../../engine/log/split-csv-row.js';
import type { ItemCutter, ItemSpans } from './item-spans.js';
import { stepOverBlank } from './line-items.js';
import type { ListForm } from './list-form.js';
import type { ListWindow } from './list-window.js';
import { writeText } from './write-text.js';

const QUOTE = 34;
const LINE_FEED = 10;
const RETURN = 13;

/** The fields of one column. Rows without quotes are cut byte by byte, the others field by field. Fields behind the column may be missing. */
export class CsvItems implements ItemCutter {
  readonly #layout: Extract<ListForm['layout'], { kind: 'csv' }>;
  readonly #delimiter: number;
  #headerAhead: boolean;

  constructor(layout: Extract<ListForm['layout'], { kind: 'csv' }>) {
    this.#layout = layout;
    this.#delimiter = layout.delimiter === null ? -1 : layout.delimiter.charCodeAt(0);
    this.#headerAhead = layout.header;
  }

  /** True where there is one column, so that the rows behind the header are lines. */
  get plainLines(): boolean {
    return this.#layout.fields === 1 && !this.#headerAhead;
  }

  cut(window: ListWindow, spans: ItemSpans, most: number): void {
    while (window.at < window.wholeLines && spans.length < most) {
      if (this.#comment(window)) continue;
      const first = window.bytes[window.at];
      if (first === LINE_FEED || (first === RETURN && window.bytes[window.at + 1] === LINE_FEED)) {
        stepOverBlank(window);
        return;
      }
      const before = window.at;
      if (this.#headerAhead || !this.#plain(window, spans)) this.#careful(window, spans);
      if (window.at === before) return;
    }
  }

  /** Passes a comment. Throws E_LOG_ROW for one that may as well be a row. */
  #comment(window: ListWindow): boolean {
    const { at, bytes, name, line } = window;
    if (!window.passed.pass(window)) return false;
    const row = splitCsvRow(bytes, at, window.at, this.#delimiter);
    if (row === 'incomplete' || 'fault' in row || row.fields.length < Math.max(2, this.#layout.fields)) return true;
    const message = `a comment or a row was expected, got what may be either: ${quoteText(row.fields[0].text)} begins it`;
    throw logError('E_LOG_ROW', message, { file: name, line: line + 1 }, 'take the line out, or put its first field in quotes');
  }

  /** Cuts a row in which every field stands for itself; returns false, and moves nothing, for any other row. */
  #plain(window: ListWindow, spans: ItemSpans): boolean {
    const { bytes } = window;
    const { field, fields } = this.#layout;
    const delimiter = this.#delimiter;
    let [number, start, from, to] = [1, window.at, -1, -1];
    for (let at = window.at; ; at++) {
      const byte = bytes[at];
      if (byte === QUOTE || (byte === RETURN && bytes[at + 1] !== LINE_FEED)) return false;
      if (byte !== delimiter && byte !== LINE_FEED) continue;
      if (number === field) [from, to] = [start, at];
      if (byte === LINE_FEED) {
        if (number !== fields) return false;
        if (bytes[at - 1] === RETURN && to === at) to--;
        window.at = at + 1;
        spans.add(from, to, ++window.line);
        return true;
      }
      number++;
      start = at + 1;
    }
  }

  #careful(window: ListWindow, spans: ItemSpans): void {
    const { bytes, at, name, line } = window;
    const { field, fields } = this.#layout;
    const row = splitCsvRow(bytes, at, window.wholeLines, this.#delimiter);
    const place = { file: name, line: line + 1 };
    if (row === 'incomplete') {
      if (window.ended) throw logError('E_LOG_ROW', 'a closing quote was expected before the end of the file, got none', place);
      return;
    }
    if ('fault' in row) throw logError(row.fault.code, row.fault.message, place);
    if (row.fields.length < field || row.fields.slice(fields).some(({ text }) => text !== '')) {
      const message = `${counted(fields, 'field')} ${verbFor(fields, 'was')} expected, as in the first row, got ${row.fields.length}`;
      throw logError('E_LOG_COLUMNS', message, place);
    }
    window.line += linesIn(bytes, at, row.next);
    window.at = row.next;
    if (this.#headerAhead) {
      this.#headerAhead = false;
      return;
    }
    const { text, offset } = row.fields[field - 1];
    spans.add(at + offset, writeText(bytes, at + offset, text), place.line);
  }
}
