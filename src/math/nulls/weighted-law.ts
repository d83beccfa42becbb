import type { NullLaw } from './null-law.js';
import { SumTree } from './sum-tree.js';

/** Cards drawn without replacement, each in proportion to its weight among those left. Weights are above 0. */
export class WeightedLaw implements NullLaw {
  readonly excludes = false;
  readonly first: Float64Array;
  low = 0;
  chance = 0;
  readonly #left: SumTree;

  constructor(weights: readonly number[]) {
    this.#left = new SumTree(weights);
    const { total } = this.#left;
    this.first = Float64Array.from(weights, (weight) => weight / total);
  }

  begin(): void {
    this.#left.restore();
  }

  next(_position: number, card: number): void {
    const left = this.#left;
    const { total } = left;
    this.low = left.before(card) / total;
    this.chance = left.at(card) / total;
    left.take(card);
  }
}
