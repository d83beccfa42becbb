/** Ties grow rarer with the bits; beyond this many their positions are taken as even, which they are to one part in 2^bits. */
const MOST_BITS = 8;

/**
 * Card by position after a stable sort by random keys of `bits` bits, as deviations from 1/n, row-major [card][position]. Card e with key k
 * lies below the cards before it with a key of at most k and the cards after it with a lower one: the sum of two binomial counts, averaged
 * over k. Even above 8 bits. Our own; the law of whole orders is that of the inverse riffle with 2^bits packets: D. Bayer & P. Diaconis
 * (1992), Trailing the dovetail shuffle to its lair, doi:10.1214/aoap/1177005705.
 */
export function keyPositions(bits: number, n: number): Float64Array {
  if (bits > MOST_BITS) return new Float64Array(n * n);
  const keys = 2 ** bits;
  const law = new Float64Array(n * n).fill(-1 / n);
  for (let key = 0; key < keys; key++) {
    const before = binomials(n, (key + 1) / keys);
    const after = binomials(n, key / keys);
    for (let card = 0; card < n; card++) {
      const first = before[card];
      const second = after[n - 1 - card];
      for (let i = 0; i <= card; i++) {
        const share = first[i] / keys;
        if (share > 0) for (let j = 0; j < n - card; j++) law[card * n + i + j] += share * second[j];
      }
    }
  }
  return law;
}

/** The chances of 0 … m successes in m tries, for m = 0 … n − 1. */
function binomials(n: number, p: number): readonly Float64Array[] {
  const rows = [Float64Array.of(1)];
  for (let m = 1; m < n; m++) {
    const last = rows[m - 1];
    rows.push(Float64Array.from({ length: m + 1 }, (_, k) => (k < m ? last[k] * (1 - p) : 0) + (k > 0 ? last[k - 1] * p : 0)));
  }
  return rows;
}
