import type { LogLayout, LogVocabulary } from '../../core/source/log-source.js';
import { counted, verbFor } from '../../core/words/counted.js';
import type { ByteWindow } from './byte-window.js';
import { LONGEST_ROW, linesIn } from './byte-window.js';
import { isComment } from './comments.js';
import type { TokenReader } from './deck-of-tokens.js';
import { tokenReader } from './deck-of-tokens.js';
import { DeckScanner } from './deck-scanner.js';
import { quoteText, type RowFault } from './log-error.js';
import type { LogForm, RowFound, RowReader } from './log-form.js';
import type { CsvField } from './split-csv-row.js';
import { splitCsvRow } from './split-csv-row.js';
import { splitDeck } from './split-deck.js';
import { likeCard, WHOLE_NUMBER } from './vocabulary.js';

const QUOTE = 34;
const LINE_FEED = 10;
const RETURN = 13;
const MOST_DIGITS = 15;

type CsvLayout = Extract<LogLayout, { kind: 'csv' }>;

/** Reads decks of CSV rows: plain rows byte by byte, anything else field by field. Both give the same decks. */
export class CsvRows implements RowReader {
  id = -1;
  kept: number | string | null = null;
  text = '';
  readonly #layout: CsvLayout;
  readonly #delimiter: number;
  readonly #scanner: DeckScanner;
  readonly #tokens: TokenReader;
  readonly #pairs: boolean;
  readonly #marks: readonly string[];
  readonly #vocabulary: LogVocabulary;
  /** True if the deck's own separator would end its field, so that only quotes can hold it. */
  readonly #needsQuote: boolean;
  readonly #byLine: boolean;

  /** `ends`: a row ends with its line, or where its open quotes are closed. */
  constructor(form: LogForm, layout: CsvLayout, ends: 'line' | 'quotes' = 'quotes') {
    this.#layout = layout;
    this.#byLine = ends === 'line';
    this.#delimiter = layout.delimiter === null ? -1 : layout.delimiter.charCodeAt(0);
    this.#scanner = new DeckScanner(form, layout.separator ?? layout.delimiter ?? '', layout.separator !== null);
    this.#tokens = tokenReader(form);
    this.#marks = form.marks ?? [];
    this.#vocabulary = form.vocabulary;
    this.#pairs = form.vocabulary.kind === 'standard';
    this.#needsQuote = layout.separator !== null && layout.separator === layout.delimiter;
  }

  next(window: ByteWindow, cells: Uint16Array, into: number): RowFound {
    const { at, bytes, end } = window;
    if (at >= end) return 'more';
    const first = bytes[at];
    if (first === LINE_FEED || (first === RETURN && bytes[at + 1] === LINE_FEED)) {
      window.at = at + (first === RETURN ? 2 : 1);
      window.line++;
      return 'blank';
    }
    if (isComment(bytes, at, this.#marks)) return this.#comment(window, cells, into);
    const next = this.kept === null ? this.#plain(bytes, at, cells, into) : -1;
    if (next < 0) return this.#careful(window, cells, into);
    window.at = next;
    window.line++;
    return 'deck';
  }

  /** Reads an ordinary row: returns where the next one starts, or -1. The bytes hold whole lines, so a line feed is always found. */
  #plain(bytes: Uint8Array, at: number, cells: Uint16Array, into: number): number {
    const { deck, fields, id } = this.#layout;
    for (let field = 1; field < deck.from; field++) {
      const end = this.#fieldEnd(bytes, at);
      if (bytes[end] !== this.#delimiter || (field === id && !this.#number(bytes, at, end))) return -1;
      at = end + 1;
    }
    if (this.#needsQuote && bytes[at] !== QUOTE) return -1;
    at = this.#scanner.scan(bytes, at, cells, into);
    if (at < 0) return -1;
    for (let field = deck.to + 1; field <= fields; field++) {
      if (bytes[at] !== this.#delimiter) return -1;
      const end = this.#fieldEnd(bytes, at + 1);
      if (field === id && !this.#number(bytes, at + 1, end)) return -1;
      at = end;
    }
    if (bytes[at] === RETURN) at++;
    return bytes[at] === LINE_FEED ? at + 1 : -1;
  }

  #fieldEnd(bytes: Uint8Array, at: number): number {
    for (let byte = bytes[at]; byte !== this.#delimiter && byte !== LINE_FEED && byte !== RETURN && byte !== QUOTE; byte = bytes[at]) at++;
    return at;
  }

  #number(bytes: Uint8Array, at: number, end: number): boolean {
    if (end === at || end - at > MOST_DIGITS) return false;
    let value = 0;
    for (; at < end; at++) {
      const digit = bytes[at] - 48;
      if (digit < 0 || digit > 9) return false;
      value = value * 10 + digit;
    }
    this.id = value;
    return true;
  }

  /** Passes a comment. One that reads as a deal is refused: a mark may also be part of a field. */
  #comment(window: ByteWindow, cells: Uint16Array, into: number): RowFound {
    const { at, bytes } = window;
    window.at = bytes.indexOf(LINE_FEED, at) + 1;
    window.line++;
    const row = splitCsvRow(bytes, at, window.at, this.#delimiter);
    if (row === 'incomplete' || 'fault' in row || this.#deck(row.fields, cells, into) !== 'deck') return 'comment';
    const message = `a comment or a deal was expected, got what may be either: ${quoteText(row.fields[0].text)} begins the row. Take the line out, or what marks it`;
    return { code: 'E_LOG_ROW', message, offset: 0 };
  }

  #careful(window: ByteWindow, cells: Uint16Array, into: number): RowFound {
    const { at, bytes } = window;
    const end = this.#byLine ? bytes.indexOf(LINE_FEED, at) + 1 : window.end;
    const row = splitCsvRow(bytes, at, end, this.#delimiter);
    if (row === 'incomplete') {
      if (!this.#byLine && !window.ended) return 'more';
      window.line += linesIn(bytes, at, end);
      window.at = end;
      const where = this.#byLine ? 'line' : 'file';
      return { code: 'E_LOG_ROW', message: `a closing quote was expected before the end of the ${where}, got none`, offset: 0 };
    }
    window.line += linesIn(bytes, at, row.next);
    window.at = row.next;
    if (row.next - at > LONGEST_ROW)
      return { code: 'E_LOG_LINE_TOO_LONG', message: `a row may have up to ${LONGEST_ROW} bytes, got ${row.next - at}`, offset: 0 };
    return 'fault' in row ? row.fault : this.#deck(row.fields, cells, into);
  }

  #deck(found: readonly CsvField[], cells: Uint16Array, into: number): RowFound {
    const { deck, fields, id, separator } = this.#layout;
    const row = found.slice(0, Math.max(fields, found.findLastIndex(({ text }) => text !== '') + 1));
    if (typeof this.kept === 'number') this.text = row[this.kept - 1]?.text.trim() ?? '';
    const wrong = this.#idFault(row, id);
    if (separator === null) return wrong ?? this.#columns(row, cells, into) ?? 'deck';
    if (row.length > fields || row.length < deck.from) {
      const { offset } = row[Math.min(row.length, fields + 1) - 1];
      return {
        code: 'E_LOG_COLUMNS',
        message: `${counted(fields, 'field')} ${verbFor(fields, 'was')} expected, as in the first row, got ${row.length}`,
        offset,
      };
    }
    const { text, offset } = row[deck.from - 1];
    return wrong ?? this.#tokens.read(splitDeck(text, separator, offset, this.#pairs), cells, into) ?? 'deck';
  }

  /** Reads a deck of one card a field, counted from the left. In a row of another length it may be of another size, which its end on the right tells. */
  #columns(row: readonly CsvField[], cells: Uint16Array, into: number): RowFault | null {
    const { deck, fields } = this.#layout;
    const read = (to: number): RowFault | null => {
      const tokens = row.slice(deck.from - 1, to).map(({ text, offset }) => ({ text: text.trim(), offset }));
      const some = tokens.slice(0, tokens.findLastIndex(({ text }) => text !== '') + 1);
      return this.#tokens.read(some.length > 0 ? some : tokens, cells, into);
    };
    const goesOn = row.length > fields && (deck.to === fields || likeCard(row[deck.to].text.trim(), this.#vocabulary));
    const fault = goesOn ? null : read(deck.to);
    if (row.length === fields || (fault === null && !goesOn)) return fault;
    const other = read(row.length - (fields - deck.to));
    return goesOn || other?.cards !== undefined ? other : fault;
  }

  /** Takes the deal's number from its field; returns its fault, or null. */
  #idFault(row: readonly CsvField[], id: number | null): RowFound | null {
    if (id === null) return null;
    const field = row.at(id - 1);
    if (field === undefined || !WHOLE_NUMBER.test(field.text)) {
      const got = field === undefined ? 'no such field' : quoteText(field.text);
      return {
        code: 'E_LOG_NUMBER',
        message: `the number of a deal must be a whole number in digits, got ${got}`,
        offset: field?.offset ?? 0,
      };
    }
    this.id = Number(field.text);
    return null;
  }
}

/** Moves a window past the header row, and returns how it ends. Null, and nothing moves, if there is none or its names differ from `before`. */
export function stepOverHeader(
  window: ByteWindow,
  { delimiter }: Pick<CsvLayout, 'delimiter'>,
  before: readonly string[] | null,
): readonly string[] | null {
  const { at, bytes, end } = window;
  const row = splitCsvRow(bytes, at, end, delimiter === null ? -1 : delimiter.charCodeAt(0));
  if (row === 'incomplete' || 'fault' in row) return null;
  const names = row.fields.map(({ text }) => text);
  if (before !== null && names.join('\0') !== before.join('\0')) return null;
  window.at = row.next;
  window.line += linesIn(bytes, at, row.next);
  return names;
}
