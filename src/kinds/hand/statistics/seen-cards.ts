import type { Statistic } from '../../../core/statistic/statistic.js';
import { seenCardsKernel } from '../../../math/hands/seen-kernels.js';
import { correctedBy } from '../../../math/pearson/corrected-tails.js';
import { FAR_OUT_FROM } from '../../../math/pearson/far-out.js';
import { LEAST_OF_THREE, LEAST_TRIALS } from '../../../math/pearson/few-trials.js';
import { kernelResult } from '../../../math/pearson/kernel-result.js';
import { multinomialLaw } from '../../../math/pearson/multinomial-tails.js';
import { testResult } from '../../../math/pearson/result.js';
import { statisticTails } from '../../../math/pearson/statistic-tails.js';
import { chiSquaredTails } from '../../../math/tails/chi-squared.js';
import { evenSplitTails } from '../../../math/tails/even-split.js';

const TEST = 'seen-cards';
const QUESTION = 'Is every card in the hand equally often?';

/**
 * Counts c_e, the deals in which card e is seen, and compares them with an even share: Q = n(n − 1)/(N k(n − k)) Σ (c_e − Nk/n)²,
 * chi-squared on n − 1 degrees. Cards are drawn without replacement, so Pearson's sum must be multiplied by (n − 1)/(n − k).
 *
 * Its size r is the root-mean-square of the deviation of the cards' chances of being seen or, where more than half of them are, of being
 * left out, relative to the even one: (n − 1) κ/(n − κ) r² for every deal, with κ the lesser of k and n − k.
 */
export const seenCards: Statistic = {
  id: TEST,
  title: 'Which cards are in the hand',
  summary: 'Counts how often each card is in the hand and compares the counts with an even share.',
  reference: 'Covariance of sampling without replacement: W. G. Cochran, Sampling Techniques, 3rd ed. (1977), theorem 2.3',
  question: QUESTION,
  catches: 'naive-swap',
  battery: 'quick',
  required: true,
  counts: 'seen',
  headline: { says: 'some cards are in the hand more often than others', strongestOnly: true },
  fit({ cards: n, width: k }, trials) {
    const least = n === 3 ? LEAST_OF_THREE : LEAST_TRIALS;
    if (trials < least) return { skipped: { why: 'few-outcomes', least: least, got: trials } };
    const kernel = seenCardsKernel(n, k);
    const rarer = Math.min(k, n - k);
    const { degrees } = kernel;
    return {
      shape: [n],
      adds: { rows: k },
      rows: [{ test: TEST, degrees, scale: ((n - 1) * rarer) / (n - rarer), promisesFrom: FAR_OUT_FROM }],
      accumulator() {
        const counts = new Float64Array(n);
        return {
          counts,
          add({ cells, length }) {
            for (let at = 0; at < length * k; at++) counts[cells[at]]++;
          },
        };
      },
      test(counts, total) {
        let squares = 0;
        // Times n the deviations are integers.
        for (const count of counts) squares += (n * count - k * total) ** 2;
        const value = ((n - 1) / (n * k * (n - k))) * (squares / total);
        if (n === 2) return [testResult(TEST, value, degrees, evenSplitTails(counts[0], total), 'exact', total)];
        if (rarer > 1) {
          // Σ (c − Nk/n)² goes up in steps of two, since the counts are whole numbers with a fixed sum: half a step covers the point itself.
          const lower = chiSquaredTails(value + (n * (n - 1)) / (k * (n - k)) / total, degrees);
          return [kernelResult(TEST, value, kernel, total, (total * rarer) / n, lower)];
        }
        // One card seen, or one left out: an ordinary multinomial.
        const deciding = correctedBy(multinomialLaw(Array<number>(n).fill(1 / n), total), value);
        return [testResult(TEST, value, degrees, statisticTails(value, degrees, total), 'asymptotic', total, deciding)];
      },
    };
  },
};
