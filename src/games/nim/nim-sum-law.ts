import { AuditError } from '../../core/errors.js';
import { walsh } from './walsh.js';

/**
 * Returns the exact law of the nim-sum of `piles` piles dealt independently, each of size s with weight `weights[s]`. Gives the weight of every
 * nim-sum, from 0 to the next power of two less one. They add up to the sum of the weights to the power `piles`. Weights are integers from 0; if all
 * are equal, the law counts equally likely deals. By the Walsh–Hadamard transform, which turns exclusive or into multiplication: 64 weights and 8
 * piles take about a millisecond. Throws E_USAGE for no weights, or a number of piles that is no nonnegative integer.
 */
export function nimSumLaw(weights: readonly bigint[], piles: number): readonly bigint[] {
  if (weights.length === 0) throw new AuditError('E_USAGE', 'the law of a nim-sum needs the weight of one size at least, got none');
  if (!(Number.isSafeInteger(piles) && piles >= 0))
    throw new AuditError('E_USAGE', `the number of piles must be whole, from 0, got ${piles}`);
  const powers = walsh(weights).map((value) => value ** BigInt(piles));
  const size = BigInt(powers.length);
  return walsh(powers).map((value) => value / size);
}
