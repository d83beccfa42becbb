import { AuditError } from '../../core/errors.js';
import { alphabetOf } from '../../engine/log/alphabet-of.js';
import { NEW_DECK_ORDER, STANDARD_CARDS } from '../../engine/log/standard-cards.js';
import type { ProgramAlphabet } from '../../host/program/cards.js';
import type { ProgramRequest } from '../../host/program/subject.js';
import type { Asked } from '../options/option.js';
import type { SHARED } from '../options/shared.js';

/** The program with these words, and what the options say of it. Throws E_USAGE for cards that such a protocol cannot name. */
export function programRequestOf(
  [program, ...args]: readonly string[],
  { cards, deadline, protocol, timeout }: Pick<Asked<typeof SHARED>, 'cards' | 'deadline' | 'protocol' | 'timeout'>,
): Omit<ProgramRequest, 'n'> {
  const alphabet = cards === undefined ? undefined : cardsNamed(cards);
  if ((protocol === 'u8' || protocol === 'u16le') && Array.isArray(alphabet))
    throw new AuditError(
      'E_USAGE',
      `with --protocol ${protocol} every card is a number, so --cards must be from-0 or from-1, got "${cards}"`,
    );
  return {
    program,
    args,
    cwd: process.cwd(),
    ...(protocol && { protocol }),
    alphabet,
    timeoutMs: 1000 * timeout,
    deadlineMs: 1000 * deadline,
  };
}

function cardsNamed(text: string): ProgramAlphabet {
  if (text === 'from-0' || text === 'from-1') return text;
  if (text === 'standard') return STANDARD_CARDS;
  return text === 'new-deck-order' ? NEW_DECK_ORDER : alphabetOf(text);
}
