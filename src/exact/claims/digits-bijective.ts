import type { Claim, ClaimScope } from '../../core/claim/claim.js';
import type { Look } from '../../core/claim/survey.js';
import { survey } from '../../core/claim/survey.js';
import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { reset, runWith } from '../../core/subject/shuffle.js';
import { counted } from '../../core/words/counted.js';
import { factorial } from '../../math/fraction.js';
import { orderOf, rankOf } from '../../math/orders/order-rank.js';
import { fisherYates } from '../../parts/shuffle/fisher-yates.js';
import { fisherYatesForward } from '../../parts/shuffle/fisher-yates-forward.js';
import { insideOut } from '../../parts/shuffle/inside-out.js';
import { naiveSwap } from '../../parts/shuffle/naive-swap.js';
import { enumerate } from '../enumerate.js';
import { cardsText } from './say-law.js';
import { claimedSizes, MOST_WALKED_LEAVES, walkableSizes } from './sizes.js';

type NotOnce =
  | { readonly shuffle: string; readonly order: readonly number[]; readonly before: readonly number[]; readonly list: readonly number[] }
  | { readonly shuffle: string; readonly n: number; readonly dealt: number; readonly all: string };

/** Claims why the correct swaps are uniform: a list of choices is an order, written in other digits. */
export function digitsBijective({ mostCards }: ClaimScope): Claim<NotOnce> {
  const check = (shuffles: readonly PlannedShuffle[]) => () =>
    survey(shuffles, (shuffle) => survey(walkableSizes(shuffle, 2, mostCards), (n) => eachOnce(shuffle, n)));
  return {
    id: 'digits-bijective',
    title: 'One list of choices, one order',
    statement: `the lists of choices of the downward, the upward and the inside-out Fisher–Yates give each of the n! orders exactly once, ${claimedSizes(walkableSizes(fisherYates, 2, mostCards))}`,
    reference: 'D. E. Knuth, The Art of Computer Programming, vol. 2, 3rd ed. (1997), sections 3.3.2 (Algorithm P) and 3.4.2',
    check: check([fisherYates, fisherYatesForward, insideOut]),
    twin: { statement: 'the same of the naive swap', check: check([naiveSwap]) },
    refuted: (found) =>
      'list' in found
        ? `${found.shuffle} of ${counted(found.order.length, 'card')}: the choices ${cardsText(found.before)} and the choices ${cardsText(found.list)} both deal ${cardsText(found.order)}`
        : `${found.shuffle} of ${found.n} cards deals ${found.dealt} of the ${counted(found.all, 'order')}`,
  };
}

/** Deals every list of choices once, up to the first order that comes a second time. */
function eachOnce(shuffle: PlannedShuffle, n: number): Look<NotOnce> {
  const deck = new Uint16Array(n);
  const listOf = new Map<number, readonly number[]>();
  let counterexample: NotOnce | null = null;
  const cases = enumerate(
    (choices) => {
      reset(deck);
      runWith(shuffle, choices, deck);
      return rankOf(deck, 0, n);
    },
    (rank, _weight, _ways, path) => {
      const list = Array.from(path);
      const before = listOf.get(rank);
      if (before !== undefined) counterexample = { shuffle: shuffle.id, order: orderOf(rank, n), before, list };
      listOf.set(rank, list);
      return counterexample === null;
    },
    MOST_WALKED_LEAVES,
  );
  if (counterexample === null && BigInt(listOf.size) !== factorial(n))
    counterexample = { shuffle: shuffle.id, n, dealt: listOf.size, all: String(factorial(n)) };
  return { cases, counterexample };
}
