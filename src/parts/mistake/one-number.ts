import type { Cells } from '../../core/subject/shuffle.js';
import { swap } from '../shuffle/swap.js';
import { DRAW_AGAIN, fraction, mistake } from './mistake.js';

/** Loops over the choices of a shuffle; `choose` is asked for a number below the bound. */
type Loop = (deck: Cells, choose: (bound: number) => number) => void;

const LOOPS = {
  down: (deck, choose) => {
    for (let i = deck.length - 1; i > 0; i--) swap(deck, i, choose(i + 1));
  },
  forward: (deck, choose) => {
    for (let i = 0; i < deck.length - 1; i++) swap(deck, i, i + choose(deck.length - i));
  },
  up: (deck, choose) => {
    for (let i = 1; i < deck.length; i++) swap(deck, i, choose(i + 1));
  },
  pool: (deck, choose) => {
    const pool = Array.from(deck);
    for (let p = 0; p < deck.length; p++) [deck[p]] = pool.splice(choose(pool.length), 1);
  },
  naive: (deck, choose) => {
    for (let i = 0; i < deck.length; i++) swap(deck, i, choose(deck.length));
  },
} as const satisfies Readonly<Record<string, Loop>>;

const CURE = {
  wrong: { does: 'oneNumber' },
  right: DRAW_AGAIN,
  why: 'One number makes all choices depend on each other. Each needs a number of its own.',
} as const;

/** One number for all choices of a deal, scaled to each bound or taken modulo it. */
export const oneNumber = Object.entries(LOOPS).flatMap(([name, loop]) => [
  mistake(
    {
      id: `one-number:${name}`,
      title: 'One random number for all choices',
      summary: 'The number is drawn once, before the loop, and every choice is made with it.',
      cure: CURE,
      leastCards: 3,
    },
    (choices, deck) => {
      const number = fraction(choices);
      loop(deck, (bound) => Math.floor(number * bound));
    },
  ),
  mistake(
    {
      id: `one-remainder:${name}`,
      title: 'The remainders of one random number for all choices',
      summary: 'The number is drawn once, before the loop, and every choice is its remainder.',
      cure: CURE,
      leastCards: 3,
    },
    (choices, deck) => {
      const number = choices.below(2 ** 31);
      loop(deck, (bound) => number % bound);
    },
  ),
]);

const UNRANKED = {
  title: 'One number of 53 bits for all orders',
  summary: 'A single number below n! chooses the order, but a double holds only 53 of its bits.',
  cure: { ...CURE, why: 'From 19 cards on there are more orders than a double can number. Each choice needs a number of its own.' },
  leastCards: 19,
};

/** One rank below n!, taken apart from its lowest digit up, in doubles or exactly, or from its highest down, exactly or as a fraction. */
export const oneRank = [
  mistake({ id: 'one-rank', ...UNRANKED }, (choices, deck) => {
    let rank = Math.floor(fraction(choices) * factorial(deck.length));
    LOOPS.down(deck, (bound) => {
      const digit = rank % bound;
      rank = Math.floor(rank / bound);
      return digit;
    });
  }),
  ...(['down', 'forward', 'up', 'pool'] as const).flatMap((name) => [
    mistake({ id: `one-rank:${name}`, ...UNRANKED }, (choices, deck) => {
      let rank = BigInt(Math.floor(fraction(choices) * factorial(deck.length)));
      LOOPS[name](deck, (bound) => {
        const digit = Number(rank % BigInt(bound));
        rank /= BigInt(bound);
        return digit;
      });
    }),
    mistake({ id: `one-rank:${name}-first`, ...UNRANKED }, (choices, deck) => {
      let rank = BigInt(Math.floor(fraction(choices) * factorial(deck.length)));
      let orders = exactFactorial(deck.length);
      LOOPS[name](deck, (bound) => {
        orders /= BigInt(bound);
        const digit = rank / orders;
        rank -= digit * orders;
        return Math.min(Number(digit), bound - 1);
      });
    }),
    mistake({ id: `one-rank:${name}-high`, ...UNRANKED }, (choices, deck) => {
      let rest = fraction(choices);
      LOOPS[name](deck, (bound) => {
        rest *= bound;
        const digit = Math.floor(rest);
        rest -= digit;
        return digit;
      });
    }),
  ]),
];

function exactFactorial(n: number): bigint {
  let product = 1n;
  for (let k = 2; k <= n; k++) product *= BigInt(k);
  return product;
}

function factorial(n: number): number {
  let product = 1;
  for (let k = 2; k <= n; k++) product *= k;
  return product;
}
