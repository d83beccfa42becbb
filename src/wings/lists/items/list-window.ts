import { linesIn } from '../../../engine/log/byte-window.js';
import { type EncodingFault, encodingFault, markFault } from '../../../engine/log/encoding-fault.js';
import { refusePacked, savedHint } from '../../../engine/log/file-kinds.js';
import { logError } from '../../../engine/log/log-error.js';
import type { LogSource } from '../../../engine/log/log-source.js';
import { SkippedLines } from './skipped-lines.js';

const LINE_FEED = 10;

/** Bytes of a window, which limit the longest item. */
const WINDOW_BYTES = 1 << 20;

/**
 * A window that moves over the bytes of a list. Unlike the window of a log it needs no lines: a list may be one row of many megabytes. The bytes of a
 * text in [at, end) are UTF-8, in whole characters; a text ends in a line feed, which is added where it has none.
 */
export class ListWindow {
  readonly bytes: Uint8Array = new Uint8Array(WINDOW_BYTES + 1);
  at = 0;
  end = 0;
  /** The place behind the last line feed before `end`; `at` or less where there is none. */
  wholeLines = 0;
  /** Lines before `at`, kept by whoever moves `at`. */
  line = 0;
  /** True where the file has no more than what is in the window. */
  ended = false;
  readonly passed: SkippedLines = new SkippedLines();
  readonly name: string;
  readonly #source: Pick<LogSource, 'plain' | 'read'>;
  readonly #holds: 'text' | 'bytes';
  readonly #piece: number;
  /** Bytes read; those from `end` on are an incomplete character, or no text. */
  #filled = 0;
  /** The bytes at `end` that are not UTF-8; what is before them is read first. */
  #fault: EncodingFault | null = null;
  #first = true;

  /** `piece`: the most bytes read at once; never changes a result. Bytes that are not text are not checked. */
  constructor(source: Pick<LogSource, 'plain' | 'read'>, name: string, holds: 'text' | 'bytes', piece: number = WINDOW_BYTES) {
    this.#source = source;
    this.name = name;
    this.#holds = holds;
    this.#piece = piece;
  }

  /** True where `more` can bring in more; otherwise the form of a list has to be told from what there is. */
  get mayGrow(): boolean {
    return !this.ended && this.#fault === null && this.#filled - this.at < WINDOW_BYTES;
  }

  /** Reads more behind what is left of [at, end), or marks the end of the file. Throws E_LOG_LINE_TOO_LONG, E_LOG_ENCODING, and what reading throws. */
  async more(): Promise<void> {
    if (this.#fault !== null) throw this.#encoding(this.#fault);
    this.bytes.copyWithin(0, this.at, this.#filled);
    this.#filled -= this.at;
    this.end -= this.at;
    this.at = 0;
    if (this.#filled === WINDOW_BYTES)
      throw logError('E_LOG_LINE_TOO_LONG', `an item may have up to ${WINDOW_BYTES} bytes, got more`, {
        file: this.name,
        line: this.line + 1,
      });
    do {
      const got = await this.#source.read(this.bytes, this.#filled, Math.min(this.#piece, WINDOW_BYTES - this.#filled));
      this.#filled += got;
      this.ended = got === 0;
      // A mark of the order of bytes is seen in the first three, however few are read at once.
    } while (this.#first && this.#filled < 3 && !this.ended);
    if (this.#holds === 'bytes') this.end = this.#filled;
    else this.#take();
  }

  /** Takes in the text that was read, as far as it is valid. */
  #take(): void {
    const { bytes } = this;
    if (this.ended && this.#filled > 0 && bytes[this.#filled - 1] !== LINE_FEED) bytes[this.#filled++] = LINE_FEED;
    if (this.#first) {
      this.#first = false;
      const [a, b, c] = bytes;
      const marked = markFault(bytes);
      if (marked) throw this.#encoding(marked);
      refusePacked(bytes.subarray(0, this.#filled), this.name);
      if (a === 0xef && b === 0xbb && c === 0xbf) [this.at, this.end] = [3, 3];
    }
    let upTo = this.#filled;
    // A byte of ASCII is no part of a longer character, so that behind one nothing can have been cut off.
    while (upTo > this.end && bytes[upTo - 1] >= 0x80) upTo--;
    const found = this.#source.plain?.(bytes.subarray(this.end, upTo)) === true ? null : encodingFault(bytes, this.end, upTo);
    this.#fault = found;
    // Behind a fault there is more, if only the fault.
    if (found) this.ended = false;
    this.end = found?.at ?? upTo;
    this.wholeLines = bytes.subarray(0, this.end).lastIndexOf(LINE_FEED) + 1;
  }

  #encoding({ got, kind }: EncodingFault): Error {
    const line = this.line + 1 + linesIn(this.bytes, this.at, this.end);
    return logError('E_LOG_ENCODING', `UTF-8 was expected, got ${got}`, { file: this.name, line }, savedHint(kind, this.name));
  }
}
