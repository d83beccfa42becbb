import { counted } from '../../core/words/counted.js';
import { kindOf } from '../../kinds/index.js';
import { quoteText } from './log-error.js';
import { partialVocabulary } from './partial-vocabulary.js';
import type { CardWishes, FoundVocabulary } from './vocabulary.js';
import { findVocabulary, MOST_READ_STONES, NUMBERS, WHOLE_NUMBER } from './vocabulary.js';

export function rowVocabulary(tokens: readonly string[], wishes: CardWishes): FoundVocabulary {
  const { outcome, partial } = wishes;
  if (outcome && kindOf(outcome).cells === 'numbers') {
    const { holds, width } = kindOf(outcome).rows;
    return numbersVocabulary(tokens, width?.(outcome) ?? tokens.length, holds?.(outcome) ?? 'numbers');
  }
  return partial ? partialVocabulary(tokens, wishes) : findVocabulary(tokens, wishes);
}

/** Returns the vocabulary of numbers that are no cards, one per pile. */
function numbersVocabulary(tokens: readonly string[], width: number, what: string): FoundVocabulary {
  if (tokens.length !== width) return { unknown: `${what} were expected in a row, got ${counted(tokens.length, 'number')}` };
  const strange = tokens.find((token) => !WHOLE_NUMBER.test(token) || Number(token) > MOST_READ_STONES);
  if (strange !== undefined)
    return { unknown: `the stones of a pile, a whole number up to ${MOST_READ_STONES}, were expected, got ${quoteText(strange)}` };
  return { vocabulary: NUMBERS, width };
}
