import { isNim } from '../../../core/nim-origin.js';
import { partialOf } from '../../../core/partial-of.js';
import { boardOf } from '../../../core/space-kind.js';
import type { Origin } from '../../../core/subject.js';
import { boardTerms } from '../../../kinds/board/page/words.js';
import { ordinal } from '../../../page/numbers.js';
import { type Phrase, say } from '../../../page/phrase.js';
import { loggedCard } from '../../../page/words/log.js';
import { nimTerms } from '../../../page/words/nim.js';

/** What "card" and "position" mean, once, with the number the headline used. */
export function terms(card: number, origin: Origin): Phrase {
  if (isNim(origin)) return nimTerms(origin);
  const board = boardOf(origin);
  if (board) return boardTerms(board);
  const position = partialOf(origin) ? 'Place 1 is the first card that is seen' : 'Position 1 is the top after the shuffle';
  if (origin.kind === 'log') return say`Card ${card} is ${loggedCard(origin, card)}. ${position}.`;
  const place = card === 1 ? 'the one on top' : `the ${ordinal(card)} from the top`;
  return say`Card ${card} is ${place} before the shuffle. ${partialOf(origin) ? position : 'Position 1 is the top after it'}.`;
}
