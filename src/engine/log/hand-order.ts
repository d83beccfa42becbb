import type { SortedHands } from '../../core/source/log-source.js';
import type { HandOutcome } from '../../core/subject/outcome.js';
import { logGamma } from '../../math/primitives/log-gamma.js';

/** Decks of more cards are only checked for rows in the order of the cards themselves. */
const MOST_CARDS = 1000;

/** Log of the inverse chance: an event rarer than once in a billion logs is not chance. */
export const SURE: number = Math.log(1e9);

/** The share of rows, or of pairs of neighbouring places, that a recorder who sorts leaves out of order at the most. */
const MOST_OUT = 0.05;

/**
 * Detects whether hands were sorted before they were recorded: then no two cards ever come in both orders. A fixed order for each of the C(n, 2)
 * pairs holds in N hands of k cards with a chance of (1/k!)^N. There are 2^C(n, 2) ways to fix them. If the pairs form no cycle, as under any one
 * order of all cards, there are n!; for rows that rise, or fall, there are two.
 */
export class HandOrder {
  readonly #cards: number;
  readonly #seen: number;
  /** True at each cell where card x was met before card y, row-major; null once two cards came in both orders. */
  #before: Uint8Array | null;
  #rising = true;
  #falling = true;
  #hands = 0;
  /** The number of hands by how many cards rise or fall from the front, and by how many do to the end. */
  readonly #sortedAt: readonly Float64Array[];
  readonly #runs: readonly LikelyRun[];

  constructor(cards: number, seen: number) {
    this.#cards = cards;
    this.#seen = seen;
    this.#sortedAt = Array.from({ length: 4 }, () => new Float64Array(seen + 1));
    this.#runs = [false, true].map((falling) => new LikelyRun(falling, -logGamma(seen + 1)));
    this.#before = cards <= MOST_CARDS ? new Uint8Array(cards * cards) : null;
  }

  add(cells: Uint16Array, at: number): void {
    this.#hands++;
    const [rising, falling] = this.#count(cells, at);
    this.#runs[0].add(rising === this.#seen);
    this.#runs[1].add(falling === this.#seen);
    if (!this.#rising && !this.#falling && this.#before === null) return;
    const end = at + this.#seen;
    for (let p = at + 1; p < end; p++) {
      if (cells[p] < cells[p - 1]) this.#rising = false;
      else this.#falling = false;
    }
    const before = this.#before;
    for (let p = at; before !== null && p < end; p++) {
      for (let q = p + 1; q < end; q++) {
        before[cells[p] * this.#cards + cells[q]] = 1;
        if (before[cells[q] * this.#cards + cells[p]] === 1) {
          this.#before = null;
          return;
        }
      }
    }
  }

  /** Counts how many cards rise, and how many fall, from the front and to the end; returns those from the front. */
  #count(cells: Uint16Array, at: number): readonly [number, number] {
    const k = this.#seen;
    const reach = (from: number, step: number, rising: boolean): number => {
      let length = 1;
      for (let p = from; length < k && cells[p + step] > cells[p] === rising; p += step) length++;
      return length;
    };
    const front = [reach(at, 1, true), reach(at, 1, false)] as const;
    for (const [way, length] of [...front, reach(at + k - 1, -1, false), reach(at + k - 1, -1, true)].entries())
      this.#sortedAt[way][length]++;
    return front;
  }

  /**
   * Returns the order of the hands. It carries no information if the user said so ('unknown'), or if they are 'sorted': all of them, or in part.
   */
  order(said: HandOutcome['order']): HandOutcome['order'] {
    if (said !== 'kept') return 'unknown';
    return this.#inAll() || this.partly() ? 'sorted' : 'kept';
  }

  /** Returns the rows or the places in which hands were sorted by the cards' own order; null if these are all, or none. */
  partly(): SortedHands | null {
    if (this.#inAll() || this.#seen < 2) return null;
    const found = this.#runs.flatMap((run) => run.found(this.#hands) ?? []);
    const [longest] = found.toSorted((a, b) => b.to - b.from - (a.to - a.from));
    return longest ? { ...longest, places: { from: 1, to: this.#seen } } : this.#inPlaces();
  }

  /** Finds the most places at the front or the end of a hand that are sorted in nearly all rows, where a pair is in half of them. */
  #inPlaces(): SortedHands | null {
    const k = this.#seen;
    // So many rows of a pair, each with a chance of one half, have at most 2^-H(1 - entropy) in bits.
    if (this.#hands * (Math.LN2 - entropy(MOST_OUT)) < SURE + 2 * Math.log(k)) return null;
    const found = this.#sortedAt.flatMap((reaches, way) => {
      let rows = 0;
      for (let length = k - 1; length > 1; length--) {
        rows += reaches[length];
        const out = this.#hands - rows - reaches[k];
        if (out > MOST_OUT * this.#hands) continue;
        const places = way < 2 ? { from: 1, to: length } : { from: k - length + 1, to: k };
        return [{ falling: way % 2 === 1, from: 1, to: this.#hands, out, places }];
      }
      return [];
    });
    return found.toSorted((a, b) => b.places.to - b.places.from - (a.places.to - a.places.from))[0] ?? null;
  }

  #inAll(): boolean {
    const against = this.#hands * logGamma(this.#seen + 1);
    const pairs = (this.#cards * (this.#cards - 1)) / 2;
    const inOneOrder = this.#before !== null && against - pairs * Math.LN2 > SURE;
    const inWholeOrder = this.#before !== null && against - logGamma(this.#cards + 1) > SURE && !goesRound(this.#before, this.#cards);
    const inOwnOrder = (this.#rising || this.#falling) && against - Math.LN2 > SURE;
    return inOneOrder || inWholeOrder || inOwnOrder;
  }
}

function entropy(share: number): number {
  return -share * Math.log(share) - (1 - share) * Math.log(1 - share);
}

/** Finds the run of rows that most likely were sorted, all but a few, where the others are as luck has them: the largest sum of log-likelihoods. */
class LikelyRun {
  readonly #falling: boolean;
  readonly #inOrder: number;
  readonly #outOfOrder: number;
  #row = 0;
  #now = { from: 1, out: 0, sum: 0 };
  #best = { from: 1, to: 0, out: 0, sum: 0 };

  /** `logChance`: of a sorted row by luck. */
  constructor(falling: boolean, logChance: number) {
    this.#falling = falling;
    this.#inOrder = Math.log(1 - MOST_OUT) - logChance;
    this.#outOfOrder = Math.log(MOST_OUT) - Math.log(-Math.expm1(logChance));
  }

  add(sorted: boolean): void {
    this.#row++;
    const now = this.#now;
    now.sum += sorted ? this.#inOrder : this.#outOfOrder;
    if (!sorted) now.out++;
    if (now.sum <= 0) this.#now = { from: this.#row + 1, out: 0, sum: 0 };
    else if (now.sum > this.#best.sum) this.#best = { ...now, to: this.#row };
  }

  found(rows: number): Omit<SortedHands, 'places'> | null {
    const { from, out, sum, to } = this.#best;
    const few = out <= MOST_OUT * (to - from + 1);
    return few && sum > SURE + 2 * Math.log(rows) ? { falling: this.#falling, from, to, out } : null;
  }
}

/** True if some cards precede one another in a cycle; `before` is row-major. Repeatedly removes a card that none precedes. */
function goesRound(before: Uint8Array, cards: number): boolean {
  const above = new Uint32Array(cards);
  for (let x = 0; x < cards; x++) for (let y = 0; y < cards; y++) above[y] += before[x * cards + y];
  const free = [...above.keys()].filter((card) => above[card] === 0);
  let taken = 0;
  for (let x = free.pop(); x !== undefined; x = free.pop()) {
    taken++;
    for (let y = 0; y < cards; y++) if (before[x * cards + y] === 1 && --above[y] === 0) free.push(y);
  }
  return taken < cards;
}
