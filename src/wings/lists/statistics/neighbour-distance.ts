import type { ListStatistic } from '../counting/list-statistic.js';
import { fitSums } from '../counting/sums.js';
import { WholeSum } from '../counting/whole-sum.js';

const TEST = 'neighbour-distance';
const QUESTION = 'Do neighbours lie as far apart in the order before as luck puts them?';

/**
 * Chatterjee's ξ of neighbours, 1 − 3 Σ |v(p + 1) − v(p)|/(n² − 1), by its sum, with mean (n² − 1)/3. The variance of ξ, (n − 2)(4n − 7)/(10(n + 1)(n
 * − 1)²), gives that of the sum; third cumulant −4n⁴/945. The size is how much nearer or farther apart they lie than by luck.
 */
export const neighbourDistance: ListStatistic = {
  id: TEST,
  title: 'Distance of neighbours',
  summary: 'Adds up how far neighbours of the list lie apart in the order before: Chatterjee’s ξ.',
  reference: 'S. Chatterjee (2021), A new coefficient of correlation, doi:10.1080/01621459.2020.1758115',
  question: QUESTION,
  headline: 'neighbours come from one part of the list too often',
  finds: 'neighbours that come from one part of the list: shards, blocks, buffers',
  opposite: {
    tail: 'upper',
    headline: 'neighbours come from parts of the list that lie too far apart',
    finds: 'strides, affine maps, shards dealt in turn',
  },
  battery: 'quick',
  fit(n, lists) {
    const mean = (n ** 2 - 1) / 3;
    const law = {
      mean,
      variance: (((n - 2) * (4 * n - 7)) / (10 * (n + 1) * (n - 1) ** 2)) * mean ** 2,
      step: 1,
      thirdCumulant: (-4 * n ** 2 * n ** 2) / 945,
    };
    const sum = { test: TEST, question: QUESTION, sizeOf: 'the distance of neighbours', law: law };
    return fitSums(lists, 2, [sum], (counts) => {
      const sum = new WholeSum(counts, 0);
      let before = 0;
      return {
        add(items, first) {
          let last = first === 0 ? items[0] : before;
          let apart = 0;
          for (let k = 0; k < items.length; k++) {
            const item = items[k];
            apart += Math.abs(item - last);
            last = item;
          }
          sum.add(apart);
          before = last;
        },
      };
    });
  },
};
