import type { Congruence } from '../../../../core/subject/source.js';

/** Powers of a congruence: its x after `at` steps is multiplier · x + offset. */
export class Steps {
  readonly #congruence: Congruence;
  readonly #made: { readonly multiplier: bigint; readonly offset: bigint }[] = [{ multiplier: 1n, offset: 0n }];

  constructor(congruence: Congruence) {
    this.#congruence = congruence;
  }

  at(steps: number): { readonly multiplier: bigint; readonly offset: bigint } {
    const { increment, modulus, multiplier } = this.#congruence;
    for (let k = this.#made.length; k <= steps; k++) {
      const before = this.#made[k - 1];
      this.#made.push({
        multiplier: (before.multiplier * multiplier) % modulus,
        offset: (before.offset * multiplier + increment) % modulus,
      });
    }
    return this.#made[steps];
  }
}
