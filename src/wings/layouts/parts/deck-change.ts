import type { DeckPart } from '../../../core/source/log-source.js';
import { SURE } from '../../../engine/log/hand-order.js';
import { logGamma } from '../../../math/primitives/log-gamma.js';

/** Standard deviations within which the cards of a part come as even hands bring them. */
const FAR = 6;

/** The log of what a change has to explain: it is no chance in a billion logs, at any of a billion rows. */
const CHANGE = 2 * SURE;

/** Rows in turn whose hands have one size and come from one deck, up to a top card: how many, which, and the sums of their hands. */
interface Stretch {
  readonly hands: number;
  readonly from: number;
  readonly to: number;
  readonly seen: number;
  readonly top: number;
  /** Hands that hold the top card, the sum of the cards of all hands, and that of its squares over hands. */
  readonly tops: number;
  readonly sum: number;
  readonly squares: number;
  readonly before: Stretch | null;
}

/** The stretch of hands of one size that is still open, for each top card. */
class OpenStretches {
  readonly seen: number;
  /** The cost of a hand: the log of its number of choices. */
  readonly each: Float64Array;
  readonly cost: Float64Array;
  /** The number of the last row of the stretch, of its first, and the same in the log. */
  readonly stamp: Float64Array;
  readonly first: Float64Array;
  readonly row: Float64Array;
  readonly tops: Float64Array;
  /** Both sums over all hands before the stretch. */
  readonly sum: Float64Array;
  readonly squares: Float64Array;
  readonly before: (Stretch | null)[];

  constructor(cards: number, seen: number) {
    const table = (): Float64Array => new Float64Array(cards).fill(-2);
    this.seen = seen;
    this.each = table().map((_, top) => (top + 1 < seen ? Infinity : logOf(top + 1, seen)));
    [this.cost, this.stamp, this.first, this.row, this.tops, this.sum, this.squares] = [0, 1, 2, 3, 4, 5, 6].map(table);
    this.before = Array.from({ length: cards }, () => null);
  }
}

/**
 * Finds the likeliest parts of a log by the top card of their decks: hands of k cards up to the m-th have a chance of 1/C(m, k) each. Row by row it
 * keeps the likeliest way to part what was read, for each deck that the last stretch may have.
 */
class TopCards {
  readonly #cards: number;
  readonly #mirrored: boolean;
  readonly #ofSize = new Map<number, OpenStretches>();
  #rows = 0;
  #sum = 0;
  #squares = 0;
  /** The cost of the likeliest parts, and their last stretch: its table and top card, and the row at which it ends. */
  cost = 0;
  #best: OpenStretches | null = null;
  #top = 0;
  #to = 0;

  constructor(cards: number, mirrored: boolean) {
    this.#cards = cards;
    this.#mirrored = mirrored;
  }

  add(cells: ArrayLike<number>, at: number, seen: number, row: number): void {
    const last = this.#cards - 1;
    let highest = 0;
    let sum = 0;
    for (let p = at; p < at + seen; p++) {
      const card = this.#mirrored ? last - cells[p] : cells[p];
      if (card > highest) highest = card;
      sum += card;
    }
    const open = this.#best?.seen === seen ? this.#best : this.#openOf(seen);
    const { cost, each, stamp } = open;
    const now = this.#rows;
    const turned = now === 0 ? 0 : this.cost + CHANGE;
    let before: Stretch | null = null;
    let best = last;
    for (let top = highest; top <= last; top++) {
      if (stamp[top] !== now - 1 || cost[top] > turned) {
        before ??= this.#ended();
        this.#begin(open, top, row, before);
        cost[top] = turned;
      }
      stamp[top] = now;
      cost[top] += each[top];
      if (cost[top] < cost[best] || stamp[best] !== now) best = top;
    }
    open.tops[highest]++;
    this.#rows++;
    this.#sum += sum;
    this.#squares += sum * sum;
    this.cost = cost[best];
    [this.#best, this.#top, this.#to] = [open, best, row];
  }

  /** Returns the parts; null if the hands of one do not come as even ones of its deck, so that something else is the matter. */
  parts(): readonly DeckPart[] | null {
    const parts: DeckPart[] = [];
    for (let part = this.#ended(); part !== null; part = part.before) {
      if (!isEven(part)) return null;
      const last = this.#cards;
      const cards = this.#mirrored ? { from: last - part.top, to: last } : { from: 1, to: part.top + 1 };
      parts.unshift({ from: part.from, to: part.to, seen: part.seen, cards });
    }
    return parts;
  }

  #begin({ before, first, row: rows, squares, sum, tops }: OpenStretches, top: number, row: number, ended: Stretch | null): void {
    before[top] = ended;
    first[top] = this.#rows;
    rows[top] = row;
    tops[top] = 0;
    sum[top] = this.#sum;
    squares[top] = this.#squares;
  }

  /** Returns the last stretch of the likeliest parts, as if it ended here. */
  #ended(): Stretch | null {
    if (this.#best === null) return null;
    const { before, first, row, seen, squares, sum, tops } = this.#best;
    const top = this.#top;
    return {
      hands: this.#rows - first[top],
      from: row[top],
      to: this.#to,
      seen,
      top,
      tops: tops[top],
      sum: this.#sum - sum[top],
      squares: this.#squares - squares[top],
      before: before[top],
    };
  }

  #openOf(seen: number): OpenStretches {
    const open = this.#ofSize.get(seen) ?? new OpenStretches(this.#cards, seen);
    this.#ofSize.set(seen, open);
    return open;
  }
}

/** True if the top card comes in a part as often as even hands bring it, and the sums of their cards lie as theirs do. */
function isEven({ hands, seen: k, squares, sum, top, tops }: Stretch): boolean {
  const n = top + 1;
  const share = k / n;
  const mean = (k * top) / 2;
  const variance = (k * (n - k) * (n + 1)) / 12;
  const spread = squares - 2 * mean * sum + hands * mean * mean;
  return (
    hands * share >= 1 &&
    Math.abs(tops - hands * share) <= FAR * Math.sqrt(hands * share) &&
    Math.abs(sum - hands * mean) <= FAR * Math.sqrt(hands * variance) &&
    Math.abs(spread - hands * variance) <= FAR * variance * Math.sqrt(2 * hands)
  );
}

/** Finds the parts of a log of hands that come from other decks, or have other sizes: cards at one end of the vocabulary are absent from some. */
export class DeckParts {
  readonly #ends: readonly TopCards[];

  constructor(cards: number) {
    this.#ends = [false, true].map((mirrored) => new TopCards(cards, mirrored));
  }

  /** Adds the hand of a row, the row by its number in the log. */
  add(cells: ArrayLike<number>, at: number, seen: number, row: number): void {
    for (const end of this.#ends) end.add(cells, at, seen, row);
  }

  /** Returns the parts in their order, one if nothing changes; null if the hands are not even in each. */
  found(): readonly DeckPart[] | null {
    return this.#ends.toSorted((a, b) => a.cost - b.cost)[0].parts();
  }
}

/** Returns log C(n, k). */
function logOf(n: number, k: number): number {
  return logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
}
