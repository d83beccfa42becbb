import { AuditError } from '../core/errors.js';
import { gcd } from '../math/fraction.js';

/**
 * The exact probability of every order of `n` cards, as fractions over one denominator.
 *
 * Few distinct probabilities occur and many orders share one. So each distinct numerator is stored once and every order points at its own. A law of
 * ten cards takes 14 megabytes, not a big integer for each of 3,628,800 orders.
 */
export interface Law {
  readonly n: number;
  readonly denominator: bigint;
  /** The distinct numerators, rising; 0n among them if an order is never dealt. */
  readonly levels: readonly bigint[];
  /** The index in `levels` of the numerator of every order, by lexicographic index, n! of them. */
  readonly level: Uint32Array;
}

/** Returns the law whose numerators, by lexicographic index, are `weights`, in lowest terms. Throws E_INTERNAL if they do not sum to `denominator`. */
export function lawOf(n: number, weights: readonly bigint[], denominator: bigint): Law {
  const distinct = new Map<bigint, number>();
  const first = Uint32Array.from(weights, (weight) => {
    const known = distinct.get(weight) ?? distinct.size;
    distinct.set(weight, known);
    return known;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total !== denominator) throw new AuditError('E_INTERNAL', `the weights of a law must sum to ${denominator}, got ${total}`);
  return sorted(n, [...distinct.keys()], first, denominator);
}

/** Returns the same from integer counts of equally likely ways, which sum to `ways`. */
export function lawOfCounts(n: number, counts: Float64Array, ways: bigint): Law {
  const distinct = new Map<number, number>();
  const first = new Uint32Array(counts.length);
  let total = 0n;
  let pending = 0;
  for (let rank = 0; rank < counts.length; rank++) {
    const count = counts[rank];
    const known = distinct.get(count) ?? distinct.size;
    if (known === distinct.size) distinct.set(count, known);
    first[rank] = known;
    pending += count;
    if (pending > 2 ** 52) {
      total += BigInt(pending);
      pending = 0;
    }
  }
  total += BigInt(pending);
  if (total !== ways) throw new AuditError('E_INTERNAL', `the ways of a law must sum to ${ways}, got ${total}`);
  return sorted(n, Array.from(distinct.keys(), BigInt), first, ways);
}

function sorted(n: number, found: readonly bigint[], first: Uint32Array, denominator: bigint): Law {
  const shared = found.reduce((g, weight) => gcd(g, weight), denominator);
  const rising = Array.from(found.keys()).sort((a, b) => (found[a] < found[b] ? -1 : 1));
  const place = new Uint32Array(found.length);
  for (const [level, at] of rising.entries()) place[at] = level;
  return {
    n,
    denominator: denominator / shared,
    levels: rising.map((at) => found[at] / shared),
    level: first.map((at) => place[at]),
  };
}

/** Returns the numerator of the order with this lexicographic index. */
export function weightOf({ levels, level }: Law, rank: number): bigint {
  return levels[level[rank]];
}

/** Returns every numerator by lexicographic index. */
export function weightsOf(law: Law): bigint[] {
  return Array.from(law.level, (at) => law.levels[at]);
}

/** Returns how many orders have each of the law's levels. */
export function multiplicities({ levels, level }: Law): Float64Array {
  const orders = new Float64Array(levels.length);
  for (const at of level) orders[at]++;
  return orders;
}

export function isUniform({ levels }: Law): boolean {
  return levels.length === 1;
}
