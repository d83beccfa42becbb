/** Chances below this are left out; together they are less than 1e-290. In large decks few others are left. */
const NEXT_TO_NOTHING = 1e-300;

/**
 * Returns P(exactly k cycles), k = 0 … n, of a uniform permutation of `n`: unsigned Stirling numbers of the first kind over n!. Card m closes a cycle
 * of its own with chance 1/m, whatever the cards before it did: D. E. Knuth, TAOCP vol. 1, 1.2.10; the recurrence of DLMF,
 * https://dlmf.nist.gov/26.8#iv. Sums of positive terms: full relative accuracy, within 1e-13 of a count over every order in order-laws.test.ts.
 */
export function cycleLaw(n: number): Float64Array {
  const law = new Float64Array(n + 1);
  law[0] = 1;
  let high = 0;
  for (let m = 1; m <= n; m++) {
    high++;
    for (let k = high; k > 0; k--) law[k] = (law[k] * (m - 1) + law[k - 1]) / m;
    law[0] = 0;
    while (law[high] < NEXT_TO_NOTHING) law[high--] = 0;
  }
  return law;
}
