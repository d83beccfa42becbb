import type { Bounded } from '../core/bounded.js';
import { ratio } from '../math/ratio.js';

/**
 * How uneven the draws of one deal are: the sum over draws of the chi-squared divergence K · Σ (p_k − 1/K)² of a draw below K from
 * even, p_k being the exact law of `bounded` on words uniform on [0, range).
 *
 * It is the noncentrality a deal of the chi-squared test that looks at the draws themselves, so no test on the decks of a shuffle whose
 * draws can be read off its decks sees more. 0 for a method that rejects; Σ rem · (K − rem) / range² for modulo, rem = range mod K: rem
 * values are off by (K − rem)/(K range) and K − rem by −rem/(K range), so that K Σ off² is that. The divergence: A. L. Gibbs & F. E. Su
 * (2002), On choosing and bounding probability metrics, arXiv:math/0209021. Each draw's term is rounded once from an exact fraction; the
 * relative error of the sum is below (draws + 1) · 2^-53.
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
