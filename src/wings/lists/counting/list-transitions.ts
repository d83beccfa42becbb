/**
 * Reads each list as a rearrangement of the one before it: for every position, where its item stood in that one. Equal lists thus become a list in
 * which nothing moved. Holds one whole list, 4 n bytes.
 */
export class ListTransitions {
  readonly #places: Uint32Array;
  readonly #next: Uint32Array;
  #first = 0;
  #lists = 0;

  /** `n` items a list. */
  constructor(n: number) {
    this.#places = new Uint32Array(n);
    this.#next = new Uint32Array(n);
  }

  /** Returns the next items of a list as places in the list before; null within the first list. */
  add(items: Uint32Array): Uint32Array | null {
    const n = this.#places.length;
    const places = this.#lists === 0 ? null : items.map((item) => this.#places[item]);
    for (let k = 0; k < items.length; k++) this.#next[items[k]] = this.#first + k;
    this.#first += items.length;
    if (this.#first === n) {
      this.#places.set(this.#next);
      this.#first = 0;
      this.#lists++;
    }
    return places;
  }
}
