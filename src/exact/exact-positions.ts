import type { SwapStep } from '../core/subject/shuffle.js';
import type { DrawLaws } from './draw-laws.js';
import { stepWeights } from './step-weights.js';

/** The probability that card c ends at position p, as `numerators[c][p] / denominator`. */
export interface ExactPositions {
  readonly n: number;
  readonly numerators: readonly (readonly bigint[])[];
  readonly denominator: bigint;
}

/**
 * Returns the exact position matrix of independent swaps: the product of their sparse stochastic matrices, in integers. A step with weights w_q out
 * of W takes a row x to x_q (W − w_q) + x_at w_q for q ≠ at, and x_at to Σ w_q x_q. Our own derivation: the card at q ≠ at stays unless q is drawn,
 * and then goes to `at`, whose card comes to q.
 */
export function exactPositions(swaps: readonly SwapStep[], n: number, draws: DrawLaws): ExactPositions {
  const numerators = Array.from({ length: n }, (_, card) => Array.from({ length: n }, (__, p) => (p === card ? 1n : 0n)));
  let denominator = 1n;
  for (const step of swaps) {
    const { total, byTarget } = stepWeights(step, draws);
    for (const row of numerators) advance(row, step.at, total, byTarget);
    denominator *= total;
  }
  return { n, numerators, denominator };
}

function advance(row: bigint[], at: number, total: bigint, byTarget: ReadonlyMap<number, bigint>): void {
  const before = row[at];
  let stays = before * (byTarget.get(at) ?? 0n);
  for (let q = 0; q < row.length; q++) {
    if (q === at) continue;
    const weight = byTarget.get(q);
    if (weight === undefined) {
      row[q] *= total;
      continue;
    }
    stays += row[q] * weight;
    row[q] = row[q] * (total - weight) + before * weight;
  }
  row[at] = stays;
}

/** True where every card is equally likely to end at every position. */
export function isEven({ n, numerators, denominator }: ExactPositions): boolean {
  return numerators.every((row) => row.every((numerator) => numerator * BigInt(n) === denominator));
}
