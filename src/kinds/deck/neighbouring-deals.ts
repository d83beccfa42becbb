import type { Entry } from '../../core/catalogue.js';
import type { Accumulator, Fitted, Skipped, Statistic } from '../../core/statistic/statistic.js';
import { rowCells } from '../../core/statistic/tally.js';
import { correlationResult, correlationValue } from '../../math/pearson/correlation-result.js';
import { adjacentPairs } from '../counting/adjacent-pairs.js';
import { dependentDeals } from '../groups/dependent-deals.js';
import { meansAt } from './means-at.js';

/** The most cards: for more, sums of products exceed exact integers in the longest samples. */
const MOST_CARDS = 10_000;

/** The fewest deals: with fewer the law is a handful of points. */
const LEAST_DEALS = 50;

interface Told extends Entry {
  readonly question: string;
  /** Returns integers, one for each of `n` cards, that sum to 0 and change sign where the deck is reversed. */
  valuesOf(n: number): Int32Array;
}

/**
 * Tests whether the values at each position are correlated in two consecutive deals: S_p = Σ x_t(p) x_(t+1)(p). Values that sum to 0 need no mean
 * subtracted.
 *
 * Even deals are independent, so products of different pairs are uncorrelated, overlapping pairs too. Within a pair the covariance of positions p and
 * q is the square of that within a deal. It is σ⁴ where p = q, and else (σ²/(n − 1))², as values of a deal sum to 0. So with M pairs, and S̄ the mean
 * over positions, Q = (n − 1)²/(n(n − 2)) Σ (S_p − S̄)²/(Mσ⁴) + (n − 1) S̄²/(Mσ⁴), on n degrees. For two cards there is the mean alone, a coin.
 *
 * Counts: by position, the sum of the positive products, and of the negative ones without their sign. The size r of its row comes from the
 * correlations ρ_p at the positions: r² = ρ̄² + (n − 1)/(n − 2) times their variance. That is the mean square except for that factor. It is also the
 * relative error of the mean squared difference between two deals.
 */
export function neighbouringDeals({ valuesOf, ...entry }: Told): Statistic {
  return {
    ...entry,
    catches: 'fisher-yates/mt19937/lemire/constant',
    battery: 'standards',
    required: false,
    headline: dependentDeals,
    ordered: 'between-deals',
    beyondPositions: (counts, positions, trials) => beyondPositions(valuesOf(Math.sqrt(positions.length)), counts, positions, trials),
    fit: ({ width: n }, trials) => fitted(entry.id, valuesOf(n), trials),
  };
}

function fitted(test: string, values: Int32Array, trials: number): Fitted | Skipped {
  const n = values.length;
  if (n > MOST_CARDS) return { skipped: { why: 'too-large', limit: 'products', most: MOST_CARDS, got: n } };
  if (trials < LEAST_DEALS) return { skipped: { why: 'few-outcomes', least: LEAST_DEALS, got: trials } };
  const pairs = adjacentPairs(trials);
  return {
    shape: [n, 2],
    adds: { atMost: values.reduce((most, value) => Math.max(most, value * value), 0) },
    rows: [{ test, degrees: n === 2 ? 1 : n, scale: n - 1 }],
    accumulator: () => products(values),
    test: (counts) => [correlationResult(test, sumsOf(counts, n), values, pairs)],
  };
}

/**
 * Returns the value of that row after subtracting what cards by positions explain. Where the values at a position have the mean μ_p, products of
 * independent deals have the mean μ_p².
 */
function beyondPositions(values: Int32Array, counts: ArrayLike<number>, positions: ArrayLike<number>, trials: number): number {
  const pairs = adjacentPairs(trials);
  const means = meansAt(values, positions, trials);
  return correlationValue(
    sumsOf(counts, values.length).map((sum, p) => sum - pairs * means[p] ** 2),
    values,
    pairs,
  );
}

function sumsOf(counts: ArrayLike<number>, n: number): Float64Array {
  return Float64Array.from({ length: n }, (_, p) => counts[2 * p] - counts[2 * p + 1]);
}

function products(values: Int32Array): Accumulator {
  const n = values.length;
  const counts = new Float64Array(2 * n);
  const before = new Int32Array(n);
  return {
    counts,
    add({ cells, length }) {
      for (let deal = 0, at = 0; deal < length; deal++) {
        for (let p = 0; p < n; p++, at++) {
          const value = values[cells[at]];
          // Of the first deal of a block there is none before: 0 adds nothing.
          const product = value * before[p];
          if (product > 0) counts[2 * p] += product;
          else counts[2 * p + 1] -= product;
          before[p] = value;
        }
      }
    },
    readers: [
      {
        tally: { id: 'neighbourProducts', lag: 0, given: new Uint32Array(values) },
        take(table) {
          for (let p = 0; p < n; p++) {
            counts[2 * p] += table[p];
            counts[2 * p + 1] += table[rowCells(n) + p];
          }
        },
      },
    ],
  };
}
