import { mistake } from './mistake.js';

export const poolRounded = mistake(
  {
    id: 'pool-rounded',
    title: 'Pick and remove with a rounded index',
    summary: 'Cards are taken from a pool that shrinks, at an index that is rounded, so the first and the last come half as often.',
    cure: {
      wrong: { does: 'pooledRounded' },
      right: { does: 'pooled' },
      why: 'Rounding gives the two ends of the pool half a share each.',
    },
  },
  (choices, deck) => {
    const pool = Array.from(deck);
    for (let p = 0; p < deck.length; p++) {
      const j = pool.length === 1 ? 0 : (choices.below(2 * (pool.length - 1)) + 1) >> 1;
      [deck[p]] = pool.splice(j, 1);
    }
  },
);

export const endsByCoin = mistake(
  {
    id: 'ends-by-coin',
    title: 'Every card to one of the two ends, by a coin',
    summary: 'Card after card is laid at the front or at the back of the new deck, so the last cards end outside and the first within.',
    cure: {
      wrong: { does: 'endsByCoin' },
      right: { does: 'shuffled' },
      why: 'Two places are too few: each card must be able to come anywhere.',
    },
    leastCards: 3,
  },
  (choices, deck) => {
    const cards: number[] = [];
    for (const card of deck) cards.splice(choices.below(2) === 0 ? 0 : cards.length, 0, card);
    deck.set(cards);
  },
);
