import { encodingFault, UTF_16 } from './encoding-fault.js';
import { logError, type RowFault } from './log-error.js';
import type { LogSource } from './log-source.js';

const LINE_FEED = 10;
const RETURN = 13;

/** A carriage return and a line feed, a line feed alone, or no end: the last line of a file may have none. */
export type LineEnd = 'crlf' | 'lf' | 'none';

/** The longest row, in bytes, line breaks in quotes included. */
export const LONGEST_ROW: number = 1 << 20;
const PIECE = 1 << 18;

/** Bytes of a window. */
export const WINDOW_BYTES: number = LONGEST_ROW + PIECE + 1;

const TOO_LONG = `a row may have up to ${LONGEST_ROW} bytes, got more`;

/**
 * A window that moves over the bytes of one file. What lies in [at, end) of `bytes` are whole lines, the last of the file closed by a line feed
 * if it had none, so that rows are read without looking for the end of the file. All of it is UTF-8, and no row longer than the longest, but for
 * the rows of which `rowFault` says what is wrong.
 */
export class ByteWindow {
  readonly bytes: Uint8Array = new Uint8Array(WINDOW_BYTES);
  at = 0;
  end = 0;
  /** Lines before `at`, which the reader of rows keeps up to date. */
  line = 0;
  /** Counts the windows there were: whoever keeps a copy of the bytes sees by it that they are others. */
  stand = 0;
  /** Whether the file has no more than what is in the window. */
  ended = false;
  /** Whether the last line of the file has no end of its own. */
  #endless = false;
  readonly #source: Pick<LogSource, 'plain' | 'read'>;
  readonly #name: string;
  /** Bytes read; those from `end` on belong to a line that is not whole yet. */
  #filled = 0;
  #first = true;
  readonly #piece: number;
  readonly #faults: 'thrown' | 'left';
  /** Whether a row of the window may have a fault that was left. */
  #faulty = false;
  /** Bytes of the row at `at` that were dropped because it is too long. */
  #dropped = 0;

  /**
   * `piece`: how many bytes are read at once, at most. Never changes a result. `faults` of encoding and of rows too long, behind the first row, end the
   * reading, or are left to who reads it row by row.
   */
  constructor(source: Pick<LogSource, 'plain' | 'read'>, name: string, piece: number = PIECE, faults: 'thrown' | 'left' = 'thrown') {
    this.#source = source;
    this.#name = name;
    this.#piece = Math.min(piece, PIECE);
    this.#faults = faults;
  }

  /**
   * Moves on: brings in at least one more line behind what is left of [at, end), or marks the end of the file.
   * Throws E_LOG_LINE_TOO_LONG, E_LOG_ENCODING, and what reading the file throws.
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

  /** How the line ends that lies before `at`. */
  lineEnd(): LineEnd {
    if (this.#endless && this.at === this.end) return 'none';
    return this.bytes[this.at - 2] === RETURN ? 'crlf' : 'lf';
  }

  /** Moves on to `at`, behind so many lines of which `returns` end in a carriage return and a line feed, and says how they end. */
  pass(at: number, lines: number, returns: number): Readonly<Record<LineEnd, number>> {
    this.at = at;
    this.line += lines;
    const none = this.lineEnd() === 'none' ? 1 : 0;
    const crlf = returns - (this.bytes[at - 2] === RETURN ? none : 0);
    return { crlf, lf: lines - crlf - none, none };
  }

  /** What is wrong with a line of the window as a whole, where faults are left: it is too long, or no UTF-8. */
  rowFault(at: number = this.at): RowFault | null {
    if (!this.#faulty || at >= this.end) return null;
    const feed = this.bytes.indexOf(LINE_FEED, at);
    const isLong = feed - at > LONGEST_ROW || (this.#dropped > 0 && at === this.at);
    if (isLong) return { code: 'E_LOG_LINE_TOO_LONG', message: TOO_LONG, offset: 0 };
    const found = encodingFault(this.bytes, at, feed + 1);
    return found && { code: 'E_LOG_ENCODING', message: `UTF-8 was expected, got ${found.got}`, offset: found.at - at };
  }

  /** Steps over the line at `at`, and says how many bytes of it are not in the window. */
  skipLine(): number {
    const dropped = this.#dropped;
    this.#dropped = 0;
    this.at = this.bytes.indexOf(LINE_FEED, this.at) + 1;
    this.line++;
    return dropped;
  }

  /** The first `whole` bytes are whole lines: the row at `at` that has too many of them in quotes, or those before one line that is longer than all. */
  #tooLong(whole: number): Error {
    const hint = 'one deck a row is expected, and line ends that are line feeds';
    const line = this.line + 1 + (this.#filled - whole > whole ? linesIn(this.bytes, this.at, whole) : 0);
    return logError('E_LOG_LINE_TOO_LONG', TOO_LONG, { file: this.#name, line }, hint);
  }

  #leave(fault: Error): void {
    if (this.#faults === 'thrown') throw fault;
    this.#faulty = true;
  }

  /** Drops the start of a row that is too long, where it is the only one. */
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
      if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) throw this.#encoding(0, UTF_16);
      if (a === 0xef && b === 0xbb && c === 0xbf) this.at = 3;
    }
    if (this.#source.plain?.(this.bytes.subarray(from, this.end))) return;
    const found = encodingFault(this.bytes, from, this.end);
    if (found) this.#leave(this.#encoding(found.at, found.got));
  }

  #encoding(at: number, got: string): Error {
    const start = this.bytes.subarray(0, at).lastIndexOf(LINE_FEED) + 1;
    const line = this.line + 1 + linesIn(this.bytes, this.at, at);
    const column = characters(this.bytes.subarray(start), at - start) + 1;
    return logError('E_LOG_ENCODING', `UTF-8 was expected, got ${got}`, { file: this.#name, line, column }, 'save the file as UTF-8');
  }
}

/** What of a window tells how its rows are written. */
export type RowWindow = Readonly<Pick<ByteWindow, 'at' | 'bytes' | 'end' | 'ended' | 'line'>>;

/** Line feeds in [from, to). */
export function linesIn(bytes: Uint8Array, from: number, to: number): number {
  let lines = 0;
  for (let at = bytes.indexOf(LINE_FEED, from); at >= 0 && at < to; at = bytes.indexOf(LINE_FEED, at + 1)) lines++;
  return lines;
}

/** Characters in the first `length` bytes of a UTF-8 text. */
export function characters(bytes: Uint8Array, length: number): number {
  let count = 0;
  for (let at = 0; at < length; at++) if ((bytes[at] & 0xc0) !== 0x80) count++;
  return count;
}

/** Line and column, from 1 and in characters, of the byte `offset` of a row that starts at `from` behind `line` lines. */
export function placeIn(bytes: Uint8Array, from: number, offset: number, line: number): { readonly line: number; readonly column: number } {
  const at = from + offset;
  const inside = linesIn(bytes, from, at);
  const start = inside === 0 ? from : bytes.lastIndexOf(LINE_FEED, at - 1) + 1;
  return { line: line + 1 + inside, column: characters(bytes.subarray(start), at - start) + 1 };
}
