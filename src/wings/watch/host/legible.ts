import { type ByteWindow, placeIn, type RowWindow } from '../../../engine/log/byte-window.js';
import { startsAsJson } from '../../../engine/log/find-form.js';
import { logError } from '../../../engine/log/log-error.js';

const QUOTE = 34;
const LINE_FEED = 10;

/**
 * Returns the rows of a window that tell how they are written. After the first row, which may name the fields, an empty line replaces every row that
 * is too long, is not UTF-8, or has a quote that it does not close. Throws E_LOG_ENCODING, E_LOG_LINE_TOO_LONG where the first one is no text.
 */
export function legible(window: ByteWindow, name: string): RowWindow {
  const { at, bytes, end, ended, line } = window;
  const wrong = window.rowFault();
  if (wrong) throw logError(wrong.code, wrong.message, { file: name, ...placeIn(bytes, at, wrong.offset, line) });
  const isJson = startsAsJson(window);
  const text = new Uint8Array(end - at);
  let length = 0;
  /** True where the first row goes on, since a quote of it is open. */
  let goesOn = false;
  for (let from = at, next = at; from < end; from = next) {
    next = bytes.indexOf(LINE_FEED, from) + 1;
    const isOpen = !isJson && quotesIn(bytes, from, next) % 2 === 1;
    const isFirst = from === at || goesOn;
    if (isFirst) goesOn = goesOn !== isOpen;
    const kept = isFirst || !(isOpen || window.rowFault(from)) ? from : next - 1;
    text.set(bytes.subarray(kept, next), length);
    length += next - kept;
  }
  return { at: 0, bytes: text, end: length, ended, line };
}

/** Counts quotes within its own bytes: to search all bytes for the next quote would read the rest of the window for every row without one. */
function quotesIn(bytes: Uint8Array, from: number, end: number): number {
  const row = bytes.subarray(from, end);
  let quotes = 0;
  for (let at = row.indexOf(QUOTE); at >= 0; at = row.indexOf(QUOTE, at + 1)) quotes++;
  return quotes;
}
