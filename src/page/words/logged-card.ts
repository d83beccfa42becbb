import type { LogSource } from '../../core/source/log-source.js';
import { count, ordinal } from '../numbers.js';

/** The card of a log that has this number, from 1. */
export function loggedCard({ packs, start, vocabulary }: LogSource, card: number): string {
  if (start === 'previous') return `the ${ordinal(card)} from the top in the deal before`;
  if (start === 'new-deck-order') return `the ${ordinal(card)} from the top of a new deck`;
  const name = vocabulary.cards[Math.floor((card - 1) / packs)];
  return packs === 1 ? `the one written ${name}` : `one of the ${count(packs)} written ${name}`;
}
