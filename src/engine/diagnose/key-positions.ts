import type { Expectation } from './expectation.js';

/** Ties grow rarer with more keys. Beyond this many keys their positions are taken as even, which is true to one part in as many. */
const MOST_KEYS = 256;

/** Each position costs n², so beyond this many cards only closed forms are compared. */
const MOST_CARDS = 104;

/** Values of a count that are handled together. */
const AT_ONCE = 4;

/** Returns the position expectations of sorting by `keys` different keys; empty if they cost more than they tell. */
export function keyedPositions(keys: number, n: number): readonly Expectation[] {
  return n <= MOST_CARDS ? [{ kind: 'positions', law: keyPositions(keys, n) }] : [];
}

/**
 * Returns the law of card by position after a stable sort by random keys of `keys` values, as deviations from 1/n, row-major [card][position]. Card e
 * with key k lies below the earlier cards with a key of at most k and the later cards with a lower one. So its position is the sum of two binomial
 * counts, averaged over k. It is taken as even above 256 keys. Our own derivation; the law of whole orders is that of the inverse riffle with as many
 * packets: D. Bayer & P. Diaconis (1992), Trailing the dovetail shuffle to its lair, doi:10.1214/aoap/1177005705.
 */
function keyPositions(keys: number, n: number): Float64Array {
  if (keys > MOST_KEYS) return new Float64Array(n * n);
  const width = widthAt(n);
  const law = new Float64Array(n * width).fill(-1 / n);
  let after = new Float64Array(n * width);
  let before = new Float64Array(n * width);
  binomials(after, n, 0);
  for (let key = 0; key < keys; key++) {
    binomials(before, n, (key + 1) / keys);
    for (let card = 0; card < n; card++) addSums(law, card, { before, after, keys, n });
    [after, before] = [before, after];
  }
  return Float64Array.from({ length: n * n }, (_, cell) => law[Math.floor(cell / n) * width + (cell % n)]);
}

/** Returns the width of a table row, padded with zeros on both sides so that `AT_ONCE` chances can be read from any index. */
function widthAt(n: number): number {
  return n + 2 * AT_ONCE;
}

/** Fills row m of a table, for m = 0 … n − 1, with the chances of 0 … m successes in m tries, from its column `AT_ONCE` on. */
function binomials(table: Float64Array, n: number, p: number): void {
  const width = widthAt(n);
  table[AT_ONCE] = 1;
  for (let m = 1; m < n; m++) {
    const row = m * width + AT_ONCE;
    const last = row - width;
    // Left and right of the last row are zeros, which change no sum.
    for (let k = 0; k <= m; k++) table[row + k] = table[last + k] * (1 - p) + table[last + k - 1] * p;
  }
}

/**
 * Adds, for one key, the chances of the sum of two counts to a card's row of `law`. These are the cards above it among those before and among those
 * after. Adds in the order of the first count, four of its values at a time, so that a chance is read and written once per four.
 */
function addSums(
  law: Float64Array,
  card: number,
  { after, before, keys, n }: { readonly before: Float64Array; readonly after: Float64Array; readonly keys: number; readonly n: number },
): void {
  const width = widthAt(n);
  const rest = n - 1 - card;
  const first = card * width + AT_ONCE;
  for (let i = 0; i <= card; i += AT_ONCE) {
    const one = before[first + i] / keys;
    const two = before[first + i + 1] / keys;
    const three = before[first + i + 2] / keys;
    const four = before[first + i + 3] / keys;
    if (one + two + three + four === 0) continue;
    let second = rest * width + AT_ONCE;
    const end = card * width + i + rest + AT_ONCE;
    for (let sum = card * width + i; sum < end; sum++, second++) {
      law[sum] = law[sum] + one * after[second] + two * after[second - 1] + three * after[second - 2] + four * after[second - 3];
    }
  }
}
