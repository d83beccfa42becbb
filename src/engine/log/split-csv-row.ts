import type { RowFault } from './log-error.js';

const QUOTE = 34;
const LINE_FEED = 10;
const RETURN = 13;

/** One field of a row: its text without quotes, and the byte of the row at which it starts. */
export interface CsvField {
  readonly text: string;
  readonly offset: number;
}

/** One row split by RFC 4180, and the byte after its line end. */
export type CsvRow =
  | { readonly fields: readonly CsvField[]; readonly next: number }
  | { readonly fault: RowFault; readonly next: number }
  /** The row goes on beyond the bytes at hand. */
  | 'incomplete';

const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Splits the row that starts at `at`, including quotes, doubled quotes and line breaks inside quotes. `delimiter` is a byte, or -1 if a row is one
 * field. Bytes from `end` on are ignored.
 */
export function splitCsvRow(bytes: Uint8Array, at: number, end: number, delimiter: number): CsvRow {
  const start = at;
  const fields: CsvField[] = [];
  const faultAt = (offset: number, message: string): CsvRow => {
    const next = afterLine(bytes, at, end);
    return next < 0 ? 'incomplete' : { fault: { code: 'E_LOG_ROW', message, offset: offset - start }, next };
  };
  for (;;) {
    const from = at;
    let field: string;
    if (bytes[at] === QUOTE) {
      const closed = closingQuote(bytes, at + 1, end);
      if (closed < 0) return 'incomplete';
      field = text.decode(bytes.subarray(at + 1, closed)).replaceAll('""', '"');
      at = closed + 1;
      const byte = bytes[at];
      if (at < end && byte !== delimiter && byte !== LINE_FEED && !(byte === RETURN && bytes[at + 1] === LINE_FEED))
        return faultAt(at, 'a field in quotes must end with its closing quote, got more text behind it');
    } else {
      while (at < end && bytes[at] !== delimiter && bytes[at] !== LINE_FEED && bytes[at] !== RETURN && bytes[at] !== QUOTE) at++;
      if (bytes[at] === QUOTE && at < end) return faultAt(at, 'a field without quotes around it must hold none, got a quote inside');
      field = text.decode(bytes.subarray(from, at));
    }
    if (at >= end) return 'incomplete';
    fields.push({ text: field, offset: from - start });
    if (bytes[at] === RETURN) {
      if (bytes[at + 1] !== LINE_FEED)
        return faultAt(at, 'a line must end in a line feed, or in a carriage return and a line feed, got a carriage return alone');
      at++;
    }
    if (bytes[at] === LINE_FEED) return { fields, next: at + 1 };
    at++;
  }
}

/** Returns the closing quote of a field whose text starts at `at`, or -1. A doubled quote is a literal one. */
function closingQuote(bytes: Uint8Array, at: number, end: number): number {
  for (; at < end; at++) {
    if (bytes[at] !== QUOTE) continue;
    if (bytes[at + 1] !== QUOTE || at + 1 >= end) return at;
    at++;
  }
  return -1;
}

/** Returns the byte after the next line feed, or -1. */
function afterLine(bytes: Uint8Array, at: number, end: number): number {
  const found = bytes.indexOf(LINE_FEED, at);
  return found < 0 || found >= end ? -1 : found + 1;
}
