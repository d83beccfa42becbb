import { AuditError } from '../../core/errors.js';

/**
 * Returns the nim-sum: the piles added in binary without carrying (exclusive or). Integers in [0, 2^32), any number of piles; 0 for none. For larger
 * piles there is `solveNim`. Throws E_USAGE outside, since the operator would drop the upper bits silently.
 *
 * C. L. Bouton (1901), Nim, a game with a complete mathematical theory, Annals of Mathematics 3, doi:10.2307/1967631.
 */
export function nimSum(piles: readonly number[]): number {
  for (let i = 0; i < piles.length; i++) {
    const pile = piles[i];
    if (pile >>> 0 !== pile) throw new AuditError('E_USAGE', `pile ${i + 1} must be a whole number from 0 to 2^32 - 1, got ${pile}`);
  }
  return nimSumAt(piles, 0, piles.length) >>> 0;
}

/** Returns the same of the `piles` piles from cells[at] on, in consecutive deals: integers from 0 below 2^31, which are not checked. */
export function nimSumAt(cells: ArrayLike<number>, at: number, piles: number): number {
  let sum = 0;
  for (let i = at; i < at + piles; i++) sum ^= cells[i];
  return sum;
}
