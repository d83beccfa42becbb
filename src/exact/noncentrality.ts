import { AuditError } from '../core/errors.js';
import type { Bounded } from '../core/subject/bounded.js';
import type { Shuffle } from '../core/subject/shuffle.js';
import { counted } from '../core/words/counted.js';
import { ratio } from '../math/ratio.js';
import { positionLaw } from './position-law.js';

/** The most cards for a position law: step matrices cost n³. */
const MOST_CARDS_BY_LAW = 512;

/** The facts that the parts of a pipeline, with even words, give about what a test can detect: noncentrality per deal, exact up to rounding. */
export interface ExactNoncentrality {
  /** Σ over the draws of a correct shuffle of the chi-squared divergence of its draw; null for a mistaken shuffle, or one that draws otherwise. */
  readonly choices: number | null;
  /** The noncentrality of `position-matrix`: (n − 1) ‖P − 1/n‖². Null if the shuffle is not a list of swaps, or the deck is too large. */
  readonly positions: number | null;
  /** The noncentrality of `cyclic-displacement`: ((n − 1)/n) Σ_k (Σ of the deviations at distance k)². Null as above. */
  readonly displacement: number | null;
}

/**
 * Returns the exact noncentralities of shuffle × bounded method on words uniform over `range`, at `n` cards. They are w² of J. Cohen (1988),
 * Statistical Power Analysis for the Behavioral Sciences, chapter 7; N deals give the noncentrality N w². Positions use the metric of their
 * covariance, whose inverse on its range is n − 1: W. Hoeffding (1951), doi:10.1214/aoms/1177729545. Relative errors as in `positionLaw` and
 * `choiceUnevenness`, where they are measured.
 */
export function exactNoncentrality(shuffle: Shuffle, bounded: Bounded, range: bigint, n: number): ExactNoncentrality {
  if (shuffle.kind !== 'planned') return { choices: null, positions: null, displacement: null };
  const choices = shuffle.uniform ? choiceUnevenness(shuffle.bounds(n), bounded, range) : null;
  if (!shuffle.swaps || n > MOST_CARDS_BY_LAW) return { choices, positions: null, displacement: null };
  const law = positionLaw(shuffle, bounded, range, n);
  return { choices, positions: (n - 1) * positionDeviation(law, n) ** 2, displacement: displacementNoncentrality(law, n) };
}

/**
 * Returns ‖P − 1/n‖, the root of the sum of squares of a position law's deviations from 1/n: the relative root-mean-square deviation of the n²
 * position probabilities. The noncentrality per deal of the position test is (n − 1) times its square. `law` is what `positionLaw` gives for `n`
 * cards. Throws E_INTERNAL if its length is not n².
 */
export function positionDeviation(law: Float64Array, n: number): number {
  if (law.length !== n * n)
    throw new AuditError('E_INTERNAL', `a position law of ${n} cards has ${counted(n * n, 'cell')}, got ${law.length}`);
  return Math.hypot(...rowNorms(law, n));
}

function rowNorms(law: Float64Array, n: number): number[] {
  return Array.from({ length: n }, (_, card) => Math.hypot(...law.subarray(card * n, (card + 1) * n)));
}

function displacementNoncentrality(law: Float64Array, n: number): number {
  const byDistance = new Float64Array(n);
  for (let card = 0; card < n; card++) for (let p = 0; p < n; p++) byDistance[(p - card + n) % n] += law[card * n + p];
  return ((n - 1) / n) * byDistance.reduce((sum, d) => sum + d * d, 0);
}

/**
 * Returns how uneven the draws of one deal are. It is the sum over draws of the chi-squared divergence K · Σ (p_k − 1/K)² of a draw below K from
 * even. Here p_k is the exact law of `bounded` on words uniform on [0, range).
 *
 * It is the noncentrality per deal of the chi-squared test on the draws themselves. So no test on the decks sees more, if the shuffle's draws can be
 * read off its decks.
 *
 * 0 for a method that rejects; Σ rem · (K − rem) / range² for modulo, rem = range mod K: rem values are off by (K − rem)/(K range) and K − rem by
 * −rem/(K range), so that K Σ off² is that. The divergence: A. L. Gibbs & F. E. Su (2002), On choosing and bounding probability metrics,
 * arXiv:math/0209021. Each draw's term is rounded once from an exact fraction; the relative error of the sum is below (draws + 1) · 2^-53.
 */
export function choiceUnevenness(bounds: Uint32Array, bounded: Bounded, range: bigint): number {
  const draws = new Map<number, number>();
  for (const bound of bounds) draws.set(bound, (draws.get(bound) ?? 0) + 1);
  let sum = 0;
  for (const [bound, count] of draws) sum += count * divergence(bound, bounded, range);
  return sum;
}

function divergence(bound: number, bounded: Bounded, range: bigint): number {
  const law = bounded.law(bound, range);
  if (law === 'uniform') return 0;
  const values = BigInt(bound);
  let squares = 0n;
  for (let k = 0; k < bound; k++) squares += (law(k) * values - range) ** 2n;
  return ratio(squares, range * range * values);
}
