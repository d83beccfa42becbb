import type { Accumulator, Statistic } from '../../../core/statistic/statistic.js';
import { BLOCK_SIZE } from '../../../core/subject/subject.js';
import { couponLaw, couponWindow } from '../../../math/orders/coupon-law.js';
import { binnedCounts } from '../../../math/pearson/binned-counts.js';
import { readTable } from '../../counting/read-table.js';

const TEST = 'coupon-collector';
const QUESTION = 'Has every card been seen at a position after as many deals as luck takes?';
const MOST_CARDS = 1000;

/** The most windows for which every histogram is counted for the lower tail: a tenth of a second's work. */
const MOST_COUNTED = 64;

/**
 * Cuts the deals of every block into windows of L. It looks at one position in each, the next one in the next window. It counts after how many deals
 * every card has been seen there. All windows in which a card is missing at the end form one more value. The histogram is compared with its exact
 * law. The number of windows of a fixed length does not depend on the deals, unlike that of windows that end with the last card. So the histogram is
 * an ordinary multinomial. Each window uses one position, since two positions of a deal are not independent.
 *
 * The size is that of the chances of the bins; a window has L deals, so each deal adds r²/L.
 */
export const couponCollector: Statistic = {
  id: TEST,
  title: 'Deals until every card was seen',
  summary:
    'Counts the deals until every card has been seen at a position, in windows that take the positions in turn, and compares the histogram with its exact law.',
  reference:
    'R. E. Greenwood (1955), Coupon collector’s test for random digits, doi:10.2307/2002028; D. E. Knuth, TAOCP vol. 2, 3rd ed. (1998), 3.3.2 E',
  question: QUESTION,
  catches: 'sattolo',
  battery: 'standards',
  ordered: 'in-run',
  required: false,
  headline: { says: 'some cards reach a position later or sooner than luck explains' },
  fit({ width: n }, trials) {
    if (n > MOST_CARDS) return { skipped: { why: 'too-large', limit: 'law-of-cards', most: MOST_CARDS, got: n } };
    const window = couponWindow(n);
    const law = couponLaw(n);
    const windows = windowsOf(trials, window);
    const binned = binnedCounts(law, windows, MOST_COUNTED);
    if (!binned) return { skipped: { why: 'few-windows', window, got: trials } };
    return {
      shape: [law.length],
      adds: { atMost: 1 },
      rows: [{ test: TEST, degrees: binned.degrees, scale: 1 / window }],
      accumulator: (stretch = { first: 0, trials }) => collecting(n, window, Math.floor(stretch.first / window)),
      // A record may hold counts that no deals gave: there is one window at the least.
      test: (counts) => {
        const seen = Math.max(
          1,
          counts.reduce((sum, count) => sum + count, 0),
        );
        return [{ ...binned.read(TEST, counts, seen), trials: seen * window }];
      },
    };
  },
};

/** Counts the whole windows in the blocks of a sample. */
function windowsOf(trials: number, window: number): number {
  return Math.floor(trials / BLOCK_SIZE) * Math.floor(BLOCK_SIZE / window) + Math.floor((trials % BLOCK_SIZE) / window);
}

/** Counts one window after another, the first of them at position `first` mod n. */
function collecting(n: number, window: number, first: number): Accumulator {
  const counts = new Float64Array(window - n + 2);
  // The last window in which each card was seen, from 1.
  const seenIn = new Float64Array(n);
  let [done, dealt, left, last] = [0, 0, n, 0];
  return {
    counts,
    add({ cells, length }) {
      for (let deal = 0; deal < length; deal++) {
        const card = cells[deal * n + ((first + done) % n)];
        dealt++;
        if (seenIn[card] <= done) {
          seenIn[card] = done + 1;
          left--;
          last = dealt;
        }
        if (dealt < window) continue;
        counts[left > 0 ? window - n + 1 : last - n]++;
        [done, dealt, left] = [done + 1, 0, n];
      }
    },
    readers: [readTable({ id: 'windows', given: Uint32Array.of(window, first % n) }, counts)],
  };
}
