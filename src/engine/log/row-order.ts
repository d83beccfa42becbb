import type { RowStretch, SortedRows } from '../../core/source/log-source.js';
import type { Batch } from '../../core/subject/outcome.js';
import { logGamma } from '../../math/primitives/log-gamma.js';
import { SURE } from './hand-order.js';

/** The most rows running that may stand out of order within a stretch. */
const MOST_OUT = 2;

/** The largest share of the rows of a batch that step back where it is sorted. */
const MOST_AGAINST = 0.2;

/** The least share of all rows in a stretch that is told: a shuffle that steps through orders makes many shorter ones. */
const LEAST_SHARE = 0.1;

/**
 * Finds stretches of rows that stand in lexicographic order, rising or falling, by the cards' own order or by that of their names as text. M rows of
 * any law that are dealt independently stand so with a chance of at most 1/D!, where D of them differ: equal ones come in turn. With k others among
 * them, there are C(M + k, k) ways to choose those. A stretch may begin and end anywhere.
 */
export class RowOrder {
  readonly #orders: readonly Follower[];
  readonly #ranks: readonly (readonly number[])[];
  readonly #width: number;
  /** The batch before, which was not followed: a stretch may begin in it. */
  #before: Pick<Batch, 'cells' | 'length'> | null = null;
  #following = false;

  /** `names`: of the cards, in their own order. */
  constructor(width: number, names: readonly string[]) {
    const own = [...names.keys()];
    const byText = places(own.toSorted((a, b) => (names[a] < names[b] ? -1 : 1)));
    const others = byText.some((place, card) => place !== card) ? [byText] : [];
    this.#width = width;
    this.#ranks = [own, ...others];
    this.#orders = this.#ranks.flatMap((rank, text) =>
      [false, true].map((falling) => new Follower(width, rank, { falling, byText: text > 0 })),
    );
  }

  /** Takes the next rows. They are followed one by one only where most rise or fall, as do few of a batch that was not sorted. */
  add({ cells, length }: Pick<Batch, 'cells' | 'length'>): void {
    const sorted = this.#ranks.some((rank) => this.#mostAgree(rank, cells, length));
    if (sorted && this.#before) this.#follow(this.#before);
    if (sorted || this.#following) this.#follow({ cells, length });
    else if (this.#before) for (const order of this.#orders) order.pass(this.#before.length);
    this.#before = sorted || this.#following ? null : { cells: cells.slice(0, length * this.#width), length };
    this.#following = sorted;
  }

  #follow({ cells, length }: Pick<Batch, 'cells' | 'length'>): void {
    for (let row = 0; row < length; row++) for (const order of this.#orders) order.add(cells, row * this.#width);
  }

  #mostAgree(rank: readonly number[], cells: Uint16Array, length: number): boolean {
    const width = this.#width;
    let rising = 0;
    let falling = 0;
    for (let at = width; at < length * width; at += width) {
      let p = at;
      while (p < at + width && cells[p] === cells[p - width]) p++;
      if (p === at + width) continue;
      if (rank[cells[p]] > rank[cells[p - width]]) rising++;
      else falling++;
    }
    return Math.min(rising, falling) <= MOST_AGAINST * (rising + falling);
  }

  /** Returns the order in which most rows stand; null where none is longer than luck makes it. */
  found(): SortedRows | null {
    if (this.#before) for (const order of this.#orders) order.pass(this.#before.length);
    this.#before = null;
    const all = this.#orders.map((order) => order.found()).filter(({ stretches }) => stretches.length > 0);
    const held = ({ stretches }: SortedRows): number => stretches.reduce((sum, { from, out, to }) => sum + to - from - out, 0);
    return all.toSorted((a, b) => held(b) - held(a))[0] ?? null;
  }
}

function places(ranks: readonly number[]): readonly number[] {
  const rank: number[] = [];
  for (const [place, card] of ranks.entries()) rank[card] = place;
  return rank;
}

/** Follows one order from row to row. */
class Follower {
  readonly #order: Pick<SortedRows, 'byText' | 'falling'>;
  readonly #rank: readonly number[];
  readonly #width: number;
  readonly #done: (RowStretch & { readonly logOdds: number })[] = [];
  #rows = 0;
  #from = 0;
  #last = 0;
  #kept = 0;
  #equal = 0;
  #different = 0;
  /** The last row of the stretch, the one before it, and the rows since that do not fit. */
  #top: Uint16Array | null = null;
  #below: Uint16Array | null = null;
  #waiting: Uint16Array[] = [];

  constructor(width: number, rank: readonly number[], order: Pick<SortedRows, 'byText' | 'falling'>) {
    this.#width = width;
    this.#rank = rank;
    this.#order = order;
  }

  add(cells: Uint16Array, at: number): void {
    this.#take(cells, at, this.#rows++);
  }

  /** Leaves out rows among which no order is. */
  pass(rows: number): void {
    this.#close();
    this.#rows += rows;
    this.#kept = 0;
    this.#top = null;
    this.#below = null;
    this.#waiting = [];
  }

  found(): SortedRows {
    this.#close();
    const told = this.#done.filter(
      ({ from, logOdds, to }) => logOdds - 2 * Math.log(this.#rows) > SURE && to - from + 1 >= LEAST_SHARE * this.#rows,
    );
    return { ...this.#order, stretches: told.map(({ from, out, to }) => ({ from, to, out })) };
  }

  #take(cells: Uint16Array, at: number, row: number): void {
    const over = this.#top ? this.#compare(cells, at, this.#top) : 0;
    if (!this.#top) this.#begin(cells, at, row);
    else if (over >= 0) this.#keep(cells, at, row, over === 0);
    else if (this.#below === null) this.#begin(cells, at, row);
    else if (this.#waiting.length === 0 && this.#compare(cells, at, this.#below) >= 0 && this.#equal === 1) {
      // The row before stood too high: this one takes its place.
      this.#top?.set(cells.subarray(at, at + this.#width));
      this.#last = row;
    } else if (this.#waiting.length < MOST_OUT) this.#waiting.push(cells.slice(at, at + this.#width));
    else {
      const [first, ...others] = this.#waiting;
      this.#close();
      this.#begin(first, 0, row - MOST_OUT);
      for (const [k, other] of others.entries()) this.#take(other, 0, row - MOST_OUT + 1 + k);
      this.#take(cells, at, row);
    }
  }

  #begin(cells: Uint16Array, at: number, row: number): void {
    this.#from = row;
    this.#kept = 0;
    this.#different = 0;
    this.#equal = 0;
    this.#top = null;
    this.#below = null;
    this.#waiting = [];
    this.#keep(cells, at, row, false);
  }

  #keep(cells: Uint16Array, at: number, row: number, again: boolean): void {
    this.#kept++;
    this.#last = row;
    if (this.#waiting.length > 0) this.#waiting = [];
    if (again) {
      this.#equal++;
      return;
    }
    this.#equal = 1;
    this.#different++;
    const free = this.#below ?? new Uint16Array(this.#width);
    this.#below = this.#top;
    for (let p = 0; p < this.#width; p++) free[p] = cells[at + p];
    this.#top = free;
  }

  #close(): void {
    if (this.#kept < 2) return;
    const rows = this.#last - this.#from + 1;
    const out = rows - this.#kept;
    const ways = logGamma(rows + 1) - logGamma(out + 1) - logGamma(this.#kept + 1);
    this.#done.push({ from: this.#from + 1, to: this.#last + 1, out, logOdds: logGamma(this.#different + 1) - ways });
    if (this.#done.length > 1000) this.#forget();
  }

  /** Keeps what may still be told: a stretch that was luck before is luck among more rows. */
  #forget(): void {
    const may = this.#done.filter(({ logOdds }) => logOdds > SURE);
    this.#done.length = 0;
    this.#done.push(...may);
  }

  /** Returns above 0 where a row comes after another in this order, 0 where they are equal. */
  #compare(cells: Uint16Array, at: number, other: Uint16Array): number {
    for (let p = 0; p < this.#width; p++) {
      if (cells[at + p] === other[p]) continue;
      const ahead = this.#rank[cells[at + p]] - this.#rank[other[p]];
      return this.#order.falling ? -ahead : ahead;
    }
    return 0;
  }
}
