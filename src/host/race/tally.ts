/** Counts what became of decks that were dealt whole: cards lost, and cards doubled in their places. */
export class RaceTally {
  readonly #n: number;
  readonly #times: Uint32Array;
  /** Decks looked at. */
  deals = 0;
  /** Decks that do not hold every card once. */
  broken = 0;
  /** Cards missing, over all decks. */
  lost = 0;
  /** Positions that hold a card already seen further up, over all decks. */
  doubled = 0;
  /** The first broken deck: its number from 1, and its cells. */
  first: { readonly deal: number; readonly cells: Uint16Array } | null = null;

  constructor(n: number) {
    this.#n = n;
    this.#times = new Uint32Array(n);
  }

  /** Looks at the deck at `at`; false where it is broken. */
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
    this.first ??= { deal: this.deals, cells: cells.slice(at, at + this.#n) };
    return false;
  }
}
