import type { Origin } from '../../../core/origin.js';
import { boardTerms } from '../../../kinds/board/page/words.js';
import { ordinal } from '../../../page/numbers.js';
import { type Phrase, say } from '../../../page/phrase.js';
import { loggedCard } from '../../../page/words/log.js';
import { nimTerms } from '../../../page/words/nim.js';

/** What "card" and "position" mean, once, with the number the headline used. */
export function terms(card: number, { outcome, source }: Origin): Phrase {
  if (outcome.kind === 'piles' || outcome.kind === 'moves') return nimTerms(outcome);
  if (outcome.kind === 'board') return boardTerms(outcome);
  const hand = outcome.kind === 'hand';
  const position = hand ? 'Place 1 is the first card that is seen' : 'Position 1 is the top after the shuffle';
  if (source.kind === 'log') return say`Card ${card} is ${loggedCard(source, card)}. ${position}.`;
  const place = card === 1 ? 'the one on top' : `the ${ordinal(card)} from the top`;
  return say`Card ${card} is ${place} before the shuffle. ${hand ? position : 'Position 1 is the top after it'}.`;
}
