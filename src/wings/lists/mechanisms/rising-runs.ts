import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { inverse, merged } from '../making/orders.js';
import { exactly } from '../traces/exact-number.js';
import type { Mechanism } from '../traces/mechanism.js';
import { risingLengths } from '../traces/rising-lengths.js';

/** The fewest items per run on average: keys of many values leave shorter runs. */
const LEAST = 16;

/** The list is a few runs, each of which rises. */
export const risingRuns: Mechanism = {
  id: 'rising-runs',
  title: 'Rising runs',
  summary: 'The list is so few runs, each in the order before.',
  reference: 'D. E. Knuth, TAOCP vol. 3, 2nd ed. (1998), section 5.1.3: runs; section 5.2.5 for sorting by keys of few values',
  makes: 'order',
  rank: 64,
  look({ counted, head, lists, n }) {
    const down = counted('steps-down')?.[0];
    if (down === undefined || lists > 1 || down + 1 > n / LEAST || head.length < n) return null;
    return { numbers: [exactly('runs', down + 1)], share: 1, makers: [(draw) => inverse(merged(risingLengths(head), draw))] };
  },
  headline: ({ numbers: [runs] }) => `the list is ${counted(count(runs.value), 'run')}, each in the order before`,
  sentences: ({ numbers: [runs] }, n) => [
    `From run to run the ${count(n)} items begin anew, ${counted(count(runs.value), 'time')} in all. So a list comes out that is sorted by a random number of few values, or whose items are dealt to groups that are read one after the other.`,
    'Sort by keys of 64 bits, or shuffle in place.',
  ],
};
