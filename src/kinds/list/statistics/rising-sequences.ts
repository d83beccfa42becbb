import { SeenBits } from '../../../core/seen-bits.js';
import type { ListRow, ListStatistic } from '../list-statistic.js';
import { normalResult } from '../row-results.js';

const TEST = 'rising-sequences';
const QUESTION = 'Is an item found before the one that followed it as often as luck puts it there?';

/**
 * Counts the items v that come after v + 1, which is known when v is read: the descents of the inverse order, mean (n − 1)/2, variance (n + 1)/12. There is one more rising
 * sequence than that. A riffle at most doubles them. The size is that of the chance that v comes after v + 1.
 */
export const risingSequences: ListStatistic = {
  id: TEST,
  title: 'Rising sequences',
  summary: 'Counts how often an item comes after the one that followed it in the order before.',
  reference: 'D. Bayer & P. Diaconis (1992), Trailing the dovetail shuffle to its lair, doi:10.1214/aoap/1177005705',
  question: QUESTION,
  headline: 'too many items still come before their old followers',
  finds: 'riffles, merges of sorted parts',
  battery: 'quick',
  counts: 'rising',
  fit(n, lists) {
    const mean = (n - 1) / 2;
    const variance = (n + 1) / 12;
    const row: ListRow = {
      test: TEST,
      question: QUESTION,
      degrees: 1,
      sizeOf: 'items that come after their follower',
      scale: (lists * mean ** 2) / variance,
      required: false,
    };
    return {
      shape: [1],
      rows: [row],
      counter: () => {
        const counts = new Float64Array(1);
        let seen = new SeenBits(n + 1);
        return {
          counts,
          add(items) {
            let after = 0;
            for (let k = 0; k < items.length; k++) {
              const item = items[k];
              after += seen.has(item + 1) ? 1 : 0;
              seen.add(item);
            }
            counts[0] += after;
          },
          endList() {
            seen = new SeenBits(n + 1);
          },
        };
      },
      test: (counts) => [normalResult(row, counts[0], { mean: lists * mean, variance: lists * variance, step: 1 }, lists)],
    };
  },
};
