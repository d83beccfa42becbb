import type { Prng } from '../../../core/subject/source.js';
import { Words } from '../../../core/subject/source.js';
import { dealing, seededOn } from '../../../engine/subject/dealer.js';
import { binomialTails } from '../../../math/tails/binomial.js';
import type { CountTails } from '../../../math/tails/count-tails.js';
import { lemire } from '../../../parts/bounded/lemire.js';
import { fisherYates } from '../../../parts/shuffle/fisher-yates.js';

/** Of each seed from `first` on, so many of them, the deck that Fisher–Yates deals from it: card c is the one that began at position c. */
export function decksOfSeeds(prng: Prng, first: number, seeds: number, n: number): readonly (readonly number[])[] {
  const words = new Words(seededOn(prng, first), prng.range, undefined, n);
  let seed = first;
  const deal = dealing({ shuffle: fisherYates, bounded: lemire }, n, words, () => words.restart(seededOn(prng, seed++)));
  const deck = new Uint16Array(n);
  return Array.from({ length: seeds }, () => {
    deal.into(deck);
    return Array.from(deck);
  });
}

/** How many seeds deal the same card as the seed before them in a row of cards, one a seed; and how rare so many are, or more, by luck. */
export function sameAsBefore(cards: readonly number[], n: number): CountTails & { readonly same: number } {
  const same = cards.filter((card, k) => k > 0 && card === cards[k - 1]).length;
  return { same, ...binomialTails(same, cards.length - 1, 1 / n) };
}
