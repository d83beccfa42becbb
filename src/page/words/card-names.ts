import type { Origin } from '../../core/record/origin.js';
import type { LogVocabulary } from '../../core/source/log-source.js';
import { count } from '../numbers.js';

/** The names of a subject's cards, by their number; null where a card has only a number, or one that tells its place in the deck before. */
export function cardNames({ source }: Pick<Origin, 'source'>): readonly string[] | null {
  if (source.kind === 'log')
    return source.packs === 1 && source.start !== 'previous' && source.start !== 'new-deck-order' ? named(source.vocabulary) : null;
  if (source.kind === 'program') return named(source.vocabulary);
  return 'call' in source && source.call.cards ? named(source.call.cards) : null;
}

/** Names the card with this number, from 1, in a sentence. */
export function cardName(names: readonly string[] | null | undefined, card: number): string {
  return names?.[card - 1] ?? count(card);
}

function named({ cards, kind }: LogVocabulary): readonly string[] | null {
  return kind === 'standard' || kind === 'alphabet' ? cards : null;
}
