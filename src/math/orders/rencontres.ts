const FURTHEST = 170;

/**
 * Returns P(exactly k fixed points), k = 0 … min(n, 170), of a uniform permutation of `n`: (1/k!) Σ_{j ≤ n−k} (−1)^j / j!, the rencontres numbers
 * over n!: P. R. de Montmort (1708), Essay d'analyse sur les jeux de hazard; DLMF, https://dlmf.nist.gov/26.13. Error below 1e-15, measured in
 * bins.test.ts. Beyond 170 the probability is below 1e-306 and left out.
 */
export function fixedPointLaw(n: number): Float64Array {
  const most = Math.min(n, FURTHEST);
  const law = new Float64Array(most + 1);
  let inverseFactorial = 1;
  for (let k = 0; k <= most; k++) {
    if (k > 0) inverseFactorial /= k;
    law[k] = inverseFactorial * derangements(n - k);
  }
  return law;
}

/** Returns the share of permutations of `m` that move everything. */
function derangements(m: number): number {
  let term = 1;
  const terms = [1];
  for (let j = 1; j <= Math.min(m, FURTHEST); j++) {
    term /= -j;
    terms.push(term);
  }
  // From the small end, so that the alternating sum keeps every digit.
  return terms.reduceRight((sum, next) => sum + next, 0);
}
