import type { ListStatistic } from '../counting/list-statistic.js';
import { fitSums } from '../counting/sums.js';

const TEST = 'descents';
const QUESTION = 'Does a lower item follow a higher one as often as luck puts it there?';

/** Counts the positions after which a lower item follows: an Eulerian law, mean (n − 1)/2, variance (n + 1)/12, nearly normal. The size is that of the chance of a step down. */
export const descents: ListStatistic = {
  id: TEST,
  title: 'Steps down',
  summary: 'Counts how often a lower item follows a higher one.',
  reference: 'D. E. Knuth, TAOCP vol. 3, 2nd ed. (1998), section 5.1.3: Eulerian numbers',
  question: QUESTION,
  headline: 'too many items still follow a lower one',
  finds: 'sorting by keys of few values, where equal keys keep their order',
  opposite: {
    tail: 'upper',
    headline: 'too often a lower item follows a higher one',
    finds: 'orders that fall, strides, items that are put between others by turns',
  },
  battery: 'quick',
  counts: 'steps-down',
  fit(n, lists) {
    const sum = { test: TEST, question: QUESTION, sizeOf: 'steps down', law: { mean: (n - 1) / 2, variance: (n + 1) / 12, step: 1 } };
    return fitSums(lists, 1, [sum], (counts) => {
      let before = 0;
      return {
        add(items, first) {
          let last = first === 0 ? items[0] : before;
          let down = 0;
          for (let k = 0; k < items.length; k++) {
            const item = items[k];
            // 1 where the item is lower, without a branch, which luck would make the engine guess wrong half the time.
            down += (item - last) >>> 31;
            last = item;
          }
          counts[0] += down;
          before = last;
        },
      };
    });
  },
};
