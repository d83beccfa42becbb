import { testResult } from '../../../math/pearson/result.js';
import type { ListRow, ListStatistic } from '../counting/list-statistic.js';
import { longestIncreasingTails } from '../math/longest-increasing-limit.js';

const TEST = 'longest-increasing';
const QUESTION = 'Is the longest row of items still in order as long as luck leaves it?';

/** The length from which the law for finite lists is close enough far out. */
const LEAST = 10_000;

/** The most items outside a deep audit, since each item takes a search of its piles. */
const MOST_UNLESS_DEEP = 10_000_000;

/**
 * The length of the longest increasing subsequence: patience sorting makes that many piles, some 2√n. Its law is Tracy and Widom's with the
 * correction for finite n. For one list; no size.
 */
export const longestIncreasing: ListStatistic = {
  id: TEST,
  title: 'Longest row still in order',
  summary: 'Finds the most items of the list that stand in rising order, gaps allowed.',
  reference: 'J. Baik, P. Deift & K. Johansson (1999), doi:10.1090/S0894-0347-99-00307-0; F. Bornemann (2024), doi:10.5802/aif.3595',
  question: QUESTION,
  headline: 'too long a row of items is still in order',
  finds: 'lists that keep much of their order: buffers, merges',
  opposite: {
    tail: 'lower',
    headline: 'no row of items is still in order for as long as luck leaves one',
    finds: 'reversals, and orders that fall',
  },
  battery: 'standard',
  mostUnlessDeep: MOST_UNLESS_DEEP,
  fit(n, lists) {
    if (n < LEAST) return { skipped: { why: 'too-short', least: LEAST, n } };
    if (lists > 1) return { skipped: { why: 'several', lists } };
    const row: ListRow = { test: TEST, question: QUESTION, degrees: 1, sizeOf: null, scale: 0, required: false };
    return {
      shape: [1],
      rows: [row],
      counter: () => {
        const counts = new Float64Array(1);
        // Empty piles hold more than any item.
        let piles = new Int32Array(1024).fill(EMPTY);
        let length = 0;
        return {
          counts,
          add(items) {
            for (let k = 0; k < items.length; k++) {
              const item = items[k];
              // The first pile that does not end lower, by halving, without a branch.
              let low = 0;
              for (let step = piles.length >>> 1; step > 0; step >>>= 1) low += step & ((piles[low + step - 1] - item) >> 31);
              piles[low] = item;
              if (low === length && ++length === piles.length - 1) piles = grown(piles);
            }
          },
          endList() {
            counts[0] += length;
            length = 0;
            piles.fill(EMPTY);
          },
        };
      },
      test: (counts) => [testResult(TEST, counts[0], 1, longestIncreasingTails(counts[0], n), 'asymptotic', lists)],
    };
  },
};

function grown(piles: Int32Array): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * piles.length).fill(EMPTY);
  more.set(piles);
  return more;
}

/** A value above every item. */
const EMPTY = 2 ** 31 - 1;
