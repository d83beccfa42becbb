import { SeenBits } from '../../../core/statistic/seen-bits.js';
import type { ListStatistic } from '../counting/list-statistic.js';
import { fitSums } from '../counting/sums.js';

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
  opposite: {
    tail: 'upper',
    headline: 'too many items come after their old followers',
    finds: 'reversals, and items dealt to a pile from the top',
  },
  battery: 'quick',
  counts: 'rising',
  fit(n, lists) {
    const sum = {
      test: TEST,
      question: QUESTION,
      sizeOf: 'items that come after their follower',
      law: { mean: (n - 1) / 2, variance: (n + 1) / 12, step: 1 },
    };
    return fitSums(lists, 1, [sum], (counts) => {
      let seen = new SeenBits(n + 1);
      return {
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
    });
  },
};
