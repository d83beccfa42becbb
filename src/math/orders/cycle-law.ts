/**
 * P(exactly k cycles), k = 0 … n, of a uniform permutation of `n`: unsigned Stirling numbers of the first kind over n!. Card m closes a
 * cycle of its own with chance 1/m, whatever the cards before it did (TAOCP vol. 1, 1.2.10). Sums of positive terms: full relative accuracy.
 */
export function cycleLaw(n: number): Float64Array {
  const law = new Float64Array(n + 1);
  law[0] = 1;
  for (let m = 1; m <= n; m++) {
    for (let k = m; k > 0; k--) law[k] = (law[k] * (m - 1) + law[k - 1]) / m;
    law[0] = 0;
  }
  return law;
}
