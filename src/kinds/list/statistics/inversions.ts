import type { ListRow, ListStatistic } from '../list-statistic.js';
import { normalResult } from '../row-results.js';
import { WholeSum, wholeSumIn } from '../whole-sum.js';

const TEST = 'inversions';
const QUESTION = 'Are as many pairs of items turned round as luck turns?';

/** Beyond so many items only a deep audit holds a list whole. */
const MOST_UNLESS_DEEP = 10_000_000;

/** Up to so many items are sorted by insertion. */
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

/** Merges runs that double in length; each item that a later one passes is an inversion. */
function countInversions(items: Uint32Array, sum: WholeSum): void {
  const n = items.length;
  let from = items.slice();
  for (let start = 0; start < n; start += RUN) {
    let passed = 0;
    for (let k = start + 1; k < Math.min(n, start + RUN); k++) {
      const item = from[k];
      let at = k;
      for (; at > start && from[at - 1] > item; at--) from[at] = from[at - 1];
      from[at] = item;
      passed += k - at;
    }
    sum.add(passed);
  }
  let to = new Uint32Array(n);
  for (let width = RUN; width < n; width *= 2) {
    for (let start = 0; start < n; start += 2 * width) {
      const middle = Math.min(n, start + width);
      const end = Math.min(n, start + 2 * width);
      let [left, right, passed] = [start, middle, 0];
      for (let at = start; at < end; at++) {
        if (left < middle && (right >= end || from[left] <= from[right])) to[at] = from[left++];
        else {
          to[at] = from[right++];
          passed += middle - left;
        }
      }
      sum.add(passed);
    }
    [from, to] = [to, from];
  }
}
