import { AuditError } from '../core/errors.js';
import type { AdaptiveShuffle, PlannedShuffle, Shuffle } from '../core/subject/shuffle.js';
import { reset } from '../core/subject/shuffle.js';
import { counted } from '../core/words/counted.js';
import { factorial, gcd } from '../math/fraction.js';
import { rankOf } from '../math/orders/order-rank.js';
import { dealRank } from './deal-rank.js';
import type { DrawLaws } from './draw-laws.js';
import { IDEAL } from './draw-laws.js';
import { enumerate } from './enumerate.js';
import type { Law } from './law.js';
import { lawOf, lawOfCounts } from './law.js';

/** The most leaves of a choice tree that is visited. */
export const MOST_LEAVES = 10_000_000;

/** The most cards: beyond, there are too many orders to keep a probability of each. */
export const MOST_LAW_CARDS = 10;

/** The number of first leaves that are dealt a second time, to detect a result that does not follow from the choices. */
const CHECKED_LEAVES = 64;

/** A law found by visiting every leaf of a choice tree. */
export interface Enumerated {
  readonly law: Law;
  readonly leaves: number;
  /** True if all leaves are equally likely. */
  readonly even: boolean;
}

/** The most leaves of a tree that is visited although the law is known in another way. */
export const MOST_TREE_LEAVES = 100_000;

/** Returns the number of leaves of a planned shuffle's choice tree. */
export function treeSize(bounds: Uint32Array): bigint {
  return bounds.reduce((product, bound) => product * BigInt(bound), 1n);
}

/**
 * Finds the exact law of a shuffle of `n` cards by dealing once for each leaf of its choice tree. Memory is one path and the n! orders, whatever the
 * number of leaves. Choices are ideal, or follow `draws`. A planned shuffle's paths are counted through in mixed radices, the last draw fastest: D.
 * E. Knuth, TAOCP vol. 4A, 7.2.1.1, Algorithm M.
 *
 * Throws E_USAGE for a number of cards for which it cannot be computed, and for more than `limit` leaves (a planned shuffle is refused before it
 * starts). Throws E_NONDETERMINISTIC if the shuffle reads something besides its choices.
 *
 * @example
 * ```ts
 * import { exactLaw, shuffles } from 'shuffle-audit';
 *
 * const { law } = exactLaw(shuffles.get('naive-swap'), 3);
 * console.log(Array.from(law.level, (level) => `${law.levels[level]}/${law.denominator}`).join(' '));
 *
 * // prints:
 * // 4/27 5/27 5/27 5/27 4/27 4/27
 * ```
 */
export function exactLaw(shuffle: Shuffle, n: number, limit: number = MOST_LEAVES, draws: DrawLaws = IDEAL): Enumerated {
  const least = shuffle.leastCards ?? 2;
  if (!(Number.isSafeInteger(n) && n >= least))
    throw new AuditError('E_USAGE', `${shuffle.id} needs at least ${counted(least, 'card')}, got ${n}`);
  if (shuffle.kind === 'planned') refuseLargeTree(shuffle.id, n, treeSize(shuffle.bounds(n)), limit);
  if (n > MOST_LAW_CARDS) throw new AuditError('E_USAGE', `a law of every order needs at most ${MOST_LAW_CARDS} cards, got ${n}`);
  return shuffle.kind === 'planned' ? plannedLaw(shuffle, n, draws) : adaptiveLaw(shuffle, n, limit, draws);
}

function plannedLaw(shuffle: PlannedShuffle, n: number, draws: DrawLaws): Enumerated {
  const bounds = shuffle.bounds(n);
  const orders = Number(factorial(n));
  const deck = new Uint16Array(n);
  const path = new Uint32Array(bounds.length);
  const deal = (): number => {
    reset(deck);
    shuffle.apply(path, deck);
    return rankOf(deck, 0, n);
  };
  const laws = Array.from(bounds, (bound) => draws(bound));
  const even = laws.every((law) => law === 'uniform');
  const counts = even ? new Float64Array(orders) : null;
  const weights = even ? null : new Array<bigint>(orders).fill(0n);
  // ways[k] is the weight of the first k draws of the path, so that moving on to the next leaf multiplies only what changed.
  const ways: bigint[] = new Array<bigint>(bounds.length + 1).fill(1n);
  const weigh = (from: number): void => {
    for (let k = from; k < bounds.length; k++) {
      const law = laws[k];
      ways[k + 1] = ways[k] * (law === 'uniform' ? 1n : law.words(path[k]));
    }
  };
  weigh(0);
  for (let leaves = 1; ; leaves++) {
    const rank = deal();
    if (leaves <= CHECKED_LEAVES && deal() !== rank) {
      throw new AuditError(
        'E_NONDETERMINISTIC',
        `the outcome must follow from the choices alone, but ${shuffle.id} gave two for the same choices`,
      );
    }
    if (counts) counts[rank]++;
    else if (weights) weights[rank] += ways[bounds.length];
    let k = bounds.length - 1;
    while (k >= 0 && path[k] + 1 === bounds[k]) path[k--] = 0;
    if (k < 0) return { law: finish(), leaves, even };
    path[k]++;
    if (!counts) weigh(k);
  }
  function finish(): Law {
    if (counts) return lawOfCounts(n, counts, treeSize(bounds));
    const denominator = laws.reduce((product, law, k) => product * (law === 'uniform' ? BigInt(bounds[k]) : law.range), 1n);
    return lawOf(n, weights ?? [], denominator);
  }
}

/** Finds the law of an adaptive shuffle. Its draws may be uneven too, but its bounds are not known beforehand: leaves are weighted as they are met. */
function adaptiveLaw(shuffle: AdaptiveShuffle, n: number, limit: number, draws: DrawLaws): Enumerated {
  const orders = Number(factorial(n));
  const byWays = new Map<bigint, bigint[]>();
  let even = true;
  const leaves = enumerate(
    dealRank(shuffle, n),
    (rank, weight, ways) => {
      even &&= weight === 1n && (byWays.size === 0 || byWays.has(ways));
      const sums = byWays.get(ways) ?? new Array<bigint>(orders).fill(0n);
      byWays.set(ways, sums);
      sums[rank] += weight;
    },
    limit,
    draws,
  );
  const ways = [...byWays.keys()];
  const denominator = ways.reduce((all, one) => (all / gcd(all, one)) * one, 1n);
  const weights = Array.from({ length: orders }, (_, rank) =>
    ways.reduce((sum, one) => sum + (byWays.get(one)?.[rank] ?? 0n) * (denominator / one), 0n),
  );
  return { law: lawOf(n, weights, denominator), leaves, even };
}

function refuseLargeTree(id: string, n: number, leaves: bigint, limit: number): void {
  if (leaves <= BigInt(limit)) return;
  throw new AuditError(
    'E_USAGE',
    `the choice tree must have at most ${counted(limit, 'leaf')}, got ${leavesText(leaves)} for ${id} of ${n} cards`,
    {
      hint: 'use fewer cards',
    },
  );
}

/** Formats a number of leaves for people: exact while that is readable, then its power of ten. */
export function leavesText(leaves: bigint): string {
  return leaves < 10n ** 15n ? `${leaves}` : `about 10^${leaves.toString().length - 1}`;
}
