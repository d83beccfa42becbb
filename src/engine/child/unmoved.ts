// Captured before the subject is loaded: it may replace any of them.
const isArray = Array.isArray;
const Halves = Uint16Array;

/** Decks left as they were, again and again, are no luck below this chance. */
const NO_LUCK = 2 ** -30;

/** Whether the decks that a function is handed ever change: it is told of each deal before and after. Plain syntax and captured functions only. */
export class ChildUnmoved {
  readonly #handed: Uint16Array;
  /** How likely an even shuffle leaves the first cards of a deck as they were. */
  readonly #chance: number;
  #known = false;
  #luck = 1;
  #moved = false;

  /** Of each deal the first `cells` are looked at, of so many different ones as `bound`. */
  constructor(cells: number, bound: number) {
    this.#handed = new Halves(cells);
    let chance = 1;
    for (let i = 0; i < cells && i < bound; i++) chance /= bound - i;
    this.#chance = chance;
  }

  /** What is handed in next; of anything but a list nothing can be said. */
  hand(first: unknown): void {
    if (this.#moved) return;
    this.#known = isArray(first);
    if (isArray(first)) for (let i = 0; i < this.#handed.length; i++) this.#handed[i] = first[i] as number;
  }

  /** What came of it, from `at` on. */
  take(cells: Uint16Array, at: number): void {
    if (this.#moved) return;
    if (!this.#known) this.#moved = true;
    for (let i = 0; i < this.#handed.length && !this.#moved; i++) this.#moved = cells[at + i] !== this.#handed[i];
    this.#luck *= this.#chance;
  }

  /** Luck is counted anew: what follows may be deals of numbers that were dealt before. */
  again(): void {
    this.#luck = 1;
  }

  /** Whether none ever changed, and that is no luck. */
  get always(): boolean {
    return !this.#moved && this.#luck < NO_LUCK;
  }
}
