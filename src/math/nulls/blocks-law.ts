import type { NullLaw } from './null-law.js';
import { SumTree } from './sum-tree.js';

/** Even over the orders in which each card keeps to its block of neighbours, the first of `sizes[0]` cards, and so on. Sizes are at least 1. */
export class BlocksLaw implements NullLaw {
  readonly excludes: boolean;
  readonly first: Float64Array;
  low = 0;
  chance = 0;
  readonly #left: SumTree;
  /** Of each position, and of each card: where its block begins, and where it ends. */
  readonly #begins: Uint32Array;
  readonly #ends: Uint32Array;

  constructor(sizes: readonly number[]) {
    const n = sizes.reduce((sum, size) => sum + size, 0);
    this.excludes = sizes.length > 1;
    this.#left = new SumTree(new Float64Array(n).fill(1));
    this.#begins = new Uint32Array(n);
    this.#ends = new Uint32Array(n);
    let begin = 0;
    for (const size of sizes) {
      this.#begins.fill(begin, begin, begin + size);
      this.#ends.fill(begin + size, begin, begin + size);
      begin += size;
    }
    this.first = Float64Array.from({ length: n }, (_, card) => (card < sizes[0] ? 1 / sizes[0] : 0));
  }

  steps(): Float64Array {
    const n = this.#begins.length;
    return Float64Array.from({ length: n * n }, (_, at) => {
      const position = Math.floor(at / n);
      return this.#begins[position] === this.#begins[at % n] ? 1 / (this.#ends[position] - this.#begins[position]) : 0;
    });
  }

  begin(): void {
    this.#left.restore();
  }

  next(position: number, card: number): void {
    const left = this.#left;
    const begin = this.#begins[position];
    const may = this.#ends[position] - position;
    this.low = (left.before(card) - left.before(begin)) / may;
    this.chance = this.#begins[card] === begin ? left.at(card) / may : 0;
    left.take(card);
  }
}
