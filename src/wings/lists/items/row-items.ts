import { logError } from '../../../engine/log/log-error.js';
import type { ItemCutter, ItemSpans } from './item-spans.js';
import type { ListWindow } from './list-window.js';

const LINE_FEED = 10;

/** Says whether a byte separates items of a row: a space, tab, comma or semicolon. */
export function isBetween(byte: number): boolean {
  return byte === 32 || byte === 9 || byte === 44 || byte === 59 || byte === 13;
}

/** All items in one row of any length. */
export class RowItems implements ItemCutter {
  readonly plainLines = false;
  /** The line of the row; -1 before it. */
  #row = -1;

  cut(window: ListWindow, spans: ItemSpans, most: number): void {
    const { bytes, end, name } = window;
    let { at } = window;
    if (this.#row < 0) this.#row = window.line;
    while (spans.length < most) {
      while (at < end && (isBetween(bytes[at]) || bytes[at] === LINE_FEED)) if (bytes[at++] === LINE_FEED) window.line++;
      const from = at;
      while (at < end && !isBetween(bytes[at]) && bytes[at] !== LINE_FEED) at++;
      // What the end of the window cuts off is cut out with the next bytes.
      window.at = at < end ? at : from;
      if (at >= end) return;
      if (window.line > this.#row)
        throw logError(
          'E_LIST_ROW',
          `all items in one row, or one a line, were expected, got a row of several and more behind it: ${name}`,
          {
            file: name,
            line: window.line + 1,
          },
        );
      spans.add(from, at, this.#row + 1);
    }
  }
}
