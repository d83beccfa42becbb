import { AuditError } from '../../core/errors.js';
import type { LogStart, LogVocabulary } from '../../core/source/log-source.js';
import { counted } from '../../core/words/counted.js';
import { NEW_DECK_ORDER } from './standard-cards.js';

/**
 * Returns the number of every card of a vocabulary: its position in the order that each deal starts from, or in the natural order if none is named.
 * Throws E_USAGE if the order does not consist of these cards.
 */
export function cardNumbers({ kind, cards }: LogVocabulary, start: LogStart, packs: number): Uint16Array {
  if (packs > 1 && start !== 'unknown')
    throw new AuditError(
      'E_USAGE',
      `with ${counted(packs, 'pack')} it cannot be told which of two equal cards is which, so --start must be unknown, got ${start}`,
    );
  if (start !== 'new-deck-order') return Uint16Array.from(cards, (_, i) => i);
  if (kind !== 'standard' || cards.length !== NEW_DECK_ORDER.length)
    throw new AuditError(
      'E_USAGE',
      `--start new-deck-order is the order of the 52 standard cards, got ${counted(cards.length, 'card')} written as ${kind}`,
      {
        hint: 'for other cards use --start natural, and --cards to say what their order is',
      },
    );
  return Uint16Array.from(cards, (card) => NEW_DECK_ORDER.indexOf(card));
}
