import type { PlainShuffle } from './dealer.js';

/** Exchanges two cards. */
export function exchange(deck: number[], i: number, j: number): void {
  const card = deck[i];
  deck[i] = deck[j];
  deck[j] = card;
}

/** Downward Fisher–Yates whose draw for card i is `pick`. */
export function downward(pick: (random: () => number, i: number) => number): PlainShuffle {
  return (deck, random) => {
    for (let i = deck.length - 1; i > 0; i--) exchange(deck, i, pick(random, i));
  };
}

/** Downward Fisher–Yates as it should be. */
export const correct: PlainShuffle = downward((random, i) => Math.floor(random() * (i + 1)));

/** Every card changes places with any. */
export const naive: PlainShuffle = (deck, random) => {
  for (let i = 0; i < deck.length; i++) exchange(deck, i, Math.floor(random() * deck.length));
};

/** As `_.shuffle` of lodash 4 draws and swaps: upward, to the last card too. */
export const lodashLike: PlainShuffle = (deck, random) => {
  const last = deck.length - 1;
  for (let index = 0; index < deck.length; index++) exchange(deck, index, index + Math.floor(random() * (last - index + 1)));
};

/** As `d3.shuffle` draws and swaps. */
export const d3Like: PlainShuffle = (deck, random) => {
  let m = deck.length;
  while (m) {
    const i = (random() * m--) | 0;
    exchange(deck, m, i);
  }
};
