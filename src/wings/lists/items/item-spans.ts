import type { ListWindow } from './list-window.js';

/** Items that were cut out of a file at once, at most. */
const MOST = 1 << 13;

/** Items cut out of a file, in order: item k is what lies in [from[k], to[k]) of `bytes`, and begins in line[k], from 1. Valid until the next are cut. */
export class ItemSpans {
  bytes: Uint8Array = new Uint8Array(0);
  readonly from: Int32Array = new Int32Array(MOST);
  readonly to: Int32Array = new Int32Array(MOST);
  /** A double, since a list may have more lines than 2^32. */
  readonly line: Float64Array = new Float64Array(MOST);
  length = 0;

  /** Adds an item where there is room for it. */
  add(from: number, to: number, line: number): void {
    this.from[this.length] = from;
    this.to[this.length] = to;
    this.line[this.length++] = line;
  }
}

/** Cuts the items of one format out of the bytes of a file. */
export interface ItemCutter {
  /** Whether a line of digits alone is an item as it stands, so that it can be read without being cut out. */
  readonly plainLines: boolean;
  /**
   * Adds up to `most` items that lie in the window as a whole, and moves it behind them. None where more bytes are needed, or where the file has ended
   * and holds nothing else. Throws E_LIST_BLANK, E_LIST_ROW and what is wrong with a row: E_LOG_ROW, E_LOG_JSON, E_LOG_COLUMNS.
   */
  cut(window: ListWindow, spans: ItemSpans, most: number): void;
}

/** How many items fit into spans. */
export const MOST_SPANS: number = MOST;
