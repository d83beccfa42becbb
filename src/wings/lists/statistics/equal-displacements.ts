import { wrappedDifference } from '../counting/difference-table.js';
import type { ListStatistic } from '../counting/list-statistic.js';
import { fitSums } from '../counting/sums.js';

const TEST = 'equal-displacements';
const MOVED = 'Do two items move by the same distance no more often than luck makes them?';
const SUMMED = 'Do two items lie mirrored about one point no more often than luck puts them there?';

/** The most items outside a deep audit, since it keeps a number for every distance. */
const MOST_UNLESS_DEEP = 10_000_000;

/**
 * Counts the pairs of items that moved by the same distance, item less position modulo n, and those with equal item plus position. Two items do so
 * with chance 1/(n − 1): n/2 pairs on average, exactly. Variance n/2 and third cumulant 3n/2 are those of n balls in n boxes. The size is that of the
 * chance of a pair.
 */
export const equalDisplacements: ListStatistic = {
  id: TEST,
  title: 'Items that move alike',
  summary: 'Counts the pairs of items that moved by the very same distance, or are mirrored about the same point.',
  reference:
    'V. T. Hoang, B. Morris & P. Rogaway (2012), An enciphering scheme based on a card shuffle, doi:10.1007/978-3-642-32009-5_1, for swap-or-not',
  question: MOVED,
  headline: 'too many items move by the very same distance',
  finds: 'swap-or-not of too few rounds, orders made of few shifts and reflections',
  opposite: {
    tail: 'lower',
    headline: 'too few items move by the very same distance',
    finds: 'orders that give each item a distance of its own',
  },
  battery: 'standard',
  counts: 'alike',
  mostUnlessDeep: MOST_UNLESS_DEEP,
  fit(n, lists) {
    const law = { mean: n / 2, variance: n / 2, step: 1, thirdCumulant: (3 * n) / 2 };
    const sums = [
      { test: `${TEST}/shift`, question: MOVED },
      { test: `${TEST}/mirror`, question: SUMMED },
    ].map((sum) => ({ ...sum, sizeOf: 'pairs that move alike', law }));
    return fitSums(lists, 1, sums, (counts) => {
      const [shifts, mirrors] = [new Uint16Array(n), new Uint16Array(n)];
      return {
        add(items, first) {
          let [shifted, mirrored] = [0, 0];
          for (let k = 0; k < items.length; k++) {
            const place = first + k;
            const shift = wrappedDifference(items[k], place, n);
            // Item plus position, as the item less what the position lacks to n.
            const mirror = wrappedDifference(items[k], n - 1 - place, n);
            // Each meets those that came before. A box that is full stays so: the list is far beyond luck by then.
            shifted += shifts[shift];
            mirrored += mirrors[mirror];
            if (shifts[shift] < FULL) shifts[shift]++;
            if (mirrors[mirror] < FULL) mirrors[mirror]++;
          }
          counts[0] += shifted;
          counts[1] += mirrored;
        },
        endList() {
          shifts.fill(0);
          mirrors.fill(0);
        },
      };
    });
  },
};

/** The largest count of a box. */
const FULL = 0xffff;
