// Captured before the subject is loaded: it may replace any of them.
const isArray = Array.isArray;
const Halves = Uint16Array;

/** The probability below which repeatedly unmoved decks are not due to chance. */
const NO_LUCK = 2 ** -30;

/** Detects if the decks that a function is handed ever change: it is told of each deal before and after. Plain syntax and captured functions only. */
export class ChildUnmoved {
  readonly #handed: Uint16Array;
  /** The probability that an unbiased shuffle leaves the first cards of a deck unmoved. */
  readonly #chance: number;
  #known = false;
  #luck = 1;
  #moved = false;

  /** Compares the first `cells` cells of each deal, each of `bound` possible values. */
  constructor(cells: number, bound: number) {
    this.#handed = new Halves(cells);
    let chance = 1;
    for (let i = 0; i < cells && i < bound; i++) chance /= bound - i;
    this.#chance = chance;
  }

  /** Takes the next input; anything but a list is ignored. */
  hand(first: unknown): void {
    if (this.#moved) return;
    this.#known = isArray(first);
    if (isArray(first)) for (let i = 0; i < this.#handed.length; i++) this.#handed[i] = first[i] as number;
  }

  /** Takes the deal's result, from `at` on. */
  take(cells: Uint16Array, at: number): void {
    if (this.#moved) return;
    if (!this.#known) this.#moved = true;
    for (let i = 0; i < this.#handed.length && !this.#moved; i++) this.#moved = cells[at + i] !== this.#handed[i];
    this.#luck *= this.#chance;
  }

  /** Restarts the probability: the following deals may be of numbers that were dealt before. */
  again(): void {
    this.#luck = 1;
  }

  /** True if none ever changed, and that is not due to chance. */
  get always(): boolean {
    return !this.#moved && this.#luck < NO_LUCK;
  }
}
