import type { Claim, ClaimScope } from '../../core/claim.js';
import { counted } from '../../core/counted.js';
import type { PlannedShuffle } from '../../core/shuffle.js';
import { reset, runWith } from '../../core/shuffle.js';
import type { Look } from '../../core/survey.js';
import { survey } from '../../core/survey.js';
import { factorial } from '../../math/fraction.js';
import { rankOf } from '../../math/orders/order-rank.js';
import { fisherYates } from '../../parts/shuffle/fisher-yates.js';
import { fisherYatesForward } from '../../parts/shuffle/fisher-yates-forward.js';
import { insideOut } from '../../parts/shuffle/inside-out.js';
import { naiveSwap } from '../../parts/shuffle/naive-swap.js';
import { enumerate } from '../enumerate.js';
import { cardsText, orderText } from './say-law.js';
import { claimedSizes, MOST_WALKED_LEAVES, walkableSizes } from './sizes.js';

/** Why the correct swaps are uniform: a list of choices is an order, written in other digits. */
export function digitsBijective({ mostCards }: ClaimScope): Claim {
  const check = (shuffles: readonly PlannedShuffle[]) => () =>
    survey(shuffles, (shuffle) => survey(walkableSizes(shuffle, 2, mostCards), (n) => eachOnce(shuffle, n)));
  return {
    id: 'digits-bijective',
    title: 'One list of choices, one order',
    statement: `the lists of choices of the downward, the upward and the inside-out Fisher–Yates give each of the n! orders exactly once, ${claimedSizes(walkableSizes(fisherYates, 2, mostCards))}`,
    reference: 'D. E. Knuth, The Art of Computer Programming, vol. 2, 3rd ed. (1997), sections 3.3.2 (Algorithm P) and 3.4.2',
    check: check([fisherYates, fisherYatesForward, insideOut]),
    twin: { statement: 'the same of the naive swap', check: check([naiveSwap]) },
  };
}

/** Deals every list of choices once, up to the first order that comes a second time. */
function eachOnce(shuffle: PlannedShuffle, n: number): Look {
  const deck = new Uint16Array(n);
  const listOf = new Map<number, string>();
  let counterexample: string | null = null;
  const cases = enumerate(
    (choices) => {
      reset(deck);
      runWith(shuffle, choices, deck);
      return rankOf(deck, 0, n);
    },
    (rank, _weight, _ways, path) => {
      const list = cardsText(path);
      const before = listOf.get(rank);
      if (before !== undefined)
        counterexample = `${shuffle.id} of ${n} cards: the choices ${before} and the choices ${list} both deal ${orderText(rank, n)}`;
      listOf.set(rank, list);
      return counterexample === null;
    },
    MOST_WALKED_LEAVES,
  );
  if (counterexample === null && BigInt(listOf.size) !== factorial(n))
    counterexample = `${shuffle.id} of ${n} cards deals ${listOf.size} of the ${counted(factorial(n), 'order')}`;
  return { cases, counterexample };
}
