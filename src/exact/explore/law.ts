import { AuditError } from '../../core/errors.js';
import { gcd, reduceFraction } from '../../math/fraction.js';
import type { Level, Piece } from './tree.js';

export interface TreeLaw {
  /** Numerators by rank of the order; they sum to `denominator`. */
  readonly weights: readonly bigint[];
  readonly denominator: bigint;
  readonly leaves: number;
  /** True if all leaves are equally likely. */
  readonly even: boolean;
}

interface Weight {
  readonly num: bigint;
  readonly den: bigint;
  /** The weight of each child by its piece's width, `num/den`. */
  readonly below: Map<string, number>;
}

/**
 * Adds up the leaves of a whole tree by the rank of their orders, of which there are `orders`. The weight of a leaf is the product of the widths of
 * its pieces, an exact fraction. Few of them differ, so each is computed once and its leaves are counted. Throws E_INTERNAL if they do not sum to 1.
 */
export function treeLaw(levels: readonly Level[], orders: number): TreeLaw {
  const known: Weight[] = [];
  const index = new Map<string, number>();
  const intern = (num: bigint, den: bigint): number => {
    const key = `${num}/${den}`;
    const at = index.get(key) ?? known.length;
    if (at === known.length) {
      index.set(key, at);
      known.push({ num, den, below: new Map() });
    }
    return at;
  };
  const times = (weight: number, { num, den }: Piece): number => {
    const { below, ...above } = known[weight];
    const key = `${num}/${den}`;
    let product = below.get(key);
    if (product === undefined) {
      const { num: n, den: d } = reduceFraction(above.num * num, above.den * den);
      product = intern(n, d);
      below.set(key, product);
    }
    return product;
  };

  const counts = new Map<number, number>();
  let leaves = 0;
  let weights = Int32Array.of(intern(1n, 1n));
  for (const [depth, { count, rank, next }] of levels.entries()) {
    const below = new Int32Array(levels[depth + 1]?.count ?? 0);
    let child = 0;
    let inner = 0;
    for (let node = 0; node < count; node++) {
      if (rank[node] >= 0) {
        // One number for a weight and an order: index of the weight · n! + rank.
        const key = weights[node] * orders + rank[node];
        counts.set(key, (counts.get(key) ?? 0) + 1);
        leaves++;
      } else if (next) {
        for (const piece of next.uses[next.of[inner]].pieces) below[child++] = times(weights[node], piece);
        inner++;
      }
    }
    weights = below;
  }

  const used = new Set([...counts.keys()].map((key) => Math.floor(key / orders)));
  let denominator = 1n;
  for (const at of used) denominator = (denominator / gcd(denominator, known[at].den)) * known[at].den;
  const sums = new Array<bigint>(orders).fill(0n);
  for (const [key, count] of counts) {
    const { num, den } = known[Math.floor(key / orders)];
    sums[key % orders] += BigInt(count) * num * (denominator / den);
  }
  const total = sums.reduce((sum, weight) => sum + weight, 0n);
  if (total !== denominator) throw new AuditError('E_INTERNAL', `the weights of the leaves must sum to ${denominator}, got ${total}`);
  return { weights: sums, denominator, leaves, even: used.size === 1 };
}
