import type { LogVocabulary } from '../../core/source/log-source.js';
import { counted, verbFor } from '../../core/words/counted.js';
import type { RowFault } from './log-error.js';
import { quoteText } from './log-error.js';
import type { LogForm } from './log-form.js';
import type { Token } from './split-deck.js';
import { likeCard, spellings, vocabularyWords, WHOLE_NUMBER } from './vocabulary.js';

export interface TokenReader {
  /** Writes the deck's card indices into `cells` from `into`; returns the fault if it is not a deck. */
  read(tokens: readonly Token[], cells: Uint16Array, into: number): RowFault | null;
}

/** Returns a reader of decks that must match a form. `where` names the fields of a fault: `field 3`, or empty for a deck in one field. */
export function tokenReader({ packs, partial, vocabulary, width }: Omit<LogForm, 'layout'>): TokenReader {
  const indexOf = spellings(vocabulary);
  const numeric = vocabulary.kind === 'from-0' || vocabulary.kind === 'from-1' || vocabulary.kind === 'numbers';
  const seen = new Int32Array(vocabulary.cards.length);
  const cardOf = ({ text }: Token): number => {
    // Leading zeros are the one other way to write a number.
    const plain = numeric && WHOLE_NUMBER.test(text) ? text.replace(/^0+(?=[0-9])/, '') : text;
    return indexOf.get(plain) ?? -1;
  };
  const faultOf = (token: Token, at: number): RowFault => {
    const card = `card ${at + 1} of ${width}`;
    if (numeric && !WHOLE_NUMBER.test(token.text))
      return {
        code: 'E_LOG_NUMBER',
        message: `${card} must be a whole number in digits, got ${quoteText(token.text)}`,
        offset: token.offset,
      };
    return {
      code: 'E_LOG_CARD',
      message: `${card} must be one of ${vocabularyWords(vocabulary)}, as in the first deck, got ${quoteText(token.text)}`,
      offset: token.offset,
    };
  };
  return {
    read(tokens, cells, into) {
      if (tokens.length !== width) return otherSize(tokens, cardOf, { packs, partial, vocabulary, width });
      seen.fill(0);
      for (const [at, token] of tokens.entries()) {
        const card = cardOf(token);
        if (card < 0) return faultOf(token, at);
        if (++seen[card] > packs) {
          const often = packs === 1 ? 'once' : counted(packs, 'time');
          const message = `each card must be in the deck ${often}, got ${quoteText(token.text)} again as card ${at + 1}${partial ? '' : missing(tokens, cardOf, vocabulary, packs)}`;
          return { code: 'E_LOG_DUPLICATE', message, offset: token.offset };
        }
        cells[into + at] = card;
      }
      return null;
    },
  };
}

/** Returns the cards, up to three, that a deck with a card too often lacks. */
function missing(tokens: readonly Token[], cardOf: (token: Token) => number, { cards }: LogVocabulary, packs: number): string {
  const left = new Int32Array(cards.length).fill(packs);
  for (const token of tokens) {
    const card = cardOf(token);
    if (card >= 0) left[card]--;
  }
  const lacking = cards.filter((_, card) => left[card] > 0);
  return lacking.length === 0
    ? ''
    : `, while ${lacking.slice(0, 3).join(', ')}${lacking.length > 3 ? ' and others are' : ` ${verbFor(lacking.length, 'is')}`} missing`;
}

/**
 * Returns the fault of a row with another number of cards. It is a deck of that size if each is a card and none comes too often; else the row is too
 * short or too long.
 */
function otherSize(
  tokens: readonly Token[],
  cardOf: (token: Token) => number,
  { packs, partial, vocabulary, width }: Omit<LogForm, 'layout'>,
): RowFault {
  const counts = new Map<string, number>();
  for (const { text } of tokens) counts.set(text, (counts.get(text) ?? 0) + 1);
  const whole =
    tokens.length >= (partial ? 1 : 2) &&
    tokens.every(({ text }) => likeCard(text, vocabulary)) &&
    [...counts.values()].every((count) => count <= packs);
  const last = tokens[Math.min(tokens.length, width + 1) - 1];
  const what = vocabulary.kind === 'numbers' ? 'a row of numbers' : partial ? 'a row of cards' : 'a deck of cards';
  const [one, cells] = what.split(' of ');
  const message = `${one} of ${width} ${cells} was expected, as in the first row, got ${tokens.length}`;
  return whole
    ? { code: 'E_LOG_MIXED_DECK', message, offset: last.offset, cards: tokens.map(cardOf) }
    : { code: 'E_LOG_COLUMNS', message, offset: last?.offset ?? 0 };
}
