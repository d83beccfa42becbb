import { ratio } from '../../../math/ratio.js';

/** Returns one way each for a pile of 1 to `max` stones, as the even dealer deals it; none for a pile of no stone. */
export function evenWeights(max: number): readonly bigint[] {
  return Array.from({ length: max + 1 }, (_, stones) => (stones === 0 ? 0n : 1n));
}

/** Converts whole-number weights to chances, each the nearest double. */
export function weightChances(weights: readonly bigint[]): Float64Array {
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  return Float64Array.from(weights, (weight) => ratio(weight, all));
}
