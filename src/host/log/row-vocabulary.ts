import type { MovesOutcome, PilesOutcome } from '../../core/outcome.js';
import { shown } from './log-error.js';
import { partialVocabulary } from './partial-vocabulary.js';
import type { CardWishes, FoundVocabulary } from './vocabulary.js';
import { findVocabulary, MOST_READ_STONES, NUMBERS, WHOLE_NUMBER } from './vocabulary.js';

/** How the cards of a row are written, from the row itself and what the user said. */
export function rowVocabulary(tokens: readonly string[], wishes: CardWishes): FoundVocabulary {
  if (wishes.game) return gameVocabulary(tokens, wishes.game);
  return wishes.partial ? partialVocabulary(tokens, wishes) : findVocabulary(tokens, wishes);
}

/** Numbers where a row holds the piles of a deal, or those before a move and after it. */
function gameVocabulary(tokens: readonly string[], { kind, piles }: PilesOutcome | MovesOutcome): FoundVocabulary {
  const width = kind === 'moves' ? 2 * piles : piles;
  const what = kind === 'moves' ? `${piles} piles before the move and ${piles} after it` : `${piles} piles`;
  if (tokens.length !== width) return { unknown: `${what} were expected in a row, got ${tokens.length} numbers` };
  const strange = tokens.find((token) => !WHOLE_NUMBER.test(token) || Number(token) > MOST_READ_STONES);
  if (strange !== undefined)
    return { unknown: `the stones of a pile, a whole number up to ${MOST_READ_STONES}, were expected, got ${shown(strange)}` };
  return { vocabulary: NUMBERS, width };
}
