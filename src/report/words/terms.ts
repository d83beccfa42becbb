import { ordinal } from '../numbers.js';
import { type Phrase, say } from '../phrase.js';

/** What "card" and "position" mean, once, with the number the headline used. */
export function terms(card: number): Phrase {
  const place = card === 1 ? 'the one on top' : `the ${ordinal(card)} from the top`;
  return say`Card ${card} is ${place} before the shuffle. Position 1 is the top after it.`;
}
