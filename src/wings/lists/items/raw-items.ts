import { counted } from '../../../core/words/counted.js';
import { logError } from '../../../engine/log/log-error.js';
import type { ItemCutter, ItemSpans } from './item-spans.js';
import { MOST_SPANS } from './item-spans.js';
import type { ListWindow } from './list-window.js';
import { TOO_GREAT } from './whole-number.js';

/** The longest number of 64 bits, in digits. */
const MOST_DIGITS = 20;

/** True where the machine's own numbers have their lowest byte first, as nearly every machine's do. */
const LOWEST_FIRST = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;

/** Numbers of 4 or 8 bytes each, the lowest byte first. They have no lines: their place is their number from 1. */
export class RawItems implements ItemCutter {
  readonly plainLines = false;
  readonly #width: 4 | 8;
  readonly #digits = new Uint8Array(MOST_SPANS * MOST_DIGITS);

  constructor(width: 4 | 8) {
    this.#width = width;
  }

  /** Reads numbers into `out` from `into` on, as long as the window holds whole ones. Returns how many `out` then holds. */
  read(window: ListWindow, out: Uint32Array, into: number): number {
    const { bytes } = window;
    const width = this.#width;
    const last = window.end - width;
    let { at } = window;
    const started = into;
    if (width === 4 && LOWEST_FIRST) {
      // The window moves by whole numbers alone, so that they lie as the machine's own do.
      const words = new Uint32Array(bytes.buffer, at, Math.min(out.length - into, (window.end - at) >>> 2));
      out.set(words, into);
      into += words.length;
      at += 4 * words.length;
    }
    for (; at <= last && into < out.length; at += width) {
      const low = (bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24)) >>> 0;
      out[into++] = width === 8 && (bytes[at + 4] | bytes[at + 5] | bytes[at + 6] | bytes[at + 7]) !== 0 ? TOO_GREAT : low;
    }
    window.at = at;
    window.line += into - started;
    this.#checkEnd(window);
    return into;
  }

  /** Cuts numbers as the digits that a text would hold, so that a list of numbers can be compared with one of texts. */
  cut(window: ListWindow, spans: ItemSpans, most: number): void {
    const { bytes } = window;
    spans.bytes = this.#digits;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (; window.at + this.#width <= window.end && spans.length < most; window.at += this.#width) {
      const digits = String(this.#width === 4 ? view.getUint32(window.at, true) : view.getBigUint64(window.at, true));
      const from = spans.length * MOST_DIGITS;
      for (let k = 0; k < digits.length; k++) this.#digits[from + k] = digits.charCodeAt(k);
      spans.add(from, from + digits.length, ++window.line);
    }
    this.#checkEnd(window);
  }

  #checkEnd(window: ListWindow): void {
    if (!window.ended || window.end - window.at === 0 || window.end - window.at >= this.#width) return;
    const left = window.end - window.at;
    throw logError(
      'E_LOG_TRUNCATED',
      `a file of u${8 * this.#width} must hold ${counted(this.#width, 'byte')} for each item, got ${counted(left, 'byte')} at its end: ${window.name}`,
      { file: window.name },
      'copy it again, or say what it holds with --format',
    );
  }
}
