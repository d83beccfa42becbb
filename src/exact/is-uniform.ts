import type { ExactLaw } from './exact-law.js';

/** True where all n! permutations are reached and have exactly the same probability. */
export function isUniform(law: ExactLaw): boolean {
  let orders = 1n;
  for (let k = 2n; k <= BigInt(law.n); k++) orders *= k;
  if (BigInt(law.weights.size) !== orders) return false;
  for (const weight of law.weights.values()) if (weight * orders !== law.denominator) return false;
  return true;
}
