import type { Congruence } from '../../../core/subject/source.js';

/** The largest frequency looked at in every direction: those beyond show next to nothing in cells of cards. */
const MOST_FREQUENCY = 64;

/**
 * Returns how uneven successive draws of a linear congruence are over its whole period, counted in cells: the noncentrality per deal of Pearson's
 * chi-squared on the product of their `bounds`. The points (x, ax, a²x …)/m have a Fourier coefficient of 1 at every u with u₀ + a u₁ + a² u₂ … = 0
 * mod m and none elsewhere (D. E. Knuth, TAOCP vol. 2, 3rd ed., 3.3.4), and a cell of one bound of b equal ones damps frequency u by
 * sin(πu/b)/(πu/b). Summed over those u, 2 or 3 of them, none of which is 0.
 */
export function latticeUnevenness({ modulus, multiplier }: Pick<Congruence, 'modulus' | 'multiplier'>, bounds: readonly number[]): number {
  const powers = bounds.map((_, k) => power(multiplier, k, modulus)).slice(1);
  const half = modulus / 2n;
  let sum = 0;
  const add = (place: number, partial: bigint, weight: number): void => {
    if (place === powers.length) {
      let first = (modulus - (partial % modulus)) % modulus;
      if (first > half) first -= modulus;
      if (first !== 0n) sum += weight * damping(Number(first), bounds[0]);
      return;
    }
    const bound = bounds[place + 1];
    for (let u = -MOST_FREQUENCY; u <= MOST_FREQUENCY; u++) {
      if (u !== 0) add(place + 1, (((partial + BigInt(u) * powers[place]) % modulus) + modulus) % modulus, weight * damping(u, bound));
    }
  };
  add(0, 0n, 1);
  return sum;
}

/** Returns the remaining factor of the square of a Fourier coefficient where a cell joins one of `bound` equal parts of the unit. */
function damping(frequency: number, bound: number): number {
  const angle = (Math.PI * frequency) / bound;
  return (Math.sin(angle) / angle) ** 2;
}

function power(base: bigint, exponent: number, modulus: bigint): bigint {
  let product = 1n;
  for (let k = 0; k < exponent; k++) product = (product * base) % modulus;
  return product;
}
