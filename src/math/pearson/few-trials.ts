import { pow } from '../primitives/pow.js';
/** The fewest deals at which a chi-squared type statistic is read: below it its law is a handful of points. */
export const LEAST_TRIALS = 10;

/**
 * The least expected count for the plain chi-squared tail: below it that is too light, and the three-moment law takes over. The usual rule of thumb:
 * D. E. Knuth, TAOCP vol. 2, 3.3.1; W. G. Cochran (1954), Some methods for strengthening the common χ² tests, doi:10.2307/3001616, on how far it may
 * be bent.
 */
export const LEAST_EXPECTED = 5;

/** The fewest deals for three counts: below it they take so few values that chi-squared misses their levels by a third. */
export const LEAST_OF_THREE = 100;

/**
 * Computes variance and third cumulant, exact at every N, of Q = (1/N) Σ k(a_s, a_t) over all ordered pairs of N independent uniform deals. Here k is
 * the kernel of a projection on `degrees` dimensions and `kernelCube` = E[k(a, b)³] for independent a, b. Pairs contribute E[k³] each, triangles
 * `degrees` each.
 *
 * Q − degrees = (2/N) Σ_{s<t} k is a degenerate U-statistic (W. Hoeffding (1948), doi:10.1214/aoms/1177730196). Among products of two kernels only
 * squares have a mean, N(N − 1)/2 of them E[k²] = degrees. Among products of three only cubes have one, and triangles k(a, b) k(b, c) k(c, a) with
 * the trace of the projection, in 6 orders of each of the N(N − 1)(N − 2)/6. Checked against whole laws in few-trials.test.ts.
 */
export function kernelCumulants(trials: number, degrees: number, kernelCube: number): { variance: number; thirdCumulant: number } {
  const n = trials;
  return {
    variance: 2 * degrees * (1 - 1 / n),
    thirdCumulant: (8 / pow(n, 3)) * (((n * (n - 1)) / 2) * kernelCube + n * (n - 1) * (n - 2) * degrees),
  };
}
