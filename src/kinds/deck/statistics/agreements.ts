import type { Accumulator, Statistic } from '../../../core/statistic/statistic.js';
import { BLOCK_SIZE } from '../../../core/subject/subject.js';
import { fixedPointLaw } from '../../../math/orders/rencontres.js';
import { binnedCounts } from '../../../math/pearson/binned-counts.js';
import { readTable } from '../../counting/read-table.js';

const TEST = 'agreements';
const QUESTION = 'Do deals far apart agree in as many positions as luck makes?';

/** The number of deals compared with one and the same earlier deal, and the least distance between them. */
const APART = 256;

/** Fewest pairs for three counts: below it they take so few values that chi-squared misses its levels by a third. */
const LEAST_OF_THREE = 400;

/**
 * Counts in how many positions a deal agrees with one dealt 256 to 511 before it, and compares the histogram with the rencontres law. Two even deals
 * agree in one position on average, with variance 1. Where the cards of a deal move together (one cut, suits kept in turn), they agree in none or in
 * very many. Yet every card may have the same chance of every position.
 *
 * The mean square of (agreements − 1) is also the factor by which counts of cards by positions vary more than those of even deals: the trace of the
 * squared covariance of a deal's table over that of an even one. Deals so far apart are used because neighbours may depend on each other.
 */
export const agreements: Statistic = {
  id: TEST,
  title: 'Agreement between deals far apart',
  summary: 'Counts the positions in which a deal agrees with one dealt 256 to 511 before it and compares the histogram with its exact law.',
  reference:
    'P. R. de Montmort (1708), Essay d’analyse sur les jeux de hazard (rencontres); P. Diaconis (1988), Group representations in probability and statistics, chapter 3',
  question: QUESTION,
  catches: 'random-cut',
  battery: 'quick',
  ordered: 'in-run',
  required: false,
  counts: 'agreed-positions',
  headline: { says: 'the cards of a deal move together', rank: 1, about: 'together' },
  fit({ width: n }, trials) {
    if (n === 3 && trials < LEAST_OF_THREE) return { skipped: { why: 'few-outcomes', least: LEAST_OF_THREE, got: trials } };
    const law = fixedPointLaw(n);
    const binned = binnedCounts(law, pairsOf(trials));
    if (!binned) return { skipped: { why: 'few-for-bins', of: 'pairs', got: trials } };
    return {
      shape: [n + 1],
      adds: { atMost: 1 },
      rows: [{ test: TEST, degrees: binned.degrees, scale: 1 }],
      accumulator: (stretch = { first: 0, trials }) => counting(n, apartIn(stretch.trials)),
      test: (counts) => [
        binned.read(
          TEST,
          counts,
          Math.max(
            1,
            counts.reduce((sum, count) => sum + count, 0),
          ),
        ),
      ],
    };
  },
};

/** Returns the distance between compared deals in a block of `trials` deals. */
function apartIn(trials: number): number {
  return Math.max(1, Math.min(APART, Math.floor(trials / 2)));
}

/** Counts the deals of a sample that are compared with an earlier one in their block. */
function pairsOf(trials: number): number {
  const last = trials % BLOCK_SIZE;
  return Math.floor(trials / BLOCK_SIZE) * (BLOCK_SIZE - APART) + Math.max(0, last - apartIn(last));
}

/** Compares deal i of a block with the first deal of the stretch of `apart` deals before its own. */
function counting(n: number, apart: number): Accumulator {
  const counts = new Float64Array(n + 1);
  let before = new Uint16Array(n);
  let first = new Uint16Array(n);
  let dealt = 0;
  return {
    counts,
    add({ cells, length }) {
      for (let deal = 0, at = 0; deal < length; deal++, at += n, dealt++) {
        if (dealt % apart === 0) {
          [before, first] = [first, before];
          first.set(cells.subarray(at, at + n));
        }
        if (dealt < apart) continue;
        let agreed = 0;
        for (let p = 0; p < n; p++) if (cells[at + p] === before[p]) agreed++;
        counts[agreed]++;
      }
    },
    readers: [readTable({ id: 'agreed', given: Uint32Array.of(apart) }, counts)],
  };
}
