import type { Bounded } from '../core/bounded.js';
import { counted } from '../core/counted.js';
import { AuditError } from '../core/errors.js';
import type { Shuffle } from '../core/shuffle.js';
import { choiceUnevenness } from './choice-unevenness.js';
import { positionLaw } from './position-law.js';

/** Step matrices cost n³; beyond this many cards no position law is worked out. */
const MOST_CARDS_BY_LAW = 512;

/** What the parts of a pipeline say, with words that are even, about what a test can see: noncentrality a deal, exact up to rounding. */
export interface ExactNoncentrality {
  /** Σ over the draws of a correct shuffle of the chi-squared divergence of its draw; null for a mistaken shuffle, or one that draws otherwise. */
  readonly choices: number | null;
  /** Of `position-matrix`: (n − 1) ‖P − 1/n‖². Null where the shuffle is not a list of swaps, or the deck is too large. */
  readonly positions: number | null;
  /** Of `cyclic-displacement`: ((n − 1)/n) Σ_k (Σ of the deviations at distance k)². Null as above. */
  readonly displacement: number | null;
}

/**
 * The exact noncentralities of shuffle × bounded method on words uniform over `range`, at `n` cards: w² of J. Cohen (1988), Statistical
 * Power Analysis for the Behavioral Sciences, chapter 7, of which N deals make the noncentrality N w². For positions in the metric of their
 * covariance, whose inverse on what can move is n − 1: W. Hoeffding (1951), doi:10.1214/aoms/1177729545. Relative errors as in
 * `positionLaw` and `choiceUnevenness`, where they are measured.
 */
export function exactNoncentrality(shuffle: Shuffle, bounded: Bounded, range: bigint, n: number): ExactNoncentrality {
  if (shuffle.kind !== 'planned') return { choices: null, positions: null, displacement: null };
  const choices = shuffle.uniform ? choiceUnevenness(shuffle.bounds(n), bounded, range) : null;
  if (!shuffle.swaps || n > MOST_CARDS_BY_LAW) return { choices, positions: null, displacement: null };
  const law = positionLaw(shuffle, bounded, range, n);
  return { choices, positions: (n - 1) * positionDeviation(law, n) ** 2, displacement: displacementNoncentrality(law, n) };
}

/**
 * ‖P − 1/n‖, the root of the sum of squares of a position law's deviations from 1/n: the relative root-mean-square deviation
 * of the n² position probabilities. The noncentrality a deal of the position test is (n − 1) times its square.
 * `law` is what `positionLaw` gives for `n` cards. Throws E_INTERNAL where its length is not n².
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
