/** Below this many deals no chi-squared type statistic is read: its law is a handful of points. */
export const LEAST_TRIALS = 10;

/** Below this expected count the plain chi-squared tail is too light; the three-moment law takes over. */
export const LEAST_EXPECTED = 5;

/** Three counts of fewer deals than this take so few values that chi-squared misses their levels by a third. */
export const LEAST_OF_THREE = 100;

/**
 * Variance and third cumulant, exact at every N, of Q = (1/N) Σ k(a_s, a_t) over all ordered pairs of N independent uniform deals,
 * where k is the kernel of a projection on `degrees` dimensions and `kernelCube` = E[k(a, b)³] for independent a, b.
 * Pairs contribute E[k³] each, triangles `degrees` each.
 */
export function kernelCumulants(trials: number, degrees: number, kernelCube: number): { variance: number; thirdCumulant: number } {
  const n = trials;
  return {
    variance: 2 * degrees * (1 - 1 / n),
    thirdCumulant: (8 / n ** 3) * (((n * (n - 1)) / 2) * kernelCube + n * (n - 1) * (n - 2) * degrees),
  };
}
