import type { Claim, Finding } from '../../core/claim.js';
import { counted } from '../../core/counted.js';
import { survey } from '../../core/survey.js';
import { factorial } from '../../math/fraction.js';
import { randomCut } from '../../parts/shuffle/random-cut.js';
import { cardsText } from './say-law.js';
import { sizes } from './sizes.js';

const MOST = 104;

/** Even positions do not make an even shuffle. */
export function cutEven(): Claim {
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
  };
}

/** Deals every cut once: is each card once at each position, and are there so many different orders? */
function cuts(orders: (n: number) => number): Finding {
  return survey(sizes(3, MOST), (n) => {
    const at = Array.from({ length: n }, () => new Set<number>());
    const met = new Set<string>();
    for (let above = 0; above < n; above++) {
      const deck = Uint16Array.from({ length: n }, (_, card) => card);
      randomCut.apply(Uint32Array.of(above), deck);
      for (const [p, card] of deck.entries()) at[card].add(p);
      met.add(cardsText(deck));
    }
    const seldom = at.findIndex((positions) => positions.size < n);
    if (seldom >= 0)
      return { cases: n, counterexample: `of ${n} cards, card ${seldom + 1} comes to ${at[seldom].size} of the positions only` };
    const counterexample =
      met.size === orders(n)
        ? null
        : `of ${n} cards only ${met.size} of the ${counted(factorial(n), 'order')} are dealt, though every card comes to every position equally often`;
    return { cases: n, counterexample };
  });
}
