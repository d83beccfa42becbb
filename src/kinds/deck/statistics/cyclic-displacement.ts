import type { Statistic } from '../../../core/statistic/statistic.js';
import { MOST_BYTE_CARDS } from '../../../core/statistic/tally.js';
import { threeCardDisplacements } from '../../../math/orders/three-card-laws.js';
import { boundTail, correctedBy, countedTails } from '../../../math/pearson/corrected-tails.js';
import { LEAST_TRIALS } from '../../../math/pearson/few-trials.js';
import { multinomialLaw } from '../../../math/pearson/multinomial-tails.js';
import { testResult } from '../../../math/pearson/result.js';
import { statisticTails } from '../../../math/pearson/statistic-tails.js';
import { evenSplitTails } from '../../../math/tails/even-split.js';
import { readTable } from '../../counting/read-table.js';
import { unevenPositions } from './uneven-positions.js';

const TEST = 'cyclic-displacement';
const QUESTION = 'Does a card move every distance equally often?';

/**
 * Fewest cards in all, for decks of four or more: below it the law's tail is far heavier than any read here, since whole decks move by one distance,
 * and it decides nothing.
 */
const LEAST_CARDS_DEALT = 1500;

/** The most deals of three cards for which the law is counted exactly. */
const MOST_COUNTED = 500;

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
  battery: 'quick',
  required: true,
  counts: 'displacements',
  headline: unevenPositions,
  needsStart: true,
  fit(space, trials) {
    const n = space.width;
    if (trials < LEAST_TRIALS) return { skipped: { why: 'few-outcomes', least: LEAST_TRIALS, got: trials } };
    // Two cards are a coin, exact at any number of deals, and of three the law is counted.
    const decidesFrom = n <= 3 ? 1 : Math.ceil(LEAST_CARDS_DEALT / n);
    const degrees = n - 1;
    return {
      shape: [n],
      adds: { rows: n },
      rows: [{ test: TEST, degrees, scale: n - 1, decidesFrom }],
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
          readers: [
            n > MOST_BYTE_CARDS
              ? readTable({ id: 'displacements' }, counts)
              : { tally: { id: 'positions', lag: 0 }, take: (table) => addDisplacements(table, n, counts) },
          ],
        };
      },
      fromPositions(positions) {
        const counts = new Float64Array(n);
        for (let card = 0; card < n; card++) for (let p = 0; p < n; p++) counts[(p - card + n) % n] += positions[card * n + p];
        return counts;
      },
      values: (counts, total) => [statisticOf(counts, n, total)],
      test(counts, total) {
        const value = statisticOf(counts, n, total);
        // Two cards move together: both stay or both change places, so half of D_0 is an ordinary coin.
        if (n === 2) return [testResult(TEST, value, degrees, evenSplitTails(counts[0] / 2, total), 'exact', total)];
        // The n counts have nearly the law of so many cards falling into n equal bins, each expecting one a deal.
        const usual = statisticTails(value, degrees, total);
        if (n === 3 && total <= MOST_COUNTED) {
          const counted = countedTails(threeCardDisplacements(total).tails(value));
          return [testResult(TEST, value, degrees, usual, 'asymptotic', total, counted)];
        }
        const deciding = correctedBy(multinomialLaw(Array<number>(n).fill(1 / n), n * total), value);
        return [testResult(TEST, value, degrees, usual, 'asymptotic', total, boundTail(deciding, usual, total, decidesFrom))];
      },
    };
  },
};

function addDisplacements(table: ArrayLike<number>, n: number, counts: Float64Array): void {
  for (let p = 0; p < n; p++) for (let card = 0; card < n; card++) counts[(p - card + n) % n] += table[p * n + card];
}

function statisticOf(counts: Float64Array, n: number, total: number): number {
  let squares = 0;
  for (const count of counts) squares += (count - total) ** 2;
  return ((n - 1) / n) * (squares / total);
}
