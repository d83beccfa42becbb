import type { PartialDeal, SeenCards } from './partial-deal.js';
import type { Origin } from './subject.js';

/** What is seen of the deals of an origin, where it is not all of them. */
export function partialOf(origin: Origin): PartialDeal | undefined {
  return 'partial' in origin ? origin.partial : undefined;
}

/** The same with whether the cards are the 52 standard ones, as far as the origin says how they are written. */
export function seenOf(origin: Origin, cards: number): SeenCards | undefined {
  const partial = partialOf(origin);
  return partial && { ...partial, standard: cards === 52 && origin.kind === 'log' && origin.vocabulary.kind === 'standard' };
}
