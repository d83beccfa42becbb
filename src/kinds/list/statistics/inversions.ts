import type { ListRow, ListStatistic } from '../list-statistic.js';
import { normalResult } from '../row-results.js';
import { WholeSum, wholeSumIn } from '../whole-sum.js';

const TEST = 'inversions';
const QUESTION = 'Are as many pairs of items turned round as luck turns?';

/** Beyond so many items only a deep audit holds a list whole. */
const MOST_UNLESS_DEEP = 10_000_000;

/** So many items, a power of two, are sorted by insertion. */
const RUN = 16;

/** Counts the pairs of which the higher comes first: Mahonian law, mean n(n − 1)/4, variance n(n − 1)(2n + 5)/72. The size is that of Kendall's correlation with the order before. */
export const inversions: ListStatistic = {
  id: TEST,
  title: 'Pairs turned round',
  summary: 'Counts the pairs of items of which the later one now comes first: Kendall’s correlation with the order before.',
  reference: 'M. G. Kendall (1938), doi:10.1093/biomet/30.1-2.81; D. E. Knuth, TAOCP vol. 3, section 5.1.1',
  question: QUESTION,
  headline: 'too few pairs of items are turned round, or too many',
  finds: 'trends: items that stay on their side of the list',
  battery: 'standard',
  mostUnlessDeep: MOST_UNLESS_DEEP,
  fit(n, lists) {
    const mean = (n * (n - 1)) / 4;
    const variance = (n * (n - 1) * (2 * n + 5)) / 72;
    const row: ListRow = {
      test: TEST,
      question: QUESTION,
      degrees: 1,
      sizeOf: 'pairs turned round',
      scale: (lists * mean ** 2) / variance,
      required: false,
    };
    return {
      shape: [2],
      rows: [row],
      counter: () => {
        const counts = new Float64Array(2);
        const sum = new WholeSum(counts, 0);
        return { counts, whole: (items) => countInversions(items, sum) };
      },
      test: (counts) => [normalResult(row, wholeSumIn(counts, 0), { mean: lists * mean, variance: lists * variance, step: 1 }, lists)],
    };
  },
};

/**
 * Sorts by one binary digit after the other, from the highest down. The numbers of which the digits so far agree lie in one stretch, in the places that they will have at the
 * end, since every number is there once; each 0 that a 1 stands before there is an inversion. No branch: a merge guesses wrong half the time.
 */
function countInversions(items: Uint32Array, sum: WholeSum): void {
  const n = items.length;
  let from = items.slice();
  let to = new Uint32Array(n);
  for (let digit = 31 - Math.clz32(n - 1); 2 ** digit >= RUN; digit--) {
    for (let start = 0; start < n; start += 2 ** (digit + 1)) sum.add(partition(from, to, start, digit));
    [from, to] = [to, from];
  }
  for (let start = 0; start < n; start += RUN) sum.add(insertionSort(from, start, Math.min(n, start + RUN)));
}

/** Puts the numbers of one stretch into `to`, first those with a 0 in this digit; the pairs of which the 1 stood first. */
function partition(from: Uint32Array, to: Uint32Array, start: number, digit: number): number {
  const end = Math.min(from.length, start + 2 ** (digit + 1));
  let zeros = start;
  let ones = start + 2 ** digit;
  let met = 0;
  let turned = 0;
  for (let k = start; k < end; k++) {
    const item = from[k];
    const bit = (item >>> digit) & 1;
    to[zeros + ((ones - zeros) & -bit)] = item;
    turned += met & (bit - 1);
    met += bit;
    ones += bit;
    zeros += 1 - bit;
  }
  return turned;
}

/** Sorts a short stretch in place; the places that its items moved over. */
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
