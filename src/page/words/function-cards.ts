import type { CallStyle } from '../../core/source/function-source.js';
import { counted } from '../../core/words/counted.js';
import { count } from '../numbers.js';

/** The most cards listed. */
const LISTED = 60;

/** Tells the reader about the cards and the other values that a function returns, as sentences with a space before each; empty where there are none. */
export function functionCards({ beside, cards: known }: CallStyle): string {
  const other =
    beside === undefined
      ? ''
      : ` It shuffles the deck it is given and returns ${cardTypeWord(beside)}, so that deck was taken for its result.`;
  if (!known) return other;
  const { cards } = known;
  return `${other} It deals ${counted(count(cards.length), 'card')} of its own, from ${cards[0]} to ${cards[cards.length - 1]}, as its first deals showed; each deal is taken to start from them in that order.`;
}

export function cardFacts({ cards: known }: CallStyle): readonly (readonly [string, string])[] {
  if (!known) return [];
  const { cards } = known;
  return [
    [
      'Cards',
      cards.length > LISTED
        ? `${cards.slice(0, 3).join(' ')} … ${cards[cards.length - 1]}, ${count(cards.length)} of them`
        : cards.join(' '),
    ],
  ];
}

/** A type of value, as part of a sentence: `a number`. */
export function cardTypeWord(beside: string): string {
  return beside === 'null' ? beside : `${beside === 'object' ? 'an' : 'a'} ${beside}`;
}
