import type { DeckChange } from '../../core/source/log-source.js';
import { logGamma } from '../../math/primitives/log-gamma.js';
import { SURE } from './hand-order.js';

/** Standard deviations within which cards that were put into a deck come as often as the others. */
const FAR = 6;

/**
 * Finds a change of the deck from which hands are dealt: the cards at one end of the vocabulary come on one side of a row only, and there as often as
 * any, while all others come on both. That m of n cards are absent from R hands of k has a chance of (C(n − m, k)/C(n, k))^R in deals of one deck.
 */
export class CardSpans {
  readonly #first: Float64Array;
  readonly #last: Float64Array;
  readonly #times: Float64Array;
  readonly #seen: number;
  #rows = 0;

  constructor(cards: number, seen: number) {
    this.#first = new Float64Array(cards).fill(Infinity);
    this.#last = new Float64Array(cards).fill(-1);
    this.#times = new Float64Array(cards);
    this.#seen = seen;
  }

  add(cells: Uint16Array, at: number): void {
    for (let p = at; p < at + this.#seen; p++) {
      const card = cells[p];
      if (this.#times[card]++ === 0) this.#first[card] = this.#rows;
      this.#last[card] = this.#rows;
    }
    this.#rows++;
  }

  change(): DeckChange | null {
    const rows = this.#rows;
    const found = [true, false].flatMap((come) => {
      // Rows without each card, before its first one or after its last.
      const absent = Array.from(this.#first, (first, card) => (come ? Math.min(first, rows) : rows - 1 - this.#last[card]));
      return [false, true].flatMap((atEnd) => this.#ofEnd(atEnd ? absent.toReversed() : absent, come, atEnd));
    });
    return found.toSorted((a, b) => a.log - b.log)[0]?.change ?? null;
  }

  #ofEnd(absent: readonly number[], come: boolean, atEnd: boolean): readonly { readonly log: number; readonly change: DeckChange }[] {
    const n = absent.length;
    const k = this.#seen;
    let least = Infinity;
    return absent.slice(0, n - k).flatMap((rows, last) => {
      least = Math.min(least, rows);
      const m = last + 1;
      const log = least * (logOf(n - m, k) - logOf(n, k)) + Math.log(4 * n);
      const cards = atEnd ? { from: n - last, to: n } : { from: 1, to: m };
      const row = (come ? least : this.#rows - least) + 1;
      const common = absent.slice(m).every((other) => other < least);
      return log < -SURE && least < this.#rows && common && this.#comesAsOthers(cards, this.#rows - least)
        ? [{ log, change: { cards, row, come } }]
        : [];
    });
  }

  /** True if cards come in their `rows` rows about as often as even hands bring them. */
  #comesAsOthers({ from, to }: DeckChange['cards'], rows: number): boolean {
    const each = (rows * this.#seen) / this.#first.length;
    const times = this.#times.subarray(from - 1, to);
    return times.every((one) => Math.abs(one - each) <= FAR * Math.sqrt(each)) && each >= 1;
  }
}

/** Returns log C(n, k). */
function logOf(n: number, k: number): number {
  return logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
}
