import type { Memory } from '../../core/statistic/evidence-process.js';
import { logMeanExp } from '../primitives/log-mean-exp.js';
import { LogProducts } from './log-products.js';

/**
 * Evidence against a multinomial law with the chances `theta` (all above 0, sum 1), one outcome at a time: the Dirichlet mixture with
 * concentrations K m over the K cells, averaged over m. Independent of the order of the outcomes.
 * Source: M. Lindon & A. Malek (2022), Anytime-valid inference for multinomial count data, arXiv:2011.03567.
 */
export class Multinomial {
  readonly #theta: Float64Array;
  readonly #counts: Float64Array;
  readonly #products = new LogProducts();
  readonly #total = new Float64Array(1);

  constructor(theta: Float64Array) {
    this.#theta = theta;
    this.#counts = new Float64Array(theta.length);
  }

  /** Adds one more outcome, in [0, K). */
  add(cell: number): void {
    const chance = this.#theta[cell];
    this.#products.times(this.#counts[cell], 1 / chance, this.#total[0], this.#counts.length * chance);
    this.#counts[cell]++;
    this.#total[0]++;
  }

  /** See `ResumableProcess`. */
  get memory(): readonly Memory[] {
    return [this.#counts, this.#total, this.#products.logs];
  }

  /** Returns the natural logarithm of the evidence for each number of pseudo-counts. */
  logs(): Float64Array {
    this.#products.settle();
    return this.#products.logs;
  }

  /** Returns the natural logarithm of their mean. */
  logE(): number {
    return logMeanExp(this.logs());
  }
}
