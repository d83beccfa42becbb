import type { Row } from './row-text.js';

/** Rows that are held of deals that are not whole. */
const MOST_HELD = 1 << 16;

/** Puts together the rows of each deal, which may come in turn with those of others. A deal is whole with so many rows. */
export class OpenDeals {
  readonly #open = new Map<string, Row[]>();
  readonly #deal: number;
  readonly #rows: number;
  #held = 0;

  /** `deal`: the column, from 0, in which the rows of a deal agree. */
  constructor(deal: number, rows: number) {
    this.#deal = deal;
    this.#rows = rows;
  }

  /** Takes a row, and returns the rows of a deal that is whole, or of the oldest where too many are not; null if there is none. */
  add(row: Row): readonly Row[] | null {
    const name = row[this.#deal] ?? '';
    const rows = this.#open.get(name) ?? [];
    this.#open.set(name, rows);
    const isWhole = rows.push(row) === this.#rows;
    if (!isWhole && ++this.#held <= MOST_HELD) return null;
    const [oldest] = this.#open.keys();
    const out = isWhole ? name : oldest;
    const found = this.#open.get(out) ?? [];
    this.#open.delete(out);
    this.#held -= found.length - (isWhole ? 1 : 0);
    return found;
  }

  /** Returns the rows of deals that are not whole, the oldest first. */
  rest(): readonly (readonly Row[])[] {
    return [...this.#open.values()];
  }
}
