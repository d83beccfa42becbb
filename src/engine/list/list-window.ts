import { linesIn } from '../log/byte-window.js';
import { encodingFault, UTF_16 } from '../log/encoding-fault.js';
import { logError } from '../log/log-error.js';
import type { LogSource } from '../log/log-source.js';

const LINE_FEED = 10;

/** Bytes of a window, and the longest item. */
export const WINDOW_BYTES: number = 1 << 20;

/**
 * A window that moves over the bytes of a list. Unlike the window of a log it does not ask for lines: a list may be one row of many megabytes.
 * What lies in [at, end) is UTF-8, but for a character that is cut off by the end; a text ends in a line feed, which is added where it has none.
 */
export class ListWindow {
  readonly bytes: Uint8Array = new Uint8Array(WINDOW_BYTES + 1);
  at = 0;
  end = 0;
  /** Behind the last line feed before `end`; `at` or less where there is none. */
  wholeLines = 0;
  /** Lines before `at`, kept by whoever moves `at`. */
  line = 0;
  /** Whether the file has no more than what is in the window. */
  ended = false;
  readonly name: string;
  readonly #source: Pick<LogSource, 'plain' | 'read'>;
  readonly #holds: 'text' | 'bytes';
  readonly #piece: number;
  #checked = 0;
  #first = true;

  /** `piece`: how many bytes are read at once, at most; never changes a result. Of bytes that are no text nothing is asked. */
  constructor(source: Pick<LogSource, 'plain' | 'read'>, name: string, holds: 'text' | 'bytes', piece: number = WINDOW_BYTES) {
    this.#source = source;
    this.name = name;
    this.#holds = holds;
    this.#piece = piece;
  }

  /** Brings in more behind what is left of [at, end), or marks the end of the file. Throws E_LOG_LINE_TOO_LONG, E_LOG_ENCODING, and what reading throws. */
  async more(): Promise<void> {
    this.bytes.copyWithin(0, this.at, this.end);
    this.end -= this.at;
    this.#checked = Math.max(0, this.#checked - this.at);
    this.at = 0;
    if (this.end === WINDOW_BYTES)
      throw logError('E_LOG_LINE_TOO_LONG', `an item may have up to ${WINDOW_BYTES} bytes, got more`, {
        file: this.name,
        line: this.line + 1,
      });
    do {
      const got = await this.#source.read(this.bytes, this.end, Math.min(this.#piece, WINDOW_BYTES - this.end));
      this.end += got;
      this.ended = got === 0;
      // A mark of the order of bytes is seen in the first three, however few are read at once.
    } while (this.#first && this.end < 3 && !this.ended);
    if (this.#holds === 'bytes') return;
    if (this.ended && this.end > 0 && this.bytes[this.end - 1] !== LINE_FEED) this.bytes[this.end++] = LINE_FEED;
    this.#check();
    this.wholeLines = this.bytes.subarray(0, this.end).lastIndexOf(LINE_FEED) + 1;
  }

  #check(): void {
    if (this.#first) {
      this.#first = false;
      const [a, b, c] = this.bytes;
      if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) throw this.#encoding(0, UTF_16);
      if (a === 0xef && b === 0xbb && c === 0xbf) this.at = 3;
    }
    let upTo = this.end;
    // A byte of ASCII is no part of a longer character, so that behind one nothing can have been cut off.
    while (upTo > this.#checked && this.bytes[upTo - 1] >= 0x80) upTo--;
    const fresh = this.bytes.subarray(this.#checked, upTo);
    const found = this.#source.plain?.(fresh) === true ? null : encodingFault(this.bytes, this.#checked, upTo);
    if (found) throw this.#encoding(found.at, found.got);
    this.#checked = upTo;
  }

  #encoding(at: number, got: string): Error {
    const line = this.line + 1 + linesIn(this.bytes, this.at, at);
    return logError('E_LOG_ENCODING', `UTF-8 was expected, got ${got}`, { file: this.name, line }, 'save the file as UTF-8');
  }
}
