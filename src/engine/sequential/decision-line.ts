/**
 * Returns the natural log of the evidence at which a run is decided. An even shuffle ever reaches it with a chance of at most `alpha`, by Ville's
 * inequality. The line 1/alpha is that of A. Wald (1945), Sequential tests of statistical hypotheses, doi:10.1214/aoms/1177731118, for a test that
 * never accepts.
 */
export function decisionLine(alpha: number): number {
  return -Math.log(alpha);
}
