import type { Expectation } from './expectation.js';

/** Ties grow rarer with the keys; beyond this many their positions are taken as even, which they are to one part in as many. */
const MOST_KEYS = 256;

/** Each of so many positions costs its square; beyond this many cards only what is read off a formula is compared. */
const MOST_CARDS = 104;

/** What sorting by `keys` different keys leads to in positions; nothing where that costs more than it tells. */
export function keyedPositions(keys: number, n: number): readonly Expectation[] {
  return n <= MOST_CARDS ? [{ kind: 'positions', law: keyPositions(keys, n) }] : [];
}

/**
 * Card by position after a stable sort by random keys of `keys` values, as deviations from 1/n, row-major [card][position]. Card e with key k
 * lies below the cards before it with a key of at most k and the cards after it with a lower one: the sum of two binomial counts, averaged
 * over k. Even above 256 keys. Our own; the law of whole orders is that of the inverse riffle with as many packets: D. Bayer & P. Diaconis
 * (1992), Trailing the dovetail shuffle to its lair, doi:10.1214/aoap/1177005705.
 */
function keyPositions(keys: number, n: number): Float64Array {
  if (keys > MOST_KEYS) return new Float64Array(n * n);
  const law = new Float64Array(n * n).fill(-1 / n);
  let after = binomials(n, 0);
  for (let key = 0; key < keys; key++) {
    const before = binomials(n, (key + 1) / keys);
    for (let card = 0; card < n; card++) {
      const first = before[card];
      const second = after[n - 1 - card];
      for (let i = 0; i <= card; i++) {
        const share = first[i] / keys;
        if (share === 0) continue;
        const from = card * n + i;
        for (let j = 0; j < second.length; j++) law[from + j] += share * second[j];
      }
    }
    after = before;
  }
  return law;
}

/** The chances of 0 … m successes in m tries, for m = 0 … n − 1. */
function binomials(n: number, p: number): readonly Float64Array[] {
  const rows = [Float64Array.of(1)];
  for (let m = 1; m < n; m++) {
    const last = rows[m - 1];
    const row = new Float64Array(m + 1);
    for (let k = 0; k < m; k++) row[k] = last[k] * (1 - p);
    for (let k = 1; k <= m; k++) row[k] += last[k - 1] * p;
    rows.push(row);
  }
  return rows;
}
