import { keepLatest } from '../../../core/keep-latest.js';
import type { Statistic } from '../../../core/statistic/statistic.js';
import { boundTail, correctedBy, countedTails } from '../../../math/pearson/corrected-tails.js';
import { LEAST_TRIALS } from '../../../math/pearson/few-trials.js';
import { type MultinomialLaw, multinomialLaw } from '../../../math/pearson/multinomial-tails.js';
import { testResult } from '../../../math/pearson/result.js';
import { statisticTails } from '../../../math/pearson/statistic-tails.js';
import { trinomialLaw } from '../../../math/pearson/trinomial-law.js';
import { evenSplitTails } from '../../../math/tails/even-split.js';
import { readTable } from '../../counting/read-table.js';

const TEST = 'neighbour-gap';
const QUESTION = 'Do cards that were side by side end up every distance apart equally often?';
const LEAST_CARDS = 3;
/** Fewest cards in all: below it the law's tail is far heavier than any read here, since whole decks keep their ring, and it decides nothing. */
const LEAST_CARDS_DEALT = 1500;
/** Fewest deals of five cards: they keep the ring, or keep it in steps of two, once in six deals. */
const LEAST_OF_FIVE = 800;
/**
 * Chances for four cards: a third of the deals keep the ring, one way round or the other, and all others have the same distances, so this is a
 * multinomial.
 */
const RINGS_OF_FOUR = [1 / 6, 1 / 6, 2 / 3] as const;
/** The most deals of four cards for which that law is counted exactly. */
const MOST_COUNTED = 300;
/** Numbers of deals whose laws are kept: a calibration asks for one again and again. */
const MOST_KEPT = 4;

/**
 * Counts G_d, the cards e whose old neighbour e + 1 lies d positions further on, both around the deck, d = 1 … n − 1, over all deals. With
 * s_d = (G_d + G_(n−d))/2 − nN/(n − 1) and t_d = (G_d − G_(n−d))/2,
 * Q = ((n − 1)/(nN)) Σ s_d² + ((n − 1)(n − 2)/(n²N)) Σ t_d², chi-squared on n − 2 degrees. At three cards it is a coin: two rings.
 *
 * Few degrees make it sharp on decks that stay in clumps: seven riffles of 52 cards need 170 deals. Let r_s and r_t be the root-mean-square
 * deviations s and t of the chances of the n − 1 distances, relative to their even value. Every deal adds n r_s² + (n − 2) r_t²; the size r
 * is that of the distances' chances with r² = (n r_s² + (n − 2) r_t²)/(n − 1), which is r_s² + r_t² but for one part in n − 1.
 */
export const neighbourGap: Statistic = {
  id: TEST,
  title: 'Distance between old neighbours',
  summary: 'Counts how far apart neighbouring cards end up, around the deck, and compares the distances with an even spread.',
  reference: 'The successor matrix of the inverse deck, summed along its diagonals; D. Bayer & P. Diaconis (1992) for what riffles leave',
  question: QUESTION,
  catches: 'overhand',
  battery: 'standard',
  required: false,
  needsStart: true,
  fit({ width: n }, trials) {
    if (n < LEAST_CARDS) return { skipped: { why: 'few-cards', least: LEAST_CARDS, got: n } };
    if (trials < LEAST_TRIALS) return { skipped: { why: 'few-outcomes', least: LEAST_TRIALS, got: trials } };
    const decidesFrom = decidesFromAt(n);
    const degrees = n - 2;
    return {
      shape: [n],
      adds: { rows: n },
      rows: [{ test: TEST, degrees, scale: n - 1, decidesFrom }],
      accumulator() {
        const counts = new Float64Array(n);
        const place = new Uint16Array(n);
        return {
          counts,
          add({ cells, length }) {
            for (let deal = 0, at = 0; deal < length; deal++) {
              for (let p = 0; p < n; p++, at++) place[cells[at]] = p;
              let from = place[n - 1];
              for (let card = 0; card < n; card++) {
                const gap = place[card] - from;
                counts[gap < 0 ? gap + n : gap]++;
                from = place[card];
              }
            }
          },
          readers: [readTable({ id: 'neighbourGaps' }, counts)],
        };
      },
      test(counts, total) {
        let sums = 0;
        let differences = 0;
        for (let d = 1; d < n; d++) {
          // Times 2(n − 1) and 2 the deviations are integers.
          sums += ((n - 1) * (counts[d] + counts[n - d]) - 2 * n * total) ** 2;
          differences += (counts[d] - counts[n - d]) ** 2;
        }
        const value = sums / (4 * n * (n - 1)) / total + (((n - 1) * (n - 2)) / (4 * n * n)) * (differences / total);
        if (n === LEAST_CARDS) return [testResult(TEST, value, degrees, evenSplitTails(counts[1] / n, total), 'exact', total)];
        const usual = statisticTails(value, degrees, total);
        if (n === 4 && total <= MOST_COUNTED) {
          const counted = countedTails(fourCardLaw(total).tails(value));
          return [testResult(TEST, value, degrees, usual, 'asymptotic', total, counted)];
        }
        const deciding = boundTail(correctedBy(lawOf(n, total), value), usual, total, decidesFrom);
        return [testResult(TEST, value, degrees, usual, 'asymptotic', total, deciding)];
      },
    };
  },
};

const fourCardLaw = keepLatest(MOST_KEPT, String, (trials: number) => trinomialLaw(RINGS_OF_FOUR, trials));

/** Returns the fewest deals at which the law is known far enough out. */
function decidesFromAt(n: number): number {
  if (n <= 4) return 1;
  return n === 5 ? LEAST_OF_FIVE : Math.ceil(LEAST_CARDS_DEALT / n);
}

/**
 * Returns the multinomial law: exact at four cards. For more, the n − 1 counts have approximately the law of that number of cards falling into n − 1
 * equal bins.
 */
function lawOf(n: number, trials: number): MultinomialLaw {
  return n === 4 ? multinomialLaw(RINGS_OF_FOUR, trials) : multinomialLaw(Array<number>(n - 1).fill(1 / (n - 1)), n * trials);
}
