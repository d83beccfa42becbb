import type { Statistic } from '../../../core/statistic/statistic.js';
import { descentLaw } from '../../../math/orders/descent-law.js';
import { histogram } from '../../counting/histogram.js';

const TEST = 'descents';
const QUESTION = 'Does a card lie on a higher one as often as luck puts it there?';

/**
 * Counts, in each deal, the positions after which a lower card follows, and compares the histogram with the Eulerian law, in bins fixed beforehand;
 * degrees = bins − 1. For sorting by keys of few values this number is a sufficient statistic. Its size is that of the chances of the bins.
 */
export const descents: Statistic = {
  id: TEST,
  title: 'Steps down',
  summary: 'Counts how often a lower card follows a higher one in each deal and compares the histogram with its exact law.',
  reference: 'D. E. Knuth, TAOCP vol. 3, 2nd ed. (1998), section 5.1.3: Eulerian numbers',
  question: QUESTION,
  catches: 'sort-keys:4',
  battery: 'standard',
  required: false,
  counts: 'descents',
  needsStart: true,
  fit({ width: n }, trials) {
    return histogram({
      test: TEST,
      values: n,
      law: descentLaw(n),
      trials,
      table: { id: 'descents' },
      measure: () => (cells, at) => {
        let down = 0;
        for (let p = at + 1; p < at + n; p++) if (cells[p] < cells[p - 1]) down++;
        return down;
      },
    });
  },
};
