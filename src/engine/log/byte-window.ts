import { type EncodingFault, encodingFault, markFault } from './encoding-fault.js';
import { refusePacked, savedHint } from './file-kinds.js';
import { logError, type RowFault } from './log-error.js';
import type { LogSource } from './log-source.js';

const LINE_FEED = 10;
const RETURN = 13;

/** A carriage return and a line feed, a line feed alone, or no end: the last line of a file may have none. */
export type LineEnd = 'crlf' | 'lf' | 'none';

/** The longest row, in bytes, line breaks in quotes included. */
export const LONGEST_ROW: number = 1 << 20;
const PIECE = 1 << 18;

export const WINDOW_BYTES: number = LONGEST_ROW + PIECE + 1;

const TOO_LONG = `a row may have up to ${LONGEST_ROW} bytes, got more`;

/**
 * A window that moves over the bytes of one file. [at, end) of `bytes` holds whole lines. If the last line of the file has no line feed, one is
 * added. So rows are read without looking for the end of the file. All of it is UTF-8 and no row exceeds the longest, except rows for which
 * `rowFault` names a fault.
 */
export class ByteWindow {
  readonly bytes: Uint8Array = new Uint8Array(WINDOW_BYTES);
  /** The name of the file in messages. */
  readonly name: string;
  at = 0;
  end = 0;
  /** Lines before `at`; the reader of rows keeps it up to date. */
  line = 0;
  /** Counts the windows so far: whoever keeps a copy of the bytes sees by it that they changed. */
  stand = 0;
  /** True if the file has nothing beyond the window. */
  ended = false;
  /** True if the last line of the file has no end of its own. */
  #endless = false;
  readonly #source: Pick<LogSource, 'plain' | 'read'>;
  /** Bytes read; those from `end` on belong to a line that is not complete yet. */
  #filled = 0;
  #first = true;
  readonly #piece: number;
  readonly #faults: 'thrown' | 'left';
  /** True if a row of the window may have a fault that was left in place. */
  #faulty = false;
  /** Bytes of the row at `at` that were dropped because it is too long. */
  #dropped = 0;

  /**
   * `piece`: the most bytes read at once; never changes a result. `faults`: encoding errors and rows too long, after the first row, end the reading
   * or are left to the row-by-row reader.
   */
  constructor(source: Pick<LogSource, 'plain' | 'read'>, name: string, piece: number = PIECE, faults: 'thrown' | 'left' = 'thrown') {
    this.#source = source;
    this.name = name;
    this.#piece = Math.min(piece, PIECE);
    this.#faults = faults;
  }

  /**
   * Moves on: brings in at least one more line after the rest of [at, end), or marks the end of the file. Throws E_LOG_LINE_TOO_LONG, E_LOG_ENCODING,
   * and any error from reading the file.
   */
  async more(): Promise<void> {
    this.stand++;
    this.bytes.copyWithin(0, this.at, this.#filled);
    this.#filled -= this.at;
    this.end -= this.at;
    this.at = 0;
    const whole = this.end;
    if (whole === 0) this.#faulty = false;
    while (this.end === whole && !this.ended) {
      if (this.#filled > LONGEST_ROW) this.#drop(whole);
      const most = Math.min(this.#piece, this.bytes.length - 1 - this.#filled);
      const got = await this.#source.read(this.bytes, this.#filled, most);
      if (got === 0) {
        this.ended = true;
        this.#endless = this.#filled > whole;
        if (this.#endless) this.bytes[this.#filled++] = LINE_FEED;
        this.end = this.#filled;
      } else {
        const from = this.#filled;
        this.#filled += got;
        const last = this.bytes.subarray(from, this.#filled).lastIndexOf(LINE_FEED);
        if (last >= 0) this.end = from + last + 1;
        if (this.end > whole && this.bytes.indexOf(LINE_FEED, whole) - whole > LONGEST_ROW) this.#leave(this.#tooLong(whole));
      }
    }
    this.#check(whole);
  }

  /** Returns how the line before `at` ends. */
  lineEnd(): LineEnd {
    if (this.#endless && this.at === this.end) return 'none';
    return this.bytes[this.at - 2] === RETURN ? 'crlf' : 'lf';
  }

  /** Moves on to `at`, past `lines` lines of which `returns` end in a carriage return and a line feed, and returns how they end. */
  pass(at: number, lines: number, returns: number): Readonly<Record<LineEnd, number>> {
    this.at = at;
    this.line += lines;
    const none = this.lineEnd() === 'none' ? 1 : 0;
    const crlf = returns - (this.bytes[at - 2] === RETURN ? none : 0);
    return { crlf, lf: lines - crlf - none, none };
  }

  /** Returns the fault of a line of the window as a whole, if faults are left in place: it is too long, or not UTF-8. */
  rowFault(at: number = this.at): RowFault | null {
    if (!this.#faulty || at >= this.end) return null;
    const feed = this.bytes.indexOf(LINE_FEED, at);
    const isLong = feed - at > LONGEST_ROW || (this.#dropped > 0 && at === this.at);
    if (isLong) return { code: 'E_LOG_LINE_TOO_LONG', message: TOO_LONG, offset: 0 };
    const found = encodingFault(this.bytes, at, feed + 1);
    return found && { code: 'E_LOG_ENCODING', message: `UTF-8 was expected, got ${found.got}`, offset: found.at - at };
  }

  /** Skips the line at `at`, and returns how many of its bytes are not in the window. */
  skipLine(): number {
    const dropped = this.#dropped;
    this.#dropped = 0;
    this.at = this.bytes.indexOf(LINE_FEED, this.at) + 1;
    this.line++;
    return dropped;
  }

  /**
   * Returns the error for a row that is too long. The first `whole` bytes are whole lines: too many of them are in quotes in the row at `at`, or they
   * precede one overlong line.
   */
  #tooLong(whole: number): Error {
    const other = this.#first ? (markFault(this.bytes) ?? encodingFault(this.bytes, 0, this.#filled)) : null;
    if (other) return this.#encoding(other);
    const hint = 'one deck a row is expected, and line ends that are line feeds';
    const line = this.line + 1 + (this.#filled - whole > whole ? linesIn(this.bytes, this.at, whole) : 0);
    return logError('E_LOG_LINE_TOO_LONG', TOO_LONG, { file: this.name, line }, hint);
  }

  #leave(fault: Error): void {
    if (this.#faults === 'thrown') throw fault;
    this.#faulty = true;
  }

  /** Drops the start of a row that is too long, if it is the only one. */
  #drop(whole: number): void {
    if (whole > 0) throw this.#tooLong(whole);
    this.#leave(this.#tooLong(whole));
    this.bytes.copyWithin(0, this.#filled - PIECE, this.#filled);
    this.#dropped += this.#filled - PIECE;
    this.#filled = PIECE;
  }

  #check(from: number): void {
    if (this.#first && this.end > 0 && this.line === 0) {
      this.#first = false;
      const [a, b, c] = this.bytes;
      const marked = markFault(this.bytes);
      if (marked) throw this.#encoding(marked);
      if (this.#faults === 'thrown') refusePacked(this.bytes.subarray(0, this.end), this.name);
      if (a === 0xef && b === 0xbb && c === 0xbf) this.at = 3;
    }
    if (this.#source.plain?.(this.bytes.subarray(from, this.end))) return;
    const found = encodingFault(this.bytes, from, this.end);
    if (found) this.#leave(this.#encoding(found));
  }

  #encoding({ at, got, kind }: EncodingFault): Error {
    const start = this.bytes.subarray(0, at).lastIndexOf(LINE_FEED) + 1;
    const line = this.line + 1 + linesIn(this.bytes, this.at, at);
    const column = characters(this.bytes.subarray(start), at - start) + 1;
    return logError('E_LOG_ENCODING', `UTF-8 was expected, got ${got}`, { file: this.name, line, column }, savedHint(kind, this.name));
  }
}

/** The part of a window that tells how its rows are written. */
export type RowWindow = Readonly<Pick<ByteWindow, 'at' | 'bytes' | 'end' | 'ended' | 'line'>>;

/** Counts the line feeds in [from, to). */
export function linesIn(bytes: Uint8Array, from: number, to: number): number {
  let lines = 0;
  for (let at = bytes.indexOf(LINE_FEED, from); at >= 0 && at < to; at = bytes.indexOf(LINE_FEED, at + 1)) lines++;
  return lines;
}

/** Counts the characters in the first `length` bytes of a UTF-8 text. */
export function characters(bytes: Uint8Array, length: number): number {
  let count = 0;
  for (let at = 0; at < length; at++) if ((bytes[at] & 0xc0) !== 0x80) count++;
  return count;
}

/** Returns line and column, from 1 and in characters, of the byte `offset` of a row that starts at `from` after `line` lines. */
export function placeIn(bytes: Uint8Array, from: number, offset: number, line: number): { readonly line: number; readonly column: number } {
  const at = from + offset;
  const inside = linesIn(bytes, from, at);
  const start = inside === 0 ? from : bytes.lastIndexOf(LINE_FEED, at - 1) + 1;
  return { line: line + 1 + inside, column: characters(bytes.subarray(start), at - start) + 1 };
}
