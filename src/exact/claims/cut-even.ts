import type { Claim, Finding } from '../../core/claim/claim.js';
import type { Look } from '../../core/claim/survey.js';
import { survey } from '../../core/claim/survey.js';
import { counted } from '../../core/words/counted.js';
import { factorial } from '../../math/fraction.js';
import { randomCut } from '../../parts/shuffle/random-cut.js';
import { cardsText } from './say-law.js';
import { sizes } from './sizes.js';

const MOST = 104;

type Missed =
  | { readonly n: number; readonly card: number; readonly positions: number }
  | { readonly n: number; readonly dealt: number; readonly all: string };

/** Claims that even positions do not make an even shuffle. */
export function cutEven(): Claim<Missed> {
  return {
    id: 'cut-even',
    title: 'Every card everywhere, and hardly an order dealt',
    statement: `a single cut puts every card at every position with probability exactly 1/n and yet deals only n of the n! orders, so looking at single positions cannot show that a shuffle is uniform, for n = 3 to ${MOST}`,
    reference: 'P. Diaconis, Group Representations in Probability and Statistics, Institute of Mathematical Statistics (1988)',
    check: () => cuts((n) => n),
    twin: {
      statement: 'a shuffle that puts every card at every position with probability 1/n deals all n! orders',
      check: () => cuts((n) => Number(factorial(n))),
    },
    refuted: (found) =>
      'card' in found
        ? `of ${found.n} cards, card ${found.card + 1} comes to ${found.positions} of the positions only`
        : `of ${found.n} cards only ${found.dealt} of the ${counted(found.all, 'order')} are dealt, though every card comes to every position equally often`,
  };
}

/** Deals every cut once. Checks that each card is once at each position, and that the number of different orders is as claimed. */
function cuts(orders: (n: number) => number): Finding<Missed> {
  return survey(sizes(3, MOST), (n): Look<Missed> => {
    const at = Array.from({ length: n }, () => new Set<number>());
    const met = new Set<string>();
    for (let above = 0; above < n; above++) {
      const deck = Uint16Array.from({ length: n }, (_, card) => card);
      randomCut.apply(Uint32Array.of(above), deck);
      for (const [p, card] of deck.entries()) at[card].add(p);
      met.add(cardsText(deck));
    }
    const seldom = at.findIndex((positions) => positions.size < n);
    if (seldom >= 0) return { cases: n, counterexample: { n, card: seldom, positions: at[seldom].size } };
    return { cases: n, counterexample: met.size === orders(n) ? null : { n, dealt: met.size, all: String(factorial(n)) } };
  });
}
