/** Mean and variance of a statistic under its null law. */
export interface Moments {
  readonly mean: number;
  readonly variance: number;
}

/**
 * Returns the moments of (n − 1)/n · Pearson's X² of a table whose margins are fixed and whose n items are paired off at random, as one uniform order
 * pairs positions off with items. `rows` and `columns` are how many positions and items each class has, all above 0, each adding up to n ≥ 4. The
 * mean is (r − 1)(c − 1) exactly: J. B. S. Haldane (1940), doi:10.1093/biomet/31.3-4.346; the variance is that of D. V. Dawson (1954),
 * doi:10.1093/biomet/41.1-2.253. Tested against counts over every order in table-moments.test.ts.
 */
export function tableMoments(rows: ArrayLike<number>, columns: ArrayLike<number>): Moments {
  const n = sum(rows);
  const [r, c] = [rows.length, columns.length];
  const [v1, v2] = [((r - 1) * (n - r)) / (n - 1), ((c - 1) * (n - c)) / (n - 1)];
  const [w1, w2] = [unevenness(rows, n), unevenness(columns, n)];
  const variance = ((2 * n) / (n - 3)) * (v1 - w1) * (v2 - w2) + (n ** 2 / (n - 1)) * w1 * w2;
  return { mean: (r - 1) * (c - 1), variance: ((n - 1) / n) ** 2 * variance };
}

/** Returns how unequal the classes are; 0 where all are alike. */
function unevenness(sizes: ArrayLike<number>, n: number): number {
  let inverses = 0;
  for (let i = 0; i < sizes.length; i++) inverses += 1 / sizes[i];
  return (n * inverses - sizes.length ** 2) / (n - 2);
}

function sum(sizes: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < sizes.length; i++) total += sizes[i];
  return total;
}
