import type { Row, Statistic, TestResult } from '../../../core/statistic/statistic.js';
import { commonNeighbourCube } from '../../../math/orders/common-neighbours.js';
import type { DecidingTails } from '../../../math/pearson/corrected-tails.js';
import { farOutTails, isFew } from '../../../math/pearson/far-out.js';
import { kernelCumulants, LEAST_EXPECTED, LEAST_TRIALS } from '../../../math/pearson/few-trials.js';
import { testResult } from '../../../math/pearson/result.js';
import { statisticTails } from '../../../math/pearson/statistic-tails.js';
import { steppedTails } from '../../../math/pearson/stepped-tails.js';
import { threeMomentTails } from '../../../math/pearson/three-moment.js';
import { evenSplitTails } from '../../../math/tails/even-split.js';
import type { Tails } from '../../../math/tails/tails.js';
import { readTable } from '../../counting/read-table.js';

const ID = 'successor-matrix';
const SYMMETRIC = `${ID}/symmetric`;
const ANTISYMMETRIC = `${ID}/antisymmetric`;
const MOST_CARDS = 1000;

/** Cells that are accumulated together. */
const NEAR_CELLS = 32_768;
const LEAST_CARDS = 3;

/**
 * Counts how often card y follows card x, the first card following the last, an n × n table O whose even entry is N/(n − 1), and looks at
 * its two halves apart: S over pairs x < y of sums, T of differences,
 *
 * Q = Σ (O_xy + O_yx − 2N/(n − 1))² (n − 1)/(2N) on n(n − 3)/2 degrees, and Q = Σ (O_xy − O_yx)² (n − 1)(n − 2)/(2nN) on (n − 1)(n − 2)/2.
 *
 * The table of one deal is a single ring of cards. Its two halves have different variances and are uncorrelated; Pearson's sum over the
 * whole calls shuffles without bias biased 17 to 21 times in 100 at the 5 % level. At three cards there is no symmetric row: two rings,
 * like heads and tails.
 *
 * Sizes, root-mean-square over the pairs: of the symmetric row the deviation r of the chance that two cards lie side by side, relative to the
 * even 2/(n − 1), which adds n r² for every deal; of the other row the difference of the two directions' chances, relative to the same,
 * which adds (n − 2) r².
 */
export const successorMatrix: Statistic = {
  id: ID,
  title: 'Which card follows which',
  summary: 'Counts how often each card follows each other one, around the deck, and compares the table with an even one.',
  reference:
    'Covariance of the ring of a uniform permutation, in its symmetric and antisymmetric part; S. Schach (1979) for rank statistics',
  question: 'Is every card as likely as any other to follow a given one?',
  asks: ({ test }) =>
    test === SYMMETRIC
      ? 'Do any two cards lie side by side equally often?'
      : 'Of two cards side by side, does either come first equally often?',
  catches: 'random-cut',
  battery: 'standard',
  required: false,
  counts: 'successors',
  fit({ width: n }, trials) {
    if (n < LEAST_CARDS) return { skipped: { why: 'few-cards', least: LEAST_CARDS, got: n } };
    if (n > MOST_CARDS) return { skipped: { why: 'too-large', limit: 'card-pairs', most: MOST_CARDS, got: n } };
    if (trials < LEAST_TRIALS) return { skipped: { why: 'few-outcomes', least: LEAST_TRIALS, got: trials } };
    return {
      shape: [n, n],
      adds: { rows: 1, columns: 1 },
      rows: rowsOf(n),
      accumulator(_, counts = new Float64Array(n * n)) {
        // Of so many cards all that may follow stay in the nearer caches.
        const near = Math.ceil(NEAR_CELLS / n);
        let followers = new Uint16Array(0);
        return {
          counts,
          add({ cells, length }) {
            if (followers.length < length * n) followers = new Uint16Array(length * n);
            for (let deal = 0; deal < length * n; deal += n) {
              let before = cells[deal + n - 1];
              for (let at = deal; at < deal + n; at++) {
                followers[deal + before] = cells[at];
                before = cells[at];
              }
            }
            for (let first = 0; first < n; first += near) {
              const end = Math.min(n, first + near);
              for (let deal = 0; deal < length * n; deal += n)
                for (let card = first; card < end; card++) counts[card * n + followers[deal + card]]++;
            }
          },
          readers: [readTable({ id: 'successors' }, counts)],
        };
      },
      test(counts, total) {
        let sums = 0;
        let differences = 0;
        for (let x = 0; x < n; x++) {
          for (let y = x + 1; y < n; y++) {
            const there = counts[x * n + y];
            const back = counts[y * n + x];
            // Times n − 1 the deviations are integers.
            sums += ((n - 1) * (there + back) - 2 * total) ** 2;
            differences += (there - back) ** 2;
          }
        }
        const anti = antisymmetric((((n - 1) * (n - 2)) / (2 * n)) * (differences / total), n, total, counts[1]);
        return n === LEAST_CARDS ? [anti] : [symmetric(sums / (2 * (n - 1)) / total, n, total), anti];
      },
    };
  },
};

function rowsOf(n: number): readonly Row[] {
  const symmetricRow: Row = {
    test: SYMMETRIC,
    degrees: (n * (n - 3)) / 2,
    scale: n,
  };
  const antisymmetricRow: Row = {
    test: ANTISYMMETRIC,
    degrees: ((n - 1) * (n - 2)) / 2,
    scale: n - 2,
  };
  return n === LEAST_CARDS ? [antisymmetricRow] : [symmetricRow, antisymmetricRow];
}

function symmetric(value: number, n: number, trials: number): TestResult {
  const degrees = (n * (n - 3)) / 2;
  const { variance, thirdCumulant } = kernelCumulants(trials, degrees, commonNeighbourCube(n));
  const few = threeMomentTails(value, degrees, trials, variance, thirdCumulant);
  // Whole numbers on pairs of cards that add to 0 at every card: Gram matrix (n − 2) I + J of the sums, which reach every even total.
  const logPoint = ((n - 1) * Math.log(n - 2) + Math.log(2 * n - 2)) / 2 - Math.LN2;
  const deciding = decidingTails(value, degrees, n, trials, few, logPoint + (degrees / 2) * Math.log((n - 1) / (2 * trials)));
  if (trials / (n - 1) < LEAST_EXPECTED) return testResult(SYMMETRIC, value, degrees, few, 'calibrated', trials, deciding);
  return testResult(SYMMETRIC, value, degrees, statisticTails(value, degrees, trials), 'asymptotic', trials, deciding);
}

/**
 * Tests an antisymmetric kernel. Reversing one of two decks turns the kernel's sign. So its third moment is 0, and the plain law is good near its
 * middle at few deals too.
 */
function antisymmetric(value: number, n: number, trials: number, secondAfterFirst: number): TestResult {
  const degrees = ((n - 1) * (n - 2)) / 2;
  if (n === LEAST_CARDS) return testResult(ANTISYMMETRIC, value, degrees, evenSplitTails(secondAfterFirst, trials), 'exact', trials);
  const tails = statisticTails(value, degrees, trials);
  // Flows on the complete graph, a lattice with n^(n − 2) spanning trees (N. Biggs (1997), doi:10.1112/S0024609397003275), of which a given number of
  // deals reaches every other one; at four cards every fourth, for the three rings there share no turn.
  const logPoint = (n === 4 ? 2 : 1) * Math.LN2 + ((n - 2) / 2) * Math.log(n);
  const logVolume = logPoint + (degrees / 2) * Math.log(((n - 1) * (n - 2)) / (2 * n * trials));
  return testResult(ANTISYMMETRIC, value, degrees, tails, 'asymptotic', trials, decidingTails(value, degrees, n, trials, tails, logVolume));
}

/** Returns the tails that decide at few deals: an allowance above, and below the lattice steps of whole counts. Measured in wings/calibration/engine/far. */
function decidingTails(value: number, degrees: number, n: number, trials: number, few: Tails, logVolume: number): DecidingTails | null {
  return isFew(trials, trials / (n - 1)) ? steppedTails(value, degrees, logVolume, farOutTails(value, degrees, trials, few)) : null;
}
