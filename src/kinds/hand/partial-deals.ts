import { AuditError } from '../../core/errors.js';
import type { Recorded } from '../../core/record/recorded.js';
import type { HandOutcome, OutcomeSpace } from '../../core/subject/outcome.js';
import { orderBitsOf } from '../../math/orders/order-bits.js';
import { deckFault } from '../../math/orders/permutation.js';
import { seenCards, seenDeals, seenPairs, seenPlaces } from './statistics/index.js';

/** The most different deals that are counted one by one. */
const MOST_RANKED = 40_320;

/** The largest deck for which that is done: the table for it grows with the square. */
const MOST_RANKED_CARDS = 300;

/** The smallest deck whose cards are looked at place by place; in a smaller one every deal is counted. */
const LEAST_PLACED = 4;

/** The smallest deck whose pairs of cards are looked at. */
const LEAST_PAIRED = 5;

/** The largest deck whose pairs of cards a clean verdict rests on; beyond it they would need more deals than anybody has. */
const MOST_REQUIRED_PAIRED = 60;

/**
 * Returns the space of deals in which `seen` of `n` cards are seen, numbered 0 … n − 1. Cell p holds the card seen at place p or, where order says
 * nothing, the cards stand in rising order. A clean verdict rests on which cards are seen, on their places where these mean anything, and on which
 * two are seen together. `standard` says whether the cards are the 52 standard ones. Throws E_USAGE unless 1 ≤ seen < n.
 */
export function partialDeals(
  n: number,
  hand: Pick<HandOutcome, 'order' | 'seen'> & { readonly standard?: boolean },
  recorded?: Recorded,
): OutcomeSpace {
  const { order, seen: k, standard = false } = hand;
  if (!(Number.isInteger(k) && k >= 1 && k < n))
    throw new AuditError('E_USAGE', `a hand must have from 1 to ${n - 1} of the ${n} cards, got ${k}`, {
      hint: 'for whole decks leave --deal out',
    });
  const ordered = order === 'kept';
  const ways = ordered ? arrangements(n, k) : arrangements(n, k) / arrangements(k, k);
  return {
    outcome: { kind: 'hand', seen: k, order },
    one: 'deal',
    id: ordered ? `partial(${k} of ${n})` : `partial(${k} of ${n}, order unknown)`,
    width: k,
    cards: n,
    orderBits: orderBitsOf(n, k, ordered),
    ...(!ordered && { unordered: true as const }),
    ...(standard && { standard }),
    ...(recorded && { recorded }),
    required: [
      seenCards.id,
      ...(ordered && k > 1 ? [n < LEAST_PLACED ? seenDeals.id : seenPlaces.id] : []),
      // Of four cards two and two go together in three ways, which single cards do not tell apart.
      ...(k > 1 && k < n - 1 && n < LEAST_PAIRED ? [seenDeals.id] : []),
      ...(k > 1 && k < n - 1 && n >= LEAST_PAIRED && n <= MOST_REQUIRED_PAIRED ? [seenPairs.id] : []),
    ],
    size: ways,
    ...(ways <= MOST_RANKED && n <= MOST_RANKED_CARDS && { rank: ordered ? arrangementRank(n, k) : handRank(n, k) }),
    fault: deckFault(n, k),
  };
}

/** Returns n!/(n − k)!, exactly. */
function arrangements(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 0; i < k; i++) ways *= BigInt(n - i);
  return ways;
}

/**
 * Returns a function for the index in [0, n!/(n − k)!) of an arrangement, lexicographic: index ← index · (n − i) + the number of lower cards not yet
 * seen, as in `rankOf`.
 */
function arrangementRank(n: number, k: number): (cells: Uint16Array, at: number) => number {
  return (cells, at) => {
    let index = 0;
    for (let i = 0; i < k; i++) {
      let smaller = cells[at + i];
      for (let j = 0; j < i; j++) if (cells[at + j] < cells[at + i]) smaller--;
      index = index * (n - i) + smaller;
    }
    return index;
  };
}

/**
 * Returns a function for the index in [0, C(n, k)) of cards in rising order: Σ C(card, place), the combinatorial number system of D. E. Knuth, TAOCP
 * vol. 4A, 7.2.1.3.
 */
function handRank(n: number, k: number): (cells: Uint16Array, at: number) => number {
  const below = new Float64Array((n + 1) * (k + 1));
  for (let m = 0; m <= n; m++) {
    for (let j = 0; j <= Math.min(m, k); j++)
      below[m * (k + 1) + j] = j === 0 ? 1 : below[(m - 1) * (k + 1) + j - 1] + (j < m ? below[(m - 1) * (k + 1) + j] : 0);
  }
  return (cells, at) => {
    let index = 0;
    for (let i = 0; i < k; i++) index += below[cells[at + i] * (k + 1) + i + 1];
    return index;
  };
}
