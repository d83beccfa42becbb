import type { AuditError } from '../../../core/errors.js';
import { jsonText } from '../../../engine/log/json-scanner.js';
import { logError, quoteText } from '../../../engine/log/log-error.js';
import type { ItemCutter, ItemSpans } from './item-spans.js';
import type { ListWindow } from './list-window.js';
import { writeText } from './write-text.js';

const LINE_FEED = 10;
const QUOTE = 34;
const COMMA = 44;
const OPEN = 91;
const BACKSLASH = 92;
const CLOSE = 93;

/** A file that is one array of JSON, of numbers and texts, on one line or many. */
export class JsonArrayItems implements ItemCutter {
  readonly plainLines = false;
  /** The token that may come next: the array; its first item or its end; an item; a comma or the end; nothing. */
  #expects: 'array' | 'first' | 'item' | 'comma' | 'nothing' = 'array';

  cut(window: ListWindow, spans: ItemSpans, most: number): void {
    const { bytes } = window;
    while (spans.length < most) {
      stepOverSpace(window);
      if (window.at >= window.end) break;
      const byte = bytes[window.at];
      if (this.#expects === 'nothing') throw fault(window, 'one array was expected, got more behind it');
      if (byte === OPEN && this.#expects === 'array') this.#step(window, 'first');
      else if (byte === CLOSE && (this.#expects === 'first' || this.#expects === 'comma')) this.#step(window, 'nothing');
      else if (byte === COMMA && this.#expects === 'comma') this.#step(window, 'item');
      else if (this.#expects === 'first' || this.#expects === 'item') {
        if (!cutItem(window, spans)) break;
        this.#expects = 'comma';
      } else throw fault(window, this.#expects === 'array' ? 'an array was expected' : 'a comma or ] was expected in the array');
    }
    if (window.ended && window.at >= window.end && this.#expects !== 'nothing')
      throw fault(window, 'a ] was expected before the end of the file, got none');
  }

  #step(window: ListWindow, expects: 'first' | 'item' | 'nothing'): void {
    window.at++;
    this.#expects = expects;
  }
}

function stepOverSpace(window: ListWindow): void {
  const { bytes, end } = window;
  for (; window.at < end; window.at++) {
    const byte = bytes[window.at];
    if (byte === LINE_FEED) window.line++;
    else if (byte !== 32 && byte !== 9 && byte !== 13) return;
  }
}

/** Cuts the item that starts the window; returns false where the window does not hold all of it. */
function cutItem(window: ListWindow, spans: ItemSpans): boolean {
  const { bytes, at, end, line } = window;
  const isText = bytes[at] === QUOTE;
  const to = isText ? textEnd(bytes, at, end) : plainEnd(bytes, at, end);
  if (to > end) {
    if (window.ended) throw fault(window, 'a closing quote was expected before the end of the file, got none');
    return false;
  }
  if (to === at) throw fault(window, 'a number or a text was expected in the array');
  window.at = to;
  if (!isText) spans.add(at, to, line + 1);
  else if (bytes.subarray(at, to).includes(BACKSLASH)) spans.add(at, writeText(bytes, at, textOf(window, at, to)), line + 1);
  else spans.add(at + 1, to - 1, line + 1);
  return true;
}

/** Returns the place behind the closing quote of a text, or behind `end` where there is none. A quote behind a backslash does not count. */
function textEnd(bytes: Uint8Array, at: number, end: number): number {
  for (at++; at < end; at++) {
    if (bytes[at] === BACKSLASH) at++;
    else if (bytes[at] === QUOTE) return at + 1;
  }
  return end + 1;
}

/** Returns the place behind a number, or behind `end` where it may go on there. */
function plainEnd(bytes: Uint8Array, at: number, end: number): number {
  // Digits, signs, a point, letters: what is no whole number is told as it stands.
  while (at < end && (bytes[at] === 43 || bytes[at] === 45 || bytes[at] === 46 || isDigitOrLetter(bytes[at]))) at++;
  return at === end ? end + 1 : at;
}

function isDigitOrLetter(byte: number): boolean {
  return (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122);
}

function textOf(window: ListWindow, from: number, to: number): string {
  try {
    return jsonText(window.bytes, { kind: 'string', from, to });
  } catch {
    throw fault(window, 'only the escapes of JSON were expected in a text');
  }
}

function fault(window: ListWindow, message: string): AuditError {
  const { bytes, at, end, line, name } = window;
  const got =
    at < end && !message.includes('got') ? `, got ${quoteText(new TextDecoder().decode(bytes.subarray(at, Math.min(end, at + 20))))}` : '';
  return logError('E_LOG_JSON', `${message}${got}`, { file: name, line: line + 1 });
}
