import type { Prng } from '../../../core/subject/source.js';
import { Words } from '../../../core/subject/source.js';
import { dealing, seededOn } from '../../../engine/subject/dealer.js';
import { binomialTails } from '../../../math/tails/binomial.js';
import type { CountTails } from '../../../math/tails/count-tails.js';
import { lemire } from '../../../parts/bounded/lemire.js';
import { fisherYates } from '../../../parts/shuffle/fisher-yates.js';

/** Returns the deck that Fisher–Yates deals from each of `seeds` seeds from `first` on: card c is the one that began at position c. */
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

/**
 * Counts the seeds that deal the same card as the seed before them in a row of cards, one for each seed; with the chance of at least that number by
 * luck.
 */
export function sameAsBefore(cards: readonly number[], n: number): CountTails & { readonly same: number } {
  const same = cards.filter((card, k) => k > 0 && card === cards[k - 1]).length;
  return { same, ...binomialTails(same, cards.length - 1, 1 / n) };
}
