import { pow } from '../primitives/pow.js';
import type { Tails } from '../tails/chi-squared.js';
import { chiSquaredTails } from '../tails/chi-squared.js';
import { inverseSums } from './pearson-moments.js';
import { shiftedGammaTails } from './shifted-gamma.js';

/** The kernel k of a statistic Q = (1/N) Σ k(a_s, a_t): the projection on `degrees` dimensions, with `cube` = E[k(a, b)³] of independent a, b. */
export interface PartsKernel {
  readonly degrees: number;
  readonly cube: number;
  /** The kernel of an outcome with itself, where k(a, a) is not `degrees` for every one. */
  readonly self?: SelfKernel;
  /** The chance of the rarest cell, where there are so few cells that the lattice of whole counts shows in the lower tail. */
  readonly rarest?: number;
}

/** The moments of e(a) = k(a, a) − degrees: its variance, its third moment, and `along` = E[e(a) e(b) k(a, b)] of independent a, b. */
export interface SelfKernel {
  readonly variance: number;
  readonly third: number;
  readonly along: number;
}

/** The most degrees at which the lattice of whole counts shows. */
const FEW_DEGREES = 4;

/** The step in value to the next even counts, times the expected outcomes of a part's rarest cell, as in `latticeResult`. */
const STEPS = 3;

interface Cumulants {
  readonly mean: number;
  readonly variance: number;
  readonly thirdCumulant: number;
}

/**
 * Computes the exact first three cumulants of H = Σ Q_k − Q, for parts of `sizes` deals (each at least 1) and Q over all of them together, where
 * deals are even and independent.
 *
 * H = Σ c(s, t) k(a_s, a_t) with c = 1/N_k − 1/N within part k and −1/N between parts. Where k(a, a) = degrees the diagonal is a constant. The rest
 * of H is a degenerate U-statistic (W. Hoeffding 1948, doi:10.1214/aoms/1177730196), whose variance is 2 degrees Σ c² and whose third cumulant is 4
 * E[k³] Σ c³ over pairs and 8 degrees Σ c c c over ordered triangles. Where it is not, the diagonal adds `self.variance` Σ c(s, s)² and, since E[k(a,
 * b)² e(a)] is that variance too, `self.third` Σ c(s, s)³ + 12 `self.variance` Σ c(s, t)² c(s, s) + 6 `self.along` Σ c(s, s) c(t, t) c(s, t). Our own
 * sums over parts, checked against every sequence of deals by test/math/pearson/homogeneity-law.test.ts.
 */
export function homogeneityCumulants(sizes: readonly number[], { cube, degrees, self }: PartsKernel): Cumulants {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const between = -1 / all;
  let squares = 0;
  let cubes = 0;
  let triangles = 0;
  // Ordered pairs and triples of parts that are all different, from power sums of the sizes.
  const power = (k: number): number => sizes.reduce((sum, size) => sum + pow(size, k), 0);
  const pairs = all ** 2 - power(2);
  const triples = pow(all, 3) - 3 * all * power(2) + 2 * power(3);
  for (const size of sizes) {
    const within = 1 / size + between;
    const own = size * (size - 1);
    squares += own * within ** 2;
    cubes += own * pow(within, 3);
    triangles += own * (size - 2) * pow(within, 3) + 3 * own * (all - size) * within * between ** 2;
  }
  const own = self ? diagonal(sizes, self) : { variance: 0, third: 0 };
  return {
    mean: (sizes.length - 1) * degrees,
    variance: 2 * degrees * (squares + pairs * between ** 2) + own.variance,
    thirdCumulant: 4 * cube * (cubes + pairs * pow(between, 3)) + 8 * degrees * (triangles + triples * pow(between, 3)) + own.third,
  };
}

/** Returns what the terms c(s, s) k(a_s, a_s) add to variance and third cumulant. */
function diagonal(sizes: readonly number[], { along, third, variance }: SelfKernel): { readonly variance: number; readonly third: number } {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const sums = { squares: 0, cubes: 0, beside: 0, within: 0, shares: 0, shareSquares: 0 };
  for (const size of sizes) {
    const c = 1 / size - 1 / all;
    sums.squares += size * c ** 2;
    sums.cubes += size * pow(c, 3);
    sums.beside += size * c * ((size - 1) * c ** 2 + (all - size) / all ** 2);
    sums.within += size * (size - 1) * pow(c, 3);
    sums.shares += size * c;
    sums.shareSquares += (size * c) ** 2;
  }
  const across = sums.within - (sums.shares ** 2 - sums.shareSquares) / all;
  return { variance: variance * sums.squares, third: third * sums.cubes + 12 * variance * sums.beside + 6 * along * across };
}

/** Returns the kernel of Pearson's statistic in cells of these chances: k = [same cell]/p − 1, with its sums as in `pearsonMoments`. */
export function multinomialKernel(chances: ArrayLike<number>): Required<PartsKernel> {
  const { cells, first, second } = inverseSums(Array.from(chances));
  const spread = first - cells ** 2;
  return {
    degrees: cells - 1,
    cube: first - 3 * cells + 2,
    self: { variance: spread, third: second - 3 * cells * first + 2 * pow(cells, 3), along: spread },
    rarest: Math.min(...Array.from(chances)),
  };
}

/**
 * Returns the tails of H at `value`. The upper one is the heavier of chi-squared and of the shifted gamma law with its exact cumulants; the lower one
 * is chi-squared, which is heavier there than the true law. So neither too uneven nor too even is ever overstated by as much as the two laws differ.
 * With few degrees and `rarest` the value is raised for the lower tail by three steps of the lattice: parts as even as whole numbers allow are a
 * value of their own chance.
 */
export function homogeneityTails(value: number, sizes: readonly number[], kernel: PartsKernel): Tails {
  const { mean, thirdCumulant, variance } = homogeneityCumulants(sizes, kernel);
  const exact = shiftedGammaTails(value, mean, variance, thirdCumulant);
  const plain = chiSquaredTails(Math.max(value, 1 / Math.max(...sizes)), mean);
  const { logUpper, upper } = exact.logUpper > plain.logUpper ? exact : plain;
  const { degrees, rarest } = kernel;
  const coarse = rarest !== undefined && degrees <= FEW_DEGREES;
  const { lower, logLower } = coarse ? chiSquaredTails(value + STEPS / (rarest * Math.min(...sizes)), mean) : plain;
  return { upper, logUpper, lower, logLower };
}
