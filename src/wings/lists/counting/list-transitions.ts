/**
 * Reads each list as a rearrangement of the one before it: where the item at every position stood in that one. Equal lists so become a list in which nothing moved. Holds one
 * list whole, 4 n bytes.
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

  /** The next items of a list, as places in the list before; null within the first list. */
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
