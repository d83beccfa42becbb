import { isUtf8 } from 'node:buffer';
import { logError } from './log-error.js';
import type { LogSource } from './log-source.js';

const LINE_FEED = 10;
const RETURN = 13;

/** A carriage return and a line feed, a line feed alone, or no end: the last line of a file may have none. */
export type LineEnd = 'crlf' | 'lf' | 'none';

/** The longest row, in bytes, line breaks in quotes included. */
export const LONGEST_ROW: number = 1 << 20;
const PIECE = 1 << 18;
/** Bytes that are looked at one by one for a fault of the encoding. */
const FEW = 16;
const UTF_16 = 'what looks like UTF-16';
const LONE_ZERO = 'the byte 0x00, which no text holds: a damaged file, or one that was not written to its end';

/**
 * A window that moves over the bytes of one file. What lies in [at, end) of `bytes` are whole lines, the last of the file closed by a line feed
 * if it had none, so that rows are read without looking for the end of the file. All of it is UTF-8.
 */
export class ByteWindow {
  readonly bytes: Uint8Array = new Uint8Array(LONGEST_ROW + PIECE + 1);
  at = 0;
  end = 0;
  /** Lines before `at`, which the reader of rows keeps up to date. */
  line = 0;
  /** Whether the file has no more than what is in the window. */
  ended = false;
  /** Whether the last line of the file has no end of its own. */
  #endless = false;
  readonly #source: Pick<LogSource, 'read'>;
  readonly #name: string;
  /** Bytes read; those from `end` on belong to a line that is not whole yet. */
  #filled = 0;
  #first = true;
  readonly #piece: number;

  /** `piece`: how many bytes are read at once, at most. Never changes a result. */
  constructor(source: Pick<LogSource, 'read'>, name: string, piece: number = PIECE) {
    this.#source = source;
    this.#name = name;
    this.#piece = Math.min(piece, PIECE);
  }

  /**
   * Moves on: brings in at least one more line behind what is left of [at, end), or marks the end of the file.
   * Throws E_LOG_LINE_TOO_LONG, E_LOG_ENCODING, and what reading the file throws.
   */
  async more(): Promise<void> {
    this.bytes.copyWithin(0, this.at, this.#filled);
    this.#filled -= this.at;
    this.end -= this.at;
    this.at = 0;
    const whole = this.end;
    while (this.end === whole && !this.ended) {
      if (this.#filled > LONGEST_ROW) throw this.#tooLong();
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
        if (this.end > whole && this.bytes.indexOf(LINE_FEED, whole) - whole > LONGEST_ROW) throw this.#tooLong();
      }
    }
    this.#check(whole);
  }

  /** How the line ends that lies before `at`. */
  lineEnd(): LineEnd {
    if (this.#endless && this.at === this.end) return 'none';
    return this.bytes[this.at - 2] === RETURN ? 'crlf' : 'lf';
  }

  #tooLong(): Error {
    const hint = 'one deck a row is expected, and line ends that are line feeds';
    return logError('E_LOG_LINE_TOO_LONG', `a row may have up to ${LONGEST_ROW} bytes, got more`, this.#place(), hint);
  }

  #check(from: number): void {
    if (this.#first && this.end > 0) {
      this.#first = false;
      const [a, b, c] = this.bytes;
      if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) throw this.#encoding(0, UTF_16);
      if (a === 0xef && b === 0xbb && c === 0xbf) this.at = 3;
    }
    const fresh = this.bytes.subarray(from, this.end);
    const zero = fresh.indexOf(0);
    const bad = isUtf8(fresh) ? -1 : this.#firstBad(from);
    if (zero >= 0 && (bad < 0 || from + zero < bad)) throw this.#encoding(from + zero, isWide(fresh, zero) ? UTF_16 : LONE_ZERO);
    if (bad >= 0) throw this.#encoding(bad, `the byte 0x${this.bytes[bad].toString(16)}, which looks like Latin-1 or a damaged file`);
  }

  /** The first byte from `from` on that no UTF-8 goes on with: the longest start of its line that is UTF-8 ends before it. */
  #firstBad(from: number): number {
    let row = from;
    let next = this.bytes.indexOf(LINE_FEED, row) + 1;
    while (isUtf8(this.bytes.subarray(row, next))) {
      row = next;
      next = this.bytes.indexOf(LINE_FEED, row) + 1;
    }
    // Halving keeps a long line cheap: a stretch that starts and ends where characters do is UTF-8 or holds the fault.
    let to = next - 1;
    while (to - row > FEW) {
      let middle = (row + to) >>> 1;
      while (middle > row + FEW / 4 && (this.bytes[middle] & 0xc0) === 0x80) middle--;
      if (isUtf8(this.bytes.subarray(row, middle))) row = middle;
      else to = middle;
    }
    let good = row;
    for (let end = row + 1; end <= Math.min(row + 2 * FEW, next - 1); end++) if (isUtf8(this.bytes.subarray(row, end))) good = end;
    return good;
  }

  #encoding(at: number, got: string): Error {
    const start = this.bytes.subarray(0, at).lastIndexOf(LINE_FEED) + 1;
    const line = this.line + 1 + linesIn(this.bytes, this.at, at);
    const column = characters(this.bytes.subarray(start), at - start) + 1;
    return logError('E_LOG_ENCODING', `UTF-8 was expected, got ${got}`, { file: this.#name, line, column }, 'save the file as UTF-8');
  }

  #place(): { readonly file: string; readonly line: number } {
    return { file: this.#name, line: this.line + 1 };
  }
}

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

/** Whether the zero at `zero` looks like half a character: in UTF-16 every other byte of a plain text is one, and none beside it. */
function isWide(bytes: Uint8Array, zero: number): boolean {
  const [first, ...others] = [0, 1, 2, 3, 4, 5].map((step) => bytes[zero + step] ?? -1);
  return first === 0 && others.every((byte, k) => byte === -1 || (byte === 0) === (k % 2 === 1)) && others[0] !== -1;
}
