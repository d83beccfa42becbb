import type { ListStatistic } from '../counting/list-statistic.js';
import { fitSums } from '../counting/sums.js';
import { WholeSum } from '../counting/whole-sum.js';

const TEST = 'footrule';
const QUESTION = 'Do the items move as far, all in all, as luck moves them?';

/**
 * Spearman's footrule, Σ |v(p) − p|: mean (n² − 1)/3, variance (n + 1)(2n² + 7)/45, third cumulant −4n⁴/945. The size is how much less or farther
 * items move than by luck.
 */
export const footrule: ListStatistic = {
  id: TEST,
  title: 'Distance moved in all',
  summary: 'Adds up how far every item stands from where it was: Spearman’s footrule.',
  reference:
    'C. Spearman (1906), doi:10.1111/j.2044-8295.1906.tb00174.x; P. Diaconis & R. L. Graham (1977), doi:10.1111/j.2517-6161.1977.tb01624.x',
  question: QUESTION,
  headline: 'the items do not move as far as luck moves them',
  finds: 'shuffles that do not mix far enough',
  opposite: {
    tail: 'upper',
    headline: 'the items move farther than luck moves them',
    finds: 'reversals, halves that change places, items sent to the other end',
  },
  battery: 'quick',
  fit(n, lists) {
    // The sum is always even.
    const law = {
      mean: (n ** 2 - 1) / 3,
      variance: ((n + 1) * (2 * n ** 2 + 7)) / 45,
      step: 2,
      thirdCumulant: (-4 * n ** 2 * n ** 2) / 945,
    };
    const sum = { test: TEST, question: QUESTION, sizeOf: 'the distance moved', law: law };
    return fitSums(lists, 2, [sum], (counts) => {
      const sum = new WholeSum(counts, 0);
      return {
        add(items, first) {
          let moved = 0;
          for (let k = 0; k < items.length; k++) moved += Math.abs(items[k] - first - k);
          sum.add(moved);
        },
      };
    });
  },
};
