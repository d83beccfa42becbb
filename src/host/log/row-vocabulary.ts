import { partialVocabulary } from './partial-vocabulary.js';
import type { CardWishes, FoundVocabulary } from './vocabulary.js';
import { findVocabulary } from './vocabulary.js';

/** How the cards of a row are written, from the row itself and what the user said. */
export function rowVocabulary(tokens: readonly string[], wishes: CardWishes): FoundVocabulary {
  return wishes.partial ? partialVocabulary(tokens, wishes) : findVocabulary(tokens, wishes);
}
