import { pow } from '../primitives/pow.js';

/** The covariance of the values of a deal's cards at two positions, beyond what single positions explain, as a projection's kernel. */
export interface PairKernel {
  readonly degrees: number;
  /** ‖U‖² of every single deal. */
  readonly square: number;
  /** E[k³] of two independent even decks. */
  readonly cube: number;
  /** The noncentrality that a root-mean-square error of 1 of the correlations adds for every deal. */
  readonly scale: number;
}

/** Computes ‖U‖² over pairs p < q, where U = S − α_p − α_q adds to 0 at every position; `sums`, row-major, holds S above its diagonal. n ≥ 4. */
export function pairDeviations(sums: ArrayLike<number>, n: number): number {
  const at = (p: number, q: number): number => sums[Math.min(p, q) * n + Math.max(p, q)];
  const lines = Float64Array.from({ length: n }, (_, p) => {
    let sum = 0;
    for (let q = 0; q < n; q++) if (q !== p) sum += at(p, q);
    return sum;
  });
  const all = lines.reduce((sum, line) => sum + line, 0);
  const own = lines.map((line) => (line - all / (2 * (n - 1))) / (n - 2));
  let squares = 0;
  for (let p = 0; p < n; p++) for (let q = p + 1; q < n; q++) squares += (at(p, q) - own[p] - own[q]) ** 2;
  return squares;
}

/**
 * Returns the kernel of decks of n ≥ 4 cards with values x = 2c − (n − 1) and S_pq = (x_p + x_q)².
 *
 * For two decks x and y, ⟨U, U'⟩ = 2((x·y)² − n/(n − 2) (x²·y²)) + a constant that gives it the mean 0, x² and y² being squares at each position; k
 * is that times degrees/‖U_1‖². Our own, as are the moments, from those of sums over a random permutation; checked against every order of small decks
 * in value-pairs.test.ts.
 */
export function pairKernel(n: number): PairKernel {
  const degrees = (n * (n - 3)) / 2;
  // In standard deviations, so that powers stay near 1.
  const variance = (n * n - 1) / 3;
  const values = Float64Array.from({ length: n }, (_, card) => (2 * card - (n - 1)) / Math.sqrt(variance));
  const deck = Float64Array.from({ length: n * n }, (_, at) => (values[Math.floor(at / n)] + values[at % n]) ** 2);
  const square = pairDeviations(deck, n);
  const weight = n / (n - 2);
  // E[(x·y)^(2i) (x²·y²)^j] of the cube of (x·y)² − weight (x²·y²), and of its lower powers.
  const moment = momentsOf(values);
  const mean = moment(1, 0) - weight * moment(0, 1);
  const second = moment(2, 0) - 2 * weight * moment(1, 1) + weight ** 2 * moment(0, 2);
  const third = moment(3, 0) - 3 * weight * moment(2, 1) + 3 * weight ** 2 * moment(1, 2) - pow(weight, 3) * moment(0, 3);
  const central = third - 3 * mean * second + 2 * pow(mean, 3);
  return {
    degrees,
    square: square * variance ** 2,
    cube: pow((2 * degrees) / square, 3) * central,
    // A covariance of one variance is a sum of squares that is two of them more.
    scale: (degrees * 2 * n * (n - 1)) / square,
  };
}

/** Returns a function for E[(x·y)^(2i) (x²·y²)^j] where y is x in random order. */
function momentsOf(values: Float64Array): (i: number, j: number) => number {
  const powers = Array.from({ length: 13 }, (_, power) => values.reduce((sum, value) => sum + pow(value, power), 0));
  return (i, j) => {
    const factors = [...Array<number>(2 * i).fill(1), ...Array<number>(j).fill(2)];
    let sum = 0;
    for (const blocks of partitions(factors)) {
      // Places one after another: n (n − 1) … of them.
      let places = 1;
      for (let k = 0; k < blocks.length; k++) places *= values.length - k;
      if (places > 0) sum += distinctSum(blocks, powers) ** 2 / places;
    }
    return sum;
  };
}

/** Lists every way to put factors into blocks, each given by the sums of their exponents. */
function partitions(factors: readonly number[]): readonly (readonly number[])[] {
  if (factors.length === 0) return [[]];
  const [first, ...rest] = factors;
  return partitions(rest).flatMap((blocks) => [
    [first, ...blocks],
    ...blocks.map((_, b) => blocks.map((exponent, at) => (at === b ? exponent + first : exponent))),
  ]);
}

/** Computes Σ x_p^a x_q^b … over places p, q, … that all differ, from the sums of powers. */
function distinctSum([first, ...rest]: readonly number[], powers: readonly number[]): number {
  if (first === undefined) return 1;
  let sum = powers[first] * distinctSum(rest, powers);
  for (let b = 0; b < rest.length; b++)
    sum -= distinctSum(
      rest.map((exponent, at) => (at === b ? exponent + first : exponent)),
      powers,
    );
  return sum;
}
