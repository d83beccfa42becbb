import type { Statistic } from '../core/statistic.js';
import { evenSplitTails } from '../math/even-split.js';
import { LEAST_TRIALS } from '../math/few-trials.js';
import { testResult } from '../math/result.js';
import { statisticTails } from '../math/statistic-tails.js';

const TEST = 'cyclic-displacement';
const QUESTION = 'Does a card move every distance equally often?';

/**
 * Counts D_k, the cards that moved k positions around the deck, k = (position − card) mod n, over all deals:
 * Q = ((n − 1)/(n N)) Σ (D_k − N)², chi-squared on n − 1 degrees.
 *
 * The n displacements of one deal are dependent, hence the factor (n − 1)/n here too. Its few degrees make it the sharpest
 * of the required tests on biases that run along the diagonal: naive swap at 52 cards needs 210 deals, against 843 by position.
 */
export const cyclicDisplacement: Statistic = {
  id: TEST,
  title: 'Distance moved, around the deck',
  summary: 'Counts how far each card moved, wrapping round, and compares the distances with an even spread.',
  reference:
    'Linear rank statistics on permutation matrices: S. Schach (1979); the covariance (1/(n−1)) C⊗C of a uniform permutation matrix',
  question: QUESTION,
  catches: 'sattolo',
  required: true,
  fit(space, trials) {
    if (trials < LEAST_TRIALS) return { skipped: `needs at least ${LEAST_TRIALS} deals, got ${trials}` };
    const n = space.width;
    const degrees = n - 1;
    return {
      shape: [n],
      rows: [{ test: TEST, question: QUESTION, degrees, scale: n - 1 }],
      accumulator() {
        const counts = new Float64Array(n);
        return {
          counts,
          add({ cells, length }) {
            for (let deal = 0, at = 0; deal < length; deal++) {
              for (let p = 0; p < n; p++, at++) {
                const moved = p - cells[at];
                counts[moved < 0 ? moved + n : moved]++;
              }
            }
          },
        };
      },
      test(counts, total) {
        let squares = 0;
        for (const count of counts) squares += (count - total) ** 2;
        const value = ((n - 1) / n) * (squares / total);
        // Two cards move together: both stay or both change places, so half of D_0 is an ordinary coin.
        if (n === 2) return [testResult(TEST, value, degrees, evenSplitTails(counts[0] / 2, total), 'exact', total)];
        return [testResult(TEST, value, degrees, statisticTails(value, degrees, total), 'asymptotic', total)];
      },
    };
  },
};
