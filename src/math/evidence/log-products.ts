/**
 * Cards counted for every cell before the first deal. Few detect a large bias soon, many a small one late; the evidence is the mean over all: the
 * method of mixtures of H. Robbins (1970), doi:10.1214/aoms/1177696786.
 */
export const PSEUDO_COUNTS: readonly number[] = [1, 10, 100, 1000, 10_000];

/** The number of factors per logarithm: each lies between 1e-10 and 1e13, so their product stays far inside the range of a double. */
const FACTORS_A_LOG = 16;

/**
 * The likelihood ratios of one kind of prediction, one for each number of pseudo-counts, as running logarithms. Within 1e-9 of another program's in
 * reference.test.ts, and even bets to 1e-12 in laws.test.ts.
 */
export class LogProducts {
  /** The natural logarithm of the ratio for each of PSEUDO_COUNTS; complete after `settle`. */
  readonly logs: Float64Array = new Float64Array(PSEUDO_COUNTS.length);
  readonly #pending = new Float64Array(PSEUDO_COUNTS.length).fill(1);
  #factors = 0;

  /**
   * Multiplies by predicted over even: a cell met `seen` times among `total`, with an even chance of 1/`cells`. The prediction is (w m +
   * seen)/(w m cells + total), where `weight` w shares out the pseudo-counts: 1 where all cells are alike. It is the mean of a cell's
   * chance under Dirichlet's law after what was seen: M. Lindon & A. Malek (2022), arXiv:2011.03567.
   */
  times(seen: number, cells: number, total: number, weight = 1): void {
    const pending = this.#pending;
    for (let k = 0; k < pending.length; k++) {
      const before = weight * PSEUDO_COUNTS[k];
      pending[k] *= ((before + seen) * cells) / (before * cells + total);
    }
    if (++this.#factors === FACTORS_A_LOG) this.settle();
  }

  /** Multiplies by a factor for each of PSEUDO_COUNTS, made elsewhere. */
  timesEach(factors: Float64Array): void {
    for (let k = 0; k < factors.length; k++) this.#pending[k] *= factors[k];
    if (++this.#factors === FACTORS_A_LOG) this.settle();
  }

  /** Brings the logarithms up to date. */
  settle(): void {
    for (let k = 0; k < this.logs.length; k++) {
      this.logs[k] += Math.log(this.#pending[k]);
      this.#pending[k] = 1;
    }
    this.#factors = 0;
  }
}
