import type { ListWindow } from './list-window.js';

/** The most items cut out of a file at once. */
const MOST = 1 << 13;

/** Items cut out of a file, in order: item k lies in [from[k], to[k]) of `bytes` and begins in line[k], from 1. Valid until the next are cut. */
export class ItemSpans {
  bytes: Uint8Array = new Uint8Array(0);
  readonly from: Int32Array = new Int32Array(MOST);
  readonly to: Int32Array = new Int32Array(MOST);
  /** Line numbers as doubles, since a list may have more than 2^32 lines. */
  readonly line: Float64Array = new Float64Array(MOST);
  length = 0;

  /** Adds an item where there is room for it. */
  add(from: number, to: number, line: number): void {
    this.from[this.length] = from;
    this.to[this.length] = to;
    this.line[this.length++] = line;
  }
}

export interface ItemCutter {
  /** True where a line of digits alone is an item as it stands, so that it can be read without being cut out. */
  readonly plainLines: boolean;
  /**
   * Adds up to `most` items that lie whole in the window, and moves the window behind them. Adds none where more bytes are needed, or where the file
   * has ended and holds nothing else. Throws E_LIST_BLANK, E_LIST_ROW and the faults of a row: E_LOG_ROW, E_LOG_JSON, E_LOG_COLUMNS.
   */
  cut(window: ListWindow, spans: ItemSpans, most: number): void;
}

export const MOST_SPANS: number = MOST;
