import type { ListStatistic } from '../counting/list-statistic.js';
import { fitSums } from '../counting/sums.js';

const TEST = 'turning-points';
const QUESTION = 'Do runs up and runs down end as often as luck ends them?';

/**
 * Counts the items that are higher than both neighbours or lower than both: mean 2(n − 2)/3, variance (16n − 29)/90, third cumulant −16(n + 1)/945
 * and so a nearly normal law. The size is that of the chance of a turn.
 */
export const turningPoints: ListStatistic = {
  id: TEST,
  title: 'Runs up and down',
  summary: 'Counts where a run up ends and a run down begins, or the other way round.',
  reference: 'I. J. Bienaymé (1874); H. Levene & J. Wolfowitz (1944), doi:10.1214/aoms/1177731284',
  question: QUESTION,
  headline: 'runs of items up or down are too long',
  finds: 'runs that are too long: merged lists',
  opposite: {
    tail: 'upper',
    headline: 'runs of items up or down are too short',
    finds: 'alternated lists: items of two halves by turns',
  },
  battery: 'quick',
  fit(n, lists) {
    const law = { mean: (2 * (n - 2)) / 3, variance: (16 * n - 29) / 90, step: 1, thirdCumulant: (-16 * (n + 1)) / 945 };
    const sum = { test: TEST, question: QUESTION, sizeOf: 'turns', law: law };
    return fitSums(lists, 1, [sum], (counts) => {
      let before = 0;
      let earlier = 0;
      return {
        add(items, first) {
          let [two, one] = [earlier, before];
          let turns = 0;
          for (let k = 0; k < items.length; k++) {
            const item = items[k];
            // 1 where one step is up and the other down, without a branch.
            if (first + k > 1) turns += ((one - two) ^ (item - one)) >>> 31;
            two = one;
            one = item;
          }
          counts[0] += turns;
          [earlier, before] = [two, one];
        },
      };
    });
  },
};
