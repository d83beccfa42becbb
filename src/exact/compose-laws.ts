import { AuditError } from '../core/errors.js';
import { nextOrder, orderOf, rankOf } from '../math/orders/order-rank.js';
import type { Law } from './law.js';
import { lawOf, weightOf, weightsOf } from './law.js';

/**
 * A law that follows others, ready to be put after many of them: the convolution Σ P(first) Q(rest) over products of orders, as in P. Diaconis
 * (1988), Group Representations in Probability and Statistics.
 */
export interface LawFollower {
  /** Returns the law of dealing by `first`, then independently rearranging the result as the follower rearranges a fresh deck. */
  after(first: Law): Law;
  /** Returns how many products that takes. */
  work(first: Law): number;
}

/**
 * Prepares `second` to follow other laws: for every order that it reaches, where each order of the first deal goes. This is computed once, so that
 * repeating a shuffle takes only the products.
 */
export function follower(second: Law): LawFollower {
  const { n } = second;
  const moves = reached(second).map((rank) => ({
    to: destinations(orderOf(rank, n), second.level.length),
    weight: weightOf(second, rank),
  }));
  return {
    work: (first) => reached(first).length * moves.length,
    after(first) {
      if (first.n !== n)
        throw new AuditError('E_INTERNAL', `laws that follow each other must be of the same deck, got ${first.n} and ${n} cards`);
      const before = weightsOf(first);
      const weights = new Array<bigint>(before.length).fill(0n);
      for (const rank of reached(first)) for (const { to, weight } of moves) weights[to[rank]] += before[rank] * weight;
      return lawOf(n, weights, first.denominator * second.denominator);
    },
  };
}

/** Returns the index of the order that every order becomes when the card at `move[p]` goes to position p. */
function destinations(move: readonly number[], orders: number): Uint32Array {
  const n = move.length;
  const lies = Uint16Array.from({ length: n }, (_, card) => card);
  const deck = new Uint16Array(n);
  const to = new Uint32Array(orders);
  for (let rank = 0; rank < orders; rank++) {
    for (let p = 0; p < n; p++) deck[p] = lies[move[p]];
    to[rank] = rankOf(deck, 0, n);
    nextOrder(lies);
  }
  return to;
}

/** Returns the law of the inverse of the order that `law` deals. */
export function invertLaw(law: Law): Law {
  const { n } = law;
  const weights = new Array<bigint>(law.level.length).fill(0n);
  const inverse = new Array<number>(n);
  for (const [rank, weight] of weightsOf(law).entries()) {
    for (const [p, card] of orderOf(rank, n).entries()) inverse[card] = p;
    weights[rankOf(inverse, 0, n)] = weight;
  }
  return lawOf(n, weights, law.denominator);
}

function reached({ levels, level }: Law): readonly number[] {
  return Array.from(level.keys()).filter((rank) => levels[level[rank]] > 0n);
}
