import type { Rows } from './rows.js';

/** Decks as kernels count them: the address of the first one's row, and that of the row with the positions of its cards. */
export interface Arrangement {
  readonly rows: number;
  readonly places: number;
}

/** The decks of a batch, and for each `lag` the permutation from the deal `lag` earlier, with the positions of the cards in each. */
export class Arrangements {
  readonly #rows: Rows;
  readonly #byLag: ReadonlyMap<number, Arrangement>;
  /** Address of the positions of the deals themselves; those of the last deals of the batch before lie just before them. */
  readonly #places: number;
  readonly #withPlaces: boolean;

  /** Takes all `lags` that will be asked for, 0 for the deals themselves; none is above `rows.kept`. With `withPlaces` false nobody asks for positions. */
  constructor(rows: Rows, lags: readonly number[], withPlaces: boolean) {
    this.#rows = rows;
    this.#withPlaces = withPlaces;
    this.#places = rows.room();
    const own = { rows: rows.at, places: this.#places };
    this.#byLag = new Map(lags.map((lag) => [lag, lag === 0 ? own : { rows: rows.room(), places: rows.room() }]));
  }

  /** Returns the permutations that turned each deal into the one `lag` later. */
  of(lag: number): Arrangement {
    return this.#byLag.get(lag) as Arrangement;
  }

  /** Computes all of them for the `length` decks in the rows; `dealt` decks came before. */
  make(length: number, dealt: number): void {
    if (!this.#withPlaces) return;
    const { arena, at, n, stride, wide } = this.#rows;
    const { kernels } = arena;
    const findPlaces = wide ? kernels.findWidePlaces : kernels.findPlaces;
    const compose = wide ? kernels.composeWide : kernels.compose;
    findPlaces(at, length, n, stride, this.#places);
    for (const [lag, { places, rows }] of this.#byLag) {
      const first = Math.max(0, lag - dealt);
      if (lag === 0 || first >= length) continue;
      const now = first * stride;
      const before = now - lag * stride;
      // The place that the card now in position p had then; and the place that the card then in position q has now.
      compose(this.#places + before, at + now, length - first, n, stride, rows + now);
      compose(this.#places + now, at + before, length - first, n, stride, places + now);
    }
  }

  /** Keeps the last of `length` decks for the batch that follows. */
  keep(length: number): void {
    this.#rows.keep(this.#rows.at, length);
    this.#rows.keep(this.#places, length);
  }
}
