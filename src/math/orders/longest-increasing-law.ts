import { cacheBySize } from './cache-by-size.js';

/** The largest deck whose law is computed: 966,467 shapes. The number of shapes doubles with every four or five cards more. */
export const MOST_SHAPED_CARDS = 60;

/** Builds every shape from its shortest row up; a row of `length` laid on top adds one to the height of each column it covers. */
function sumOverShapes(n: number): Float64Array {
  const law = new Float64Array(n + 1);
  const heights = new Uint8Array(n);
  let orders = 1;
  for (let m = 2; m <= n; m++) orders *= m;
  const lay = (length: number, left: number, hooks: number): void => {
    let product = hooks;
    for (let c = 0; c < length; c++) product *= length - c + heights[c];
    if (left === length) {
      law[length] += orders / product / product;
      return;
    }
    for (let c = 0; c < length; c++) heights[c]++;
    const after = left - length;
    // The cells left, as many as this row or more, make one last row, or two rows or more, of which the shorter has at most half of them.
    for (let next = length; 2 * next <= after; next++) lay(next, after, product);
    lay(after, after, product);
    for (let c = 0; c < length; c++) heights[c]--;
  };
  for (let shortest = 1; 2 * shortest <= n; shortest++) lay(shortest, n, 1);
  lay(n, n, 1);
  return law;
}

/**
 * Returns P(the longest rising run of cards, with gaps, has k cards), k = 0 … n, of a uniform permutation of `n` ≤ 60: the sum of n!/Π h² over the
 * shapes of n cells whose longest row has k, h running over the hook lengths of a shape. C. Schensted (1961), doi:10.4153/CJM-1961-015-3; J. S.
 * Frame, G. de B. Robinson & R. M. Thrall (1954), doi:10.4153/CJM-1954-030-1. Sums of positive terms: full relative accuracy, within 1e-13 of a count
 * over every order in order-laws.test.ts. The result is kept; do not write to it.
 */
export const longestIncreasingLaw: (n: number) => Float64Array = cacheBySize(sumOverShapes);
