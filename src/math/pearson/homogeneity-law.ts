import type { Tails } from '../tails/chi-squared.js';
import { chiSquaredTails } from '../tails/chi-squared.js';
import { shiftedGammaTails } from './shifted-gamma.js';

/** The kernel k of a statistic Q = (1/N) Σ k(a_s, a_t): the projection on `degrees` dimensions, with `cube` = E[k(a, b)³] of independent a, b. */
interface Kernel {
  readonly degrees: number;
  readonly cube: number;
}

/** Mean, variance and third cumulant of a statistic. */
interface Cumulants {
  readonly mean: number;
  readonly variance: number;
  readonly thirdCumulant: number;
}

/**
 * The exact first three cumulants of H = Σ Q_k − Q, for parts of `sizes` deals (each at least 1) and Q over all of them together, where deals
 * are even and independent.
 *
 * H = Σ c(s, t) k(a_s, a_t) with c = 1/N_k − 1/N within part k and −1/N between parts. The diagonal is a constant, since k(a, a) = degrees;
 * beside it H is a degenerate U-statistic (W. Hoeffding 1948, doi:10.1214/aoms/1177730196), whose variance is 2 degrees Σ c² and whose third
 * cumulant is 4 E[k³] Σ c³ over pairs and 8 degrees Σ c c c over ordered triangles; our own sums over parts, held to every sequence of deals by
 * test/math/pearson/homogeneity-law.test.ts.
 */
export function homogeneityCumulants(sizes: readonly number[], { cube, degrees }: Kernel): Cumulants {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const between = -1 / all;
  let squares = 0;
  let cubes = 0;
  let triangles = 0;
  // Ordered pairs and triples of parts that are all different, from power sums of the sizes.
  const power = (k: number): number => sizes.reduce((sum, size) => sum + size ** k, 0);
  const pairs = all ** 2 - power(2);
  const triples = all ** 3 - 3 * all * power(2) + 2 * power(3);
  for (const size of sizes) {
    const within = 1 / size + between;
    const own = size * (size - 1);
    squares += own * within ** 2;
    cubes += own * within ** 3;
    triangles += own * (size - 2) * within ** 3 + 3 * own * (all - size) * within * between ** 2;
  }
  return {
    mean: (sizes.length - 1) * degrees,
    variance: 2 * degrees * (squares + pairs * between ** 2),
    thirdCumulant: 4 * cube * (cubes + pairs * between ** 3) + 8 * degrees * (triangles + triples * between ** 3),
  };
}

/**
 * Tails of H at `value`: above the heavier of chi-squared and of the shifted gamma law with its exact cumulants, below chi-squared, which is
 * heavier there than the true law: so neither too uneven nor too even is ever overstated by as much as the two laws differ.
 */
export function homogeneityTails(value: number, sizes: readonly number[], kernel: Kernel): Tails {
  const { mean, thirdCumulant, variance } = homogeneityCumulants(sizes, kernel);
  const exact = shiftedGammaTails(value, mean, variance, thirdCumulant);
  const plain = chiSquaredTails(Math.max(value, 1 / Math.max(...sizes)), mean);
  const { logUpper, upper } = exact.logUpper > plain.logUpper ? exact : plain;
  return { upper, logUpper, lower: plain.lower, logLower: plain.logLower };
}
