import type { Shows } from '../../../core/record/shows.js';
import type { Fitted, Statistic } from '../../../core/statistic/statistic.js';
import { fixedPointLaw } from '../../../math/orders/rencontres.js';
import { threeCardPositions } from '../../../math/orders/three-card-laws.js';
import { blocksTally, blockValue, positionBlocks } from '../../../math/pearson/block-positions.js';
import { countedTails, type DecidingTails } from '../../../math/pearson/corrected-tails.js';
import { farOutTails, isFew } from '../../../math/pearson/far-out.js';
import { kernelCumulants, LEAST_EXPECTED, LEAST_TRIALS } from '../../../math/pearson/few-trials.js';
import { testResult } from '../../../math/pearson/result.js';
import { sharedBound } from '../../../math/pearson/shared-bound.js';
import { statisticTails } from '../../../math/pearson/statistic-tails.js';
import { steppedTails } from '../../../math/pearson/stepped-tails.js';
import { threeMomentTails } from '../../../math/pearson/three-moment.js';
import { pow } from '../../../math/primitives/pow.js';
import { evenSplitTails } from '../../../math/tails/even-split.js';
import type { Tails } from '../../../math/tails/tails.js';
import { readTable } from '../../counting/read-table.js';
import { addTransposed } from '../add-transposed.js';
import { unevenPositions } from './uneven-positions.js';

/** Decks of more cards than this are counted in blocks of neighbouring cards and neighbouring positions. */
const MOST_CELLED_CARDS = 1000;
const BLOCKS = 64;

/** Cells that are accumulated together. */
const NEAR_CELLS = 32_768;

/** The most deals of three cards for which the law is counted exactly. */
const MOST_COUNTED = 150;

/** The most cards at which the discreteness of the counts shows in the lower tail. */
const MOST_STEPPED = 8;

const TEST = 'position-matrix';
const QUESTION = 'Does every card land in every position equally often?';

/**
 * Counts card e in position p over all deals, an n × n table, and compares it with a flat one:
 * Q = ((n − 1)/N) Σ (O − N/n)², chi-squared on (n − 1)² degrees.
 *
 * Every deal is a permutation matrix, so the cells are not a multinomial: Pearson's sum must be multiplied by (n − 1)/n.
 * Without the factor, shuffles without bias are called biased 17 to 18 times in 100 at the 5 % level, at every n.
 *
 * Beyond 1,000 cards the table has 64 × 64 blocks of s cards by t positions: Q = ((n − 1)/N) Σ (T − N s t/n)²/(s t), chi-squared on 63²
 * degrees; its size r is that of the blocks' own chances, so a bias that evens out within a block is not seen.
 */
export const positionMatrix: Statistic = {
  id: TEST,
  title: 'Card by position',
  summary: 'Counts how often each card lands in each position and compares the table with an even one.',
  reference:
    'R. L. Anderson (1959), Use of contingency tables in the analysis of consumer preference studies, Biometrics 15; S. Schach (1979)',
  question: QUESTION,
  catches: 'naive-swap',
  battery: 'quick',
  required: true,
  counts: 'positions',
  headline: unevenPositions,
  fit(space, trials) {
    if (trials < LEAST_TRIALS) return { skipped: { why: 'few-outcomes', least: LEAST_TRIALS, got: trials } };
    const n = space.width;
    if (n > MOST_CELLED_CARDS) return blocks(n);
    const degrees = (n - 1) ** 2;
    return {
      shape: [n, n],
      adds: { rows: 1, columns: 1 },
      rows: [{ test: TEST, degrees, scale: n - 1 }],
      accumulator(_, counts = new Float64Array(n * n)) {
        // So many positions of all cards stay in the nearer caches.
        const near = Math.ceil(NEAR_CELLS / n);
        return {
          counts,
          add({ cells, length }) {
            for (let first = 0; first < n; first += near) {
              const end = Math.min(n, first + near);
              for (let at = 0; at < length * n; at += n) for (let p = first; p < end; p++) counts[cells[at + p] * n + p]++;
            }
          },
          readers: [{ tally: { id: 'positions', lag: 0 }, take: (table) => addTransposed(table, n, counts) }],
        };
      },
      values: (counts, total) => [statisticOf(counts, n, total)],
      test(counts, total) {
        const value = statisticOf(counts, n, total);
        if (n === 2) return [testResult(TEST, value, degrees, evenSplitTails(counts[0], total), 'exact', total)];
        // E[k³] = (n − 1)³ E[(fixed points − 1)³], and that moment is 1 for n ≥ 3.
        const { variance, thirdCumulant } = kernelCumulants(total, degrees, pow(n - 1, 3));
        const few = threeMomentTails(value, degrees, total, variance, thirdCumulant);
        const deciding = isFew(total, total / n) ? decidingTails(value, n, total, few) : null;
        if (total / n < LEAST_EXPECTED) return [testResult(TEST, value, degrees, few, 'calibrated', total, deciding)];
        return [testResult(TEST, value, degrees, statisticTails(value, degrees, total), 'asymptotic', total, deciding)];
      },
    };
  },
};

/** Returns Q. Scaled by n the deviations are integers, so the sum is exact far beyond any sample. */
function statisticOf(counts: Float64Array, n: number, total: number): number {
  let squares = 0;
  // By index, as an iterator makes an object for each of up to a million cells.
  for (let i = 0; i < counts.length; i++) squares += (n * counts[i] - total) ** 2;
  return ((n - 1) / n) * (squares / n / total);
}

/**
 * Returns the tails that decide at few deals. For three cards that is the law itself. For more, the upper tail is the lesser of two that are both at
 * least the law's. The lower one is chi-squared, a step of the lattice further up where the cards are few enough to show it. Tables of whole numbers
 * with equal margins are the lattice A ⊗ A of A = A_(n−1), so one of them has the volume n^(n − 1): J. H. Conway & N. J. A. Sloane (1999), Sphere
 * Packings, Lattices and Groups, chapter 4.
 */
function decidingTails(value: number, n: number, trials: number, few: Tails): DecidingTails {
  if (n === 3 && trials <= MOST_COUNTED) return countedTails(threeCardPositions(trials).tails(value));
  const degrees = (n - 1) ** 2;
  const { logP, ...rest } = farOutTails(value, degrees, trials, few);
  const chances = fixedPointLaw(n);
  const values = chances.map((_, agreed) => (n - 1) * (agreed - 1));
  const above = Math.min(logP, sharedBound(value, degrees, trials, { values, chances }));
  if (n > MOST_STEPPED) return { ...rest, logP: above };
  const logVolume = (n - 1) * Math.log(n) + (degrees / 2) * Math.log((n - 1) / trials);
  return steppedTails(value, degrees, logVolume, { grade: rest.grade, logP: above });
}

function blocks(n: number): Fitted {
  const degrees = (BLOCKS - 1) ** 2;
  const { blockOf, sizes } = positionBlocks(n, BLOCKS);
  const shows: Shows = { of: 'card-blocks', size: Math.ceil(n / BLOCKS) };
  return {
    shape: [BLOCKS, BLOCKS],
    adds: { atMost: Math.ceil(n / BLOCKS) },
    rows: [{ test: TEST, degrees, scale: n - 1, shows }],
    accumulator() {
      const counts = new Float64Array(BLOCKS * BLOCKS);
      return {
        counts,
        add({ cells, length }) {
          for (let deal = 0, at = 0; deal < length; deal++)
            for (let p = 0; p < n; p++, at++) counts[blockOf[cells[at]] * BLOCKS + blockOf[p]]++;
        },
        readers: [readTable(blocksTally(n, BLOCKS), counts)],
      };
    },
    test(counts, total) {
      const value = blockValue(counts, sizes, total);
      return [testResult(TEST, value, degrees, statisticTails(value, degrees, total), 'asymptotic', total)];
    },
  };
}
