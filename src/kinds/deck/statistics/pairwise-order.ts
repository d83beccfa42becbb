import type { Row, Statistic, TestResult } from '../../../core/statistic/statistic.js';
import { rowCells } from '../../../core/statistic/tally.js';
import type { DecidingTails } from '../../../math/pearson/corrected-tails.js';
import { isFew } from '../../../math/pearson/far-out.js';
import { LEAST_TRIALS } from '../../../math/pearson/few-trials.js';
import { testResult } from '../../../math/pearson/result.js';
import { statisticTails } from '../../../math/pearson/statistic-tails.js';
import { steppedTails } from '../../../math/pearson/stepped-tails.js';
import type { Tails } from '../../../math/tails/chi-squared.js';
import { evenSplitTails } from '../../../math/tails/even-split.js';
import { unevenPositions } from './uneven-positions.js';

const ID = 'pairwise-order';
const RANK = `${ID}/rank`;
const MOST_CARDS = 200;

/** The most cards at which the discreteness of the counts shows in the lower tail. */
const MOST_STEPPED = 16;

/**
 * Counts W_xy, the deals in which card x lies before card y, for every pair, and splits S = 2W − N in two. With G_x = Σ_y S_xy,
 * `rank` is Q = 3 Σ G_x² / (N n(n + 1)), Friedman's test of the cards' mean positions, on n − 1 degrees; `curl` is what no mean position
 * explains, Q = (3/N) Σ_(x<y) (S_xy − (G_x − G_y)/n)², on (n − 1)(n − 2)/2 degrees. Turning one of two decks round turns the sign of either
 * kernel, so their third moments are 0 and the plain law holds at few deals. At two cards `rank`, at three `curl`, is a coin.
 *
 * Sizes: of `rank` the relative root-mean-square deviation of the position probabilities, as far as it rises or falls evenly from first
 * position to last: D_ep = u_e (p − (n − 1)/2) adds (n − 1) ‖D‖² for every deal. Of `curl` the root-mean-square, over the n(n − 1)/2
 * pairs, of the relative deviation r from a half of the chance that one card lies before the other, beyond what mean positions explain;
 * it adds 3 r² a pair.
 */
export const pairwiseOrder: Statistic = {
  id: ID,
  title: 'Which of two cards comes first',
  summary: 'Counts for every pair of cards how often the one lies before the other and compares it with a half.',
  reference:
    'M. Friedman (1937), doi:10.1080/01621459.1937.10503522; X. Jiang, L.-H. Lim, Y. Yao & Y. Ye (2011), doi:10.1007/s10107-010-0419-x',
  question: 'Does either of two cards come first equally often?',
  asks: ({ test }) =>
    test === RANK
      ? 'Does every card lie as far down the deck as any other, on average?'
      : 'Does either of two cards come first as often as their mean positions say?',
  catches: 'sattolo',
  battery: 'deep',
  required: false,
  headline: { ...unevenPositions, row: 'rank' },
  fit({ width: n }, trials) {
    if (n > MOST_CARDS) return { skipped: { why: 'too-large', limit: 'card-pairs-looked-at', most: MOST_CARDS, got: n } };
    if (trials < LEAST_TRIALS) return { skipped: { why: 'few-outcomes', least: LEAST_TRIALS, got: trials } };
    const rows = rowsOf(n);
    return {
      shape: [n, n],
      adds: { atMost: 1 },
      rows,
      accumulator() {
        const counts = new Float64Array(n * n);
        return {
          counts,
          add({ cells, length }) {
            for (let deal = 0, top = 0; deal < length; deal++, top += n) {
              for (let p = top; p < top + n - 1; p++) {
                const row = cells[p] * n;
                for (let q = p + 1; q < top + n; q++) counts[row + cells[q]]++;
              }
            }
          },
          readers: [{ tally: { id: 'pairsInOrder', lag: 0 }, take: (table, deals) => addPairs(table, deals, n, counts) }],
        };
      },
      test(counts, total) {
        const values = valuesOf(counts, n, total);
        return rows.map((row, r) => resultOf(row, values[r], counts, n, total));
      },
    };
  },
};

/** Adds a table of deals in which a lower card lies before a higher one; in all others the higher one lies first. */
function addPairs(table: ArrayLike<number>, deals: number, n: number, counts: Float64Array): void {
  const width = rowCells(n);
  for (let x = 0; x < n; x++) {
    for (let y = x + 1; y < n; y++) {
      const before = table[x * width + y];
      counts[x * n + y] += before;
      counts[y * n + x] += deals - before;
    }
  }
}

function rowsOf(n: number): readonly Row[] {
  const rank: Row = {
    test: RANK,
    degrees: n - 1,
    scale: n - 1,
  };
  const curl: Row = {
    test: `${ID}/curl`,
    degrees: ((n - 1) * (n - 2)) / 2,
    scale: (3 * n * (n - 1)) / 2,
  };
  return n === 2 ? [rank] : [rank, curl];
}

/** Returns the values of `rank` and `curl`. */
function valuesOf(counts: Float64Array, n: number, total: number): readonly [number, number] {
  const leads = new Float64Array(n);
  for (let x = 0; x < n; x++) for (let y = 0; y < n; y++) leads[x] += counts[x * n + y] - counts[y * n + x];
  let ranks = 0;
  let curls = 0;
  for (let x = 0; x < n; x++) {
    ranks += leads[x] ** 2;
    // Times n the deviations are integers.
    for (let y = x + 1; y < n; y++) curls += (n * (2 * counts[x * n + y] - total) - leads[x] + leads[y]) ** 2;
  }
  return [(3 * ranks) / (n * (n + 1)) / total, (3 * curls) / n ** 2 / total];
}

function resultOf(row: Row, value: number, counts: Float64Array, n: number, total: number): TestResult {
  const coin = coinOf(row, counts, n);
  const tails: Tails = coin === null ? statisticTails(value, row.degrees, total) : evenSplitTails(coin, total);
  if (coin !== null) return testResult(row.test, value, row.degrees, tails, 'exact', total);
  return testResult(row.test, value, row.degrees, tails, 'asymptotic', total, decidingTails(row, value, n, total, tails));
}

/**
 * Returns the tails that decide. At few deals of few cards chi-squared decides the lower tail, a step of the lattice further up. Every swap of
 * neighbours changes one W_xy alone, so counts are all whole numbers. Their projection on either part has the volume of a point over that of the
 * other part's own lattice, cuts or flows on the complete graph: √(n^(n − 2)) for both (N. Biggs (1997), doi:10.1112/S0024609397003275).
 */
function decidingTails({ degrees, test }: Row, value: number, n: number, trials: number, { logUpper }: Tails): DecidingTails | null {
  if (!isFew(trials, trials / 2) || n > MOST_STEPPED) return null;
  const weight = test === RANK ? 3 / (n + 1) : 3;
  const logVolume = degrees * Math.LN2 - ((n - 2) / 2) * Math.log(n) + (degrees / 2) * Math.log(weight / trials);
  return steppedTails(value, degrees, logVolume, { grade: 'calibrated', logP: logUpper });
}

/** Returns how often a row with one degree, which is a coin, fell heads; null for any other row. */
function coinOf({ degrees }: Row, counts: Float64Array, n: number): number | null {
  if (degrees !== 1) return null;
  // Of three cards 0, 1, 2, W_01 + W_12 − W_02 is 1 for the orders that an even number of swaps makes and 0 for the others.
  return n === 2 ? counts[1] : counts[1] + counts[5] - counts[2];
}
