import type { Statistic } from '../../../core/statistic/statistic.js';
import { seenPlacesKernel } from '../../../math/hands/seen-kernels.js';
import { FAR_OUT_FROM } from '../../../math/pearson/far-out.js';
import { LEAST_TRIALS } from '../../../math/pearson/few-trials.js';
import { kernelResult } from '../../../math/pearson/kernel-result.js';

const TEST = 'seen-places';
const QUESTION = 'Does every card of the hand lie in each place equally often?';
/** The fewest cards. The places of two of three cards take so few values that chi-squared misses its levels; `seen-deals` asks as much. */
const LEAST_CARDS = 4;
const MOST_CELLS = 4_000_000;

/**
 * Counts card e in place j of the k that are seen, an n × k table O, and compares each card's places with one another:
 * Q = ((n − 1)/N) (Σ O_ej² − Σ c_e²/k), with c_e how often card e is seen, chi-squared on (n − 1)(k − 1) degrees.
 *
 * The covariance of the table is that of card by position, cut to k positions; together with `seen-cards`, which is uncorrelated, Q is its
 * whole quadratic form on (n − 1)k degrees. Its size r is the root-mean-square of the chances of a card in a place, relative to
 * 1/n, beyond how often the card is seen at all: (n − 1)k/n r² for every deal.
 */
export const seenPlaces: Statistic = {
  id: TEST,
  title: 'Card by place',
  summary: 'Counts how often each card lies in each place of the hand and compares each card’s places with one another.',
  reference: 'R. L. Anderson (1959), Biometrics 15, for whole orders; cut to k positions by the covariance of a permutation matrix',
  question: QUESTION,
  catches: 'naive-swap',
  battery: 'quick',
  required: true,
  headline: { says: 'some cards are dealt first too often, others too seldom', strongestOnly: true },
  fit({ cards: n, unordered, width: k }, trials) {
    if (unordered) return { skipped: { why: 'no-order-of-hand' } };
    if (k < 2) return { skipped: { why: 'one-card' } };
    if (n < LEAST_CARDS) return { skipped: { why: 'few-cards', least: LEAST_CARDS, got: n } };
    if (n * k > MOST_CELLS) return { skipped: { why: 'too-large', limit: 'card-places', most: MOST_CELLS, got: n * k } };
    if (trials < LEAST_TRIALS) return { skipped: { why: 'few-outcomes', least: LEAST_TRIALS, got: trials } };
    const kernel = seenPlacesKernel(n, k);
    return {
      shape: [n, k],
      adds: { columns: 1 },
      rows: [{ test: TEST, degrees: kernel.degrees, scale: ((n - 1) * k) / n, promisesFrom: FAR_OUT_FROM }],
      accumulator() {
        const counts = new Float64Array(n * k);
        return {
          counts,
          add({ cells, length }) {
            for (let deal = 0, at = 0; deal < length; deal++) for (let p = 0; p < k; p++, at++) counts[cells[at] * k + p]++;
          },
        };
      },
      test(counts, total) {
        let squares = 0;
        for (let card = 0; card < n; card++) {
          let seen = 0;
          for (let p = 0; p < k; p++) seen += counts[card * k + p];
          // Times k the deviations are integers.
          for (let p = 0; p < k; p++) squares += (k * counts[card * k + p] - seen) ** 2;
        }
        return [kernelResult(TEST, ((n - 1) / k ** 2) * (squares / total), kernel, total, total / n)];
      },
    };
  },
};
