import type { NullLaw } from './null-law.js';
import { SumTree } from './sum-tree.js';
import { weightedSteps } from './weighted-steps.js';

/** Worked out once for the weights of a plan, as every number of deals that is tried asks for them: a second for 256 cards of as many weights. */
const STEPS = new WeakMap<readonly number[], Float64Array>();

/** Cards drawn without replacement, each in proportion to its weight among those left. Weights are above 0. */
export class WeightedLaw implements NullLaw {
  readonly excludes = false;
  readonly first: Float64Array;
  low = 0;
  chance = 0;
  readonly #weights: readonly number[];
  readonly #left: SumTree;

  constructor(weights: readonly number[]) {
    this.#weights = weights;
    this.#left = new SumTree(weights);
    const { total } = this.#left;
    this.first = Float64Array.from(weights, (weight) => weight / total);
  }

  steps(): Float64Array {
    const steps = STEPS.get(this.#weights) ?? weightedSteps(this.#weights);
    STEPS.set(this.#weights, steps);
    return steps;
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
