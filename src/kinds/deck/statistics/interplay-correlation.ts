import type { Statistic } from '../../../core/statistic/statistic.js';
import { rowCells } from '../../../core/statistic/tally.js';
import { type PairKernel, pairDeviations, pairKernel } from '../../../math/orders/value-pairs.js';
import { LEAST_TRIALS } from '../../../math/pearson/few-trials.js';
import { kernelResult } from '../../../math/pearson/kernel-result.js';
import { meansAt } from '../means-at.js';

const TEST = 'interplay-correlation';
const QUESTION = 'Do high and low cards at two positions of a deal come together as often as luck brings them?';
const LEAST_CARDS = 5;
const MOST_CARDS = 200;

/**
 * Correlates the values of the cards at every two positions of a deal, and looks at all pairs of positions at once. Even deals have the correlation
 * −1/(n − 1) at every pair.
 *
 * It counts S_pq = Σ (x_p + x_q)², which holds the products and also squares that belong to one position each. U = S − α_p − α_q, with which every
 * position's pairs add to 0, is free of those squares, though not of the product of their means (`beyondPositions`). Even decks turn what is left
 * alike in every direction (it is one irreducible part of the symmetric group), and each deal's part has the same length ‖U_1‖. So Q = D ‖U‖²/(N
 * ‖U_1‖²), over pairs p < q, on D = n(n − 3)/2 degrees. Its size r is the root-mean-square, over pairs, of how far their correlations are off, around
 * the mean of each position's pairs.
 */
export const interplayCorrelation: Statistic = {
  id: TEST,
  title: 'Correlation between the positions of a deal',
  summary: 'Correlates the values of the cards at every two positions of a deal and looks at all pairs of positions at once.',
  reference:
    'W. Hoeffding (1951), A combinatorial central limit theorem, doi:10.1214/aoms/1177729545; P. Diaconis (1988), Group representations in probability and statistics, chapter 8',
  question: QUESTION,
  catches: 'random-cut',
  battery: 'standards',
  required: false,
  beyondPositions,
  headline: { says: 'high and low cards come together too often or too seldom' },
  fit({ width: n }, trials) {
    if (n < LEAST_CARDS) return { skipped: { why: 'few-cards', least: LEAST_CARDS, got: n } };
    if (n > MOST_CARDS) return { skipped: { why: 'too-large', limit: 'position-pairs', most: MOST_CARDS, got: n } };
    if (trials < LEAST_TRIALS) return { skipped: { why: 'few-outcomes', least: LEAST_TRIALS, got: trials } };
    const kernel: PairKernel = pairKernel(n);
    const { cube, degrees, scale } = kernel;
    return {
      shape: [n, n],
      adds: { atMost: (2 * (n - 2)) ** 2 },
      rows: [{ test: TEST, degrees, scale }],
      accumulator() {
        const counts = new Float64Array(n * n);
        return {
          counts,
          add({ cells, length }) {
            for (let deal = 0, top = 0; deal < length; deal++, top += n) {
              for (let p = 0; p < n - 1; p++) {
                const from = 2 * cells[top + p] - 2 * (n - 1);
                for (let q = p + 1; q < n; q++) counts[p * n + q] += (from + 2 * cells[top + q]) ** 2;
              }
            }
          },
          readers: [{ tally: { id: 'pairSums', lag: 0 }, take: (table) => addSums(table, n, counts) }],
        };
      },
      values: (counts, total) => [statisticOf(counts, kernel, n, total)],
      test: (counts, total) => [
        kernelResult(TEST, statisticOf(counts, kernel, n, total), { degrees, cube }, total, (total * degrees) / cube),
      ],
    };
  },
};

/** Adds a table of sums in whole cards, half as large as values. */
function addSums(table: ArrayLike<number>, n: number, counts: Float64Array): void {
  const width = rowCells(n);
  for (let p = 0; p < n; p++) for (let q = p + 1; q < n; q++) counts[p * n + q] += 4 * table[p * width + q];
}

/**
 * Returns the part that the means explain. Cards at two positions with the means μ_p and μ_q add 2 μ_p μ_q to (x_p + x_q)², beyond what each of them
 * adds, where nothing else makes them come together.
 */
function beyondPositions(counts: ArrayLike<number>, positions: ArrayLike<number>, total: number): number {
  const n = Math.sqrt(positions.length);
  const means = meansAt(
    Float64Array.from({ length: n }, (_, card) => 2 * card - (n - 1)),
    positions,
    total,
  );
  const left = Float64Array.from(counts, (sum, at) => sum - 2 * total * means[Math.floor(at / n)] * means[at % n]);
  return statisticOf(left, pairKernel(n), n, total);
}

function statisticOf(counts: Float64Array, { degrees, square }: PairKernel, n: number, total: number): number {
  return (degrees * pairDeviations(counts, n)) / square / total;
}
