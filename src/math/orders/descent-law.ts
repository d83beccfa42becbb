/**
 * P(exactly k descents), k = 0 … n − 1, of a uniform permutation of `n`: Eulerian numbers over n! (TAOCP vol. 3, 5.1.3). A new highest card
 * in one of k + 1 of its m places leaves k descents as they are; in the other m − k it makes one more. Sums of positive terms.
 */
export function descentLaw(n: number): Float64Array {
  const law = new Float64Array(n);
  law[0] = 1;
  for (let m = 2; m <= n; m++) {
    for (let k = m - 1; k > 0; k--) law[k] = ((k + 1) * law[k] + (m - k) * law[k - 1]) / m;
    law[0] /= m;
  }
  return law;
}
