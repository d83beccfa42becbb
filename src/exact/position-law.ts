import { AuditError } from '../core/errors.js';
import type { Bounded } from '../core/subject/bounded.js';
import type { PlannedShuffle, SwapStep } from '../core/subject/shuffle.js';
import type { StepLaw } from './step-law.js';
import { stepLaws } from './step-law.js';

/** The error allowed to a shuffle that is declared uniform, from rounding only: n steps of at most 2^-53 each. */
const ROUNDING = 2 ** -40;

/**
 * Returns how far the probability that card c ends at position p is from 1/n, for every card and position. The result is row-major [card][position],
 * n · n numbers, each row and column summing to 0. Add 1/n for the probability itself.
 *
 * A step that swaps `at` with q with probability w_q takes every row x to x_q − w_q (x_q − x_at), and x_at to x_at + Σ w_q (x_q − x_at): a product of
 * sparse stochastic matrices. The law under ideal draws and the addition of the bounded method are carried side by side. So a bias of 10^-11 is not
 * lost in the rounding of probabilities near 1/n, and a uniform shuffle contributes exactly 0 to the first. Relative error of the root of the sum of
 * squares below 10^-12 (test/exact/position-law.test.ts).
 *
 * Throws E_USAGE for a shuffle that is not a list of swaps, E_INTERNAL for one declared uniform that is not.
 */
export function positionLaw(shuffle: PlannedShuffle, bounded: Bounded, range: bigint, n: number): Float64Array {
  return positionLawBy(shuffle, stepLaws(bounded, range), n);
}

/** Returns the same from given laws of the steps, which shuffles examined in turn can share. */
export function positionLawBy(shuffle: PlannedShuffle, lawOf: (step: SwapStep) => StepLaw, n: number): Float64Array {
  if (!shuffle.swaps) throw new AuditError('E_USAGE', `a position law needs a shuffle that only swaps, got ${shuffle.id}`);
  const steps = shuffle.swaps(n).map(lawOf);
  const ideal = new Float64Array(n * n).fill(-1 / n);
  for (let card = 0; card < n; card++) ideal[card * n + card] = 1 - 1 / n;
  const added = steps.some(({ excess }) => excess) ? new Float64Array(n * n) : null;
  for (const step of steps) advance(step, n, ideal, added);

  if (shuffle.uniform) {
    const off = ideal.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
    if (off > ROUNDING)
      throw new AuditError('E_INTERNAL', `${shuffle.id} is declared uniform, but a position probability is off by ${off}`);
    return added ?? new Float64Array(n * n);
  }
  return added ? ideal.map((x, k) => x + added[k]) : ideal;
}

function advance({ at, first, ideal: weights, excess }: StepLaw, n: number, ideal: Float64Array, added: Float64Array | null): void {
  for (let row = 0; row < n * n; row += n) {
    const idealAt = ideal[row + at];
    const addedAt = added ? added[row + at] : 0;
    let idealIn = 0;
    let addedIn = 0;
    for (let t = 0; t < weights.length; t++) {
      const q = row + first + t;
      const idealGap = ideal[q] - idealAt;
      if (added) {
        const extra = excess ? excess[t] : 0;
        const addedFlow = (weights[t] + extra) * (added[q] - addedAt) + extra * idealGap;
        added[q] -= addedFlow;
        addedIn += addedFlow;
      }
      const idealFlow = weights[t] * idealGap;
      ideal[q] -= idealFlow;
      idealIn += idealFlow;
    }
    ideal[row + at] = idealAt + idealIn;
    if (added) added[row + at] = addedAt + addedIn;
  }
}
