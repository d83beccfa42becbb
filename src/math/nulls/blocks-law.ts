import type { NullLaw } from './null-law.js';
import { SumTree } from './sum-tree.js';

/**
 * Even law over the orders in which each card keeps to the positions of its block: those of the cards with the same number in `blocks`, which has one
 * for each position.
 */
export class BlocksLaw implements NullLaw {
  readonly excludes: boolean;
  readonly first: Float64Array;
  low = 0;
  chance = 0;
  /** The cards left, block after block. */
  readonly #left: SumTree;
  /** The place of each card there; below, the start of its block. Positions have those of the cards that were there. */
  readonly #places: Uint32Array;
  readonly #begins: Uint32Array;
  readonly #sizes: Uint32Array;
  readonly #open: Uint32Array;

  constructor(blocks: ArrayLike<number>) {
    const n = blocks.length;
    const cards = Array.from({ length: n }, (_, card) => card).sort((a, b) => blocks[a] - blocks[b] || a - b);
    this.#left = new SumTree(new Float64Array(n).fill(1));
    this.#places = new Uint32Array(n);
    this.#begins = new Uint32Array(n);
    this.#sizes = new Uint32Array(n);
    for (let begin = 0, end = 0; begin < n; begin = end) {
      while (end < n && blocks[cards[end]] === blocks[cards[begin]]) end++;
      for (let place = begin; place < end; place++) {
        this.#places[cards[place]] = place;
        this.#begins[cards[place]] = begin;
        this.#sizes[cards[place]] = end - begin;
      }
    }
    this.excludes = this.#sizes[0] < n;
    // Of each position: how many of its block are still to be filled, itself among them.
    this.#open = this.#places.map((place, card) => this.#begins[card] + this.#sizes[card] - place);
    this.first = Float64Array.from({ length: n }, (_, card) => (this.#begins[card] === this.#begins[0] ? 1 / this.#sizes[0] : 0));
  }

  steps(): Float64Array {
    const n = this.#begins.length;
    return Float64Array.from({ length: n * n }, (_, at) => {
      const position = Math.floor(at / n);
      return this.#begins[position] === this.#begins[at % n] ? 1 / this.#sizes[position] : 0;
    });
  }

  begin(): void {
    this.#left.restore();
  }

  next(position: number, card: number): void {
    const left = this.#left;
    const begin = this.#begins[position];
    const may = this.#open[position];
    const place = this.#places[card];
    this.low = (left.before(place) - left.before(begin)) / may;
    this.chance = this.#begins[card] === begin ? left.at(place) / may : 0;
    left.take(place);
  }
}
