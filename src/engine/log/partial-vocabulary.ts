import type { LogVocabulary } from '../../core/source/log-source.js';
import { counted } from '../../core/words/counted.js';
import { quoteText } from './log-error.js';
import { STANDARD_CARDS } from './standard-cards.js';
import type { CardWishes, FoundVocabulary } from './vocabulary.js';
import { MOST_CARDS, strangeCard, WHOLE_NUMBER } from './vocabulary.js';

/**
 * Detects how the cards of a deck are written of which a row holds only some. They are as the user named them, the 52 standard names, or numbers, of
 * which the user must say how many there are. The row decides whether numbers count from 0 or from 1 only if it leaves no choice.
 */
export function partialVocabulary(tokens: readonly string[], wishes: CardWishes): FoundVocabulary {
  const found = cardsOf(tokens, wishes);
  if ('unknown' in found) return found;
  const cards = found.cards.length;
  const twice = tokens.find((token, i) => tokens.indexOf(token) !== i);
  if (twice !== undefined) return { unknown: `each card was expected once in a row, got ${quoteText(twice)} again` };
  if (wishes.n !== undefined && wishes.n !== cards)
    return { unknown: `a deck of the ${wishes.n} cards of --n was expected, got ${counted(cards, 'card')} that are known` };
  if (tokens.length >= cards)
    return { unknown: `fewer than all ${counted(cards, 'card')} were expected in a row of partial deals, got ${tokens.length}` };
  return { vocabulary: found, width: tokens.length };
}

function cardsOf(tokens: readonly string[], { alphabet, n, partial }: CardWishes): LogVocabulary | { readonly unknown: string } {
  if (alphabet) {
    const strange = tokens.find((token) => !alphabet.includes(token));
    return strange === undefined
      ? { kind: 'alphabet', cards: alphabet }
      : { unknown: `a card of --cards was expected, got ${quoteText(strange)}` };
  }
  if (tokens.every((token) => WHOLE_NUMBER.test(token))) return numbers(tokens.map(Number), n, partial?.numbers);
  const strange = strangeCard(tokens);
  return strange === null ? { kind: 'standard', cards: STANDARD_CARDS } : { unknown: strange };
}

function numbers(
  row: readonly number[],
  n: number | undefined,
  said: 'from-0' | 'from-1' | undefined,
): LogVocabulary | { readonly unknown: string } {
  if (row.length === 0) return { unknown: 'a card was expected, got an empty row' };
  if (n === undefined || n > MOST_CARDS)
    return { unknown: 'the number of cards of the whole deck was expected with --n, got rows of numbers without it' };
  const kind = said ?? (row.includes(0) ? 'from-0' : row.includes(n) ? 'from-1' : null);
  if (kind === null)
    return { unknown: `--cards from-0 or --cards from-1 was expected, got a first row with neither 0 nor ${n} to tell them apart` };
  const first = kind === 'from-0' ? 0 : 1;
  const strange = row.find((card) => card < first || card >= first + n);
  if (strange !== undefined) return { unknown: `the numbers ${first} to ${first + n - 1} were expected, got ${strange}` };
  return { kind, cards: Array.from({ length: n }, (_, i) => String(first + i)) };
}
