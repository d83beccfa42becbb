import type { BrokenDeck, RaceCounts } from '../record/broken-race.js';

/** Counts faults of decks that were dealt whole: cards lost, and cards doubled in their places. */
export class RaceTally {
  readonly #n: number;
  readonly #times: Uint32Array;
  deals = 0;
  /** Decks that do not hold every card once. */
  broken = 0;
  /** Cards missing, over all decks. */
  lost = 0;
  /** Positions that hold a card already seen further up, over all decks. */
  doubled = 0;
  /** The first broken deck; its number is among the decks of this tally. */
  first: BrokenDeck | null = null;
  /** Broken decks by how many cards they lost: one, two, … */
  readonly #byLost: number[] = [];
  /** The number of losses of each card, then of doubled cards at each place. */
  readonly #lostOf: Uint32Array;
  readonly #doubledAt: Uint32Array;

  constructor(n: number) {
    this.#n = n;
    this.#times = new Uint32Array(n);
    this.#lostOf = new Uint32Array(n);
    this.#doubledAt = new Uint32Array(n);
  }

  /** Checks the deck at `at`; returns false where it is broken. */
  add(cells: Uint16Array, at: number): boolean {
    this.deals++;
    const times = this.#times.fill(0);
    let seen = 0;
    let again = 0;
    for (let i = 0; i < this.#n; i++) {
      const card = cells[at + i];
      // What is no card of this deck is neither seen nor doubled: the card it replaced is lost all the same.
      if (card >= this.#n) continue;
      if (times[card]++ === 0) seen++;
      else again++;
    }
    if (seen === this.#n) return true;
    this.broken++;
    this.lost += this.#n - seen;
    this.doubled += again;
    this.first ??= { deal: this.deals, cells: Array.from(cells.subarray(at, at + this.#n)) };
    this.#addBroken(cells, at, this.#n - seen);
    return false;
  }

  counts(): RaceCounts {
    const { broken, deals } = this;
    return { deals, broken, byLost: [...this.#byLost], lost: Array.from(this.#lostOf), doubled: Array.from(this.#doubledAt) };
  }

  /** Records how a deck is broken: the same walk again, since most decks of most races are whole. */
  #addBroken(cells: Uint16Array, at: number, lost: number): void {
    while (this.#byLost.length < lost) this.#byLost.push(0);
    this.#byLost[lost - 1]++;
    for (let card = 0; card < this.#n; card++) if (this.#times[card] === 0) this.#lostOf[card]++;
    const met = new Uint8Array(this.#n);
    for (let i = 0; i < this.#n; i++) {
      const card = cells[at + i];
      if (card >= this.#n) continue;
      if (met[card] === 1) this.#doubledAt[i]++;
      met[card] = 1;
    }
  }
}
