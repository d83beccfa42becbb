import type { Statistic } from '../../../core/statistic/statistic.js';
import { pairVariance, seenPairsKernel } from '../../../math/hands/seen-kernels.js';
import { FAR_OUT_FROM } from '../../../math/pearson/far-out.js';
import { LEAST_TRIALS } from '../../../math/pearson/few-trials.js';
import { kernelResult } from '../../../math/pearson/kernel-result.js';
import { seenTogether } from './seen-together.js';

const TEST = 'seen-pairs';
const QUESTION = 'Are any two cards in the hand together equally often?';
const MOST_CARDS = 200;
/** The fewest cards. Two of four cards can be seen, and then the two pairs of a deal are one of three: `seen-deals` asks as much. */
const LEAST_CARDS = 5;

/**
 * Counts C_xy, the deals in which cards x and y are both seen, for every pair, and takes away what single cards explain: with y_x = c_x − Nk/n
 * and d_xy = C_xy − N k(k − 1)/(n(n − 1)) − (k − 1)(y_x + y_y)/(n − 2), Q = Σ d_xy²/(N λ), λ = (k)_2 (n − k)_2/(n)_4 in falling factorials,
 * chi-squared on n(n − 3)/2 degrees: the part of the table in the second eigenspace of the Johnson scheme J(n, 2), uncorrelated with
 * `seen-cards`. Sees cards that hang together, such as hands cut from a deck in order.
 *
 * Its size r is the root-mean-square, over the pairs, of the deviation of the chance that both are seen or, where more than half
 * the cards are, that both are left out, beyond what single cards explain and relative to the even one.
 */
export const seenPairs: Statistic = {
  id: TEST,
  title: 'Which two cards come together',
  summary: 'Counts for every pair of cards how often both are in the hand and compares the counts with an even share.',
  reference: 'P. Delsarte (1973), An algebraic approach to the association schemes of coding theory, section 4.2: the Johnson scheme',
  question: QUESTION,
  catches: 'random-cut',
  battery: 'quick',
  required: true,
  headline: seenTogether,
  fit({ cards: n, width: k }, trials) {
    if (n < LEAST_CARDS) return { skipped: { why: 'few-cards', least: LEAST_CARDS, got: n } };
    if (n > MOST_CARDS) return { skipped: { why: 'too-large', limit: 'card-pairs', most: MOST_CARDS, got: n } };
    if (k < 2 || n - k < 2) return { skipped: { why: 'few-seen', seen: k, unseen: n - k } };
    if (trials < LEAST_TRIALS) return { skipped: { why: 'few-outcomes', least: LEAST_TRIALS, got: trials } };
    const kernel = seenPairsKernel(n, k);
    const rarer = Math.min(k, n - k);
    const scale = (rarer * (rarer - 1) * (n - 2) * (n - 3)) / (2 * (n - rarer) * (n - rarer - 1));
    const expected = (rarer * (rarer - 1)) / (n * (n - 1));
    return {
      shape: [n, n],
      adds: { atMost: 1 },
      rows: [{ test: TEST, degrees: kernel.degrees, scale, promisesFrom: FAR_OUT_FROM }],
      accumulator() {
        const counts = new Float64Array(n * n);
        return {
          counts,
          add({ cells, length }) {
            for (let deal = 0, top = 0; deal < length; deal++, top += k) {
              for (let p = top; p < top + k - 1; p++) {
                const row = cells[p] * n;
                for (let q = p + 1; q < top + k; q++) counts[row + cells[q]]++;
              }
            }
          },
        };
      },
      test: (counts, total) => [kernelResult(TEST, pairValue(counts, n, k, total), kernel, total, total * expected)],
    };
  },
};

/** Returns Q for a table whose cell [x][y] counts the deals in which x was met before y. */
function pairValue(counts: Float64Array, n: number, k: number, total: number): number {
  // The pairs that a card is in are k − 1 times the deals in which it is seen.
  const extra = new Float64Array(n).fill((-total * k * (k - 1)) / n);
  for (let x = 0; x < n; x++) for (let y = 0; y < n; y++) extra[x] += counts[x * n + y] + counts[y * n + x];
  const even = (total * k * (k - 1)) / (n * (n - 1));
  let squares = 0;
  for (let x = 0; x < n; x++) {
    for (let y = x + 1; y < n; y++) squares += (counts[x * n + y] + counts[y * n + x] - even - (extra[x] + extra[y]) / (n - 2)) ** 2;
  }
  return squares / pairVariance(n, k) / total;
}
