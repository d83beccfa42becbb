import { AuditError } from '../core/errors.js';

/**
 * ‖P − 1/n‖, the root of the sum of squares of a position law's deviations from 1/n: the relative root-mean-square deviation
 * of the n² position probabilities. The noncentrality a deal of the position test is (n − 1) times its square.
 * `law` is what `positionLaw` gives for `n` cards. Throws E_INTERNAL where its length is not n².
 */
export function positionDeviation(law: Float64Array, n: number): number {
  if (law.length !== n * n) throw new AuditError('E_INTERNAL', `a position law of ${n} cards has ${n * n} cells, got ${law.length}`);
  return Math.hypot(...rowNorms(law, n));
}

function rowNorms(law: Float64Array, n: number): number[] {
  return Array.from({ length: n }, (_, card) => Math.hypot(...law.subarray(card * n, (card + 1) * n)));
}
