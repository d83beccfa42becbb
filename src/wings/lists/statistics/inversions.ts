import type { ListStatistic } from '../counting/list-statistic.js';
import { fitSums } from '../counting/sums.js';
import { WholeSum } from '../counting/whole-sum.js';

const TEST = 'inversions';
const QUESTION = 'Are as many pairs of items turned round as luck turns?';

/** The most items of a list that a standard audit holds whole; a deep one holds longer ones. */
const MOST_UNLESS_DEEP = 10_000_000;

/** Items sorted by insertion at once, a power of two. */
const RUN = 16;

/** The number of items after which the inversions counted so far are added to the sum. */
const PIECE = 2 ** 22;

/**
 * Counts the pairs whose higher item comes first: Mahonian law, mean n(n − 1)/4, variance n(n − 1)(2n + 5)/72. The size is that of Kendall's
 * correlation with the order before.
 */
export const inversions: ListStatistic = {
  id: TEST,
  title: 'Pairs turned round',
  summary: 'Counts the pairs of items of which the later one now comes first: Kendall’s correlation with the order before.',
  reference: 'M. G. Kendall (1938), doi:10.1093/biomet/30.1-2.81; D. E. Knuth, TAOCP vol. 3, section 5.1.1',
  question: QUESTION,
  headline: 'too few pairs of items are turned round',
  finds: 'trends: items that stay on their side of the list',
  opposite: {
    tail: 'upper',
    headline: 'too many pairs of items are turned round',
    finds: 'reversals: items that change their side of the list',
  },
  battery: 'standard',
  mostUnlessDeep: MOST_UNLESS_DEEP,
  fit(n, lists) {
    const law = { mean: (n * (n - 1)) / 4, variance: (n * (n - 1) * (2 * n + 5)) / 72, step: 1 };
    const sum = { test: TEST, question: QUESTION, sizeOf: 'pairs turned round', law: law };
    return fitSums(lists, 2, [sum], (counts) => {
      const sum = new WholeSum(counts, 0);
      return { whole: (items) => countInversions(items, sum) };
    });
  },
};

/**
 * Sorts by one binary digit after the other, from the highest down. Numbers that agree in the digits so far lie in one stretch, at their final
 * places, since every number is there once; each 0 that a 1 stands before there is an inversion. It avoids branches, since a merge guesses wrong half
 * the time.
 */
function countInversions(items: Uint32Array, sum: WholeSum): void {
  const n = items.length;
  let from = items.slice();
  let to = new Uint32Array(n);
  for (let digit = 31 - Math.clz32(n - 1); 2 ** digit >= RUN; digit--) {
    for (let start = 0; start < n; start += 2 ** (digit + 1)) partition(from, to, start, digit, sum);
    [from, to] = [to, from];
  }
  for (let start = 0; start < n; start += RUN) sum.add(insertionSort(from, start, Math.min(n, start + RUN)));
}

/** Puts the numbers of one stretch into `to`, first those with a 0 in this digit, and adds the pairs whose 1 stood first. */
function partition(from: Uint32Array, to: Uint32Array, start: number, digit: number, sum: WholeSum): void {
  const end = Math.min(from.length, start + 2 ** (digit + 1));
  let zeros = start;
  let ones = start + 2 ** digit;
  let met = 0;
  // Fewer than 2^30 are met by each of 2^22 items: what is added at a time is below 2^52.
  for (let begun = start; begun < end; begun += PIECE) {
    const stop = Math.min(end, begun + PIECE);
    let turned = 0;
    for (let k = begun; k < stop; k++) {
      const item = from[k];
      const bit = (item >>> digit) & 1;
      to[zeros + ((ones - zeros) & -bit)] = item;
      turned += met & (bit - 1);
      met += bit;
      ones += bit;
      zeros += 1 - bit;
    }
    sum.add(turned);
  }
}

/** Sorts a short stretch in place; returns the number of places that its items moved over. */
function insertionSort(items: Uint32Array, start: number, end: number): number {
  let passed = 0;
  for (let k = start + 1; k < end; k++) {
    const item = items[k];
    let at = k;
    for (; at > start && items[at - 1] > item; at--) items[at] = items[at - 1];
    items[at] = item;
    passed += k - at;
  }
  return passed;
}
