import type { LogVocabulary } from '../../core/source/log-source.js';
import { counted } from '../../core/words/counted.js';
import { quoteText } from '../../engine/log/log-error.js';
import { partialVocabulary } from '../../engine/log/partial-vocabulary.js';
import { findVocabulary, likeCard, NUMBERS, sortCards, spellings, vocabularyWords } from '../../engine/log/vocabulary.js';
import type { ProgramFault } from './failure.js';

export interface LineShape {
  /** Cards of the whole deck, or cells of a board. */
  readonly n: number;
  /** The number of them in a line. */
  readonly width: number;
  /** True if these are whole numbers and not cards. */
  readonly numbers: boolean;
}

/** Returns advice about a deck of `cards` cards, a number that was not expected. */
function lengthHint(cards: number): string {
  return cards === 1
    ? `a line holds a whole deck; a program that writes a card a line and ends is heard by: -- sh -c 'while shuf -i 0-51 | paste -sd " " -; do :; done'`
    : 'the number of cards is set with --n, and with --deal where only some of each deal are written; piles of Nim with --space nim:dealer --piles';
}

/** The cards of a program: from 0 or from 1, names, or, where undefined, whatever its first deck holds. */
export type ProgramAlphabet = 'from-0' | 'from-1' | readonly string[] | undefined;

/** Writes a deck of tokens as card numbers, 0 … n − 1, into `cells` from `into`; returns its fault, or null. Does not look for repeats. */
export type TokenTaker = (tokens: readonly string[], cells: Uint16Array, into: number) => ProgramFault | null;

/** Returns the way cards of a deck are written, from a program's first deck. */
export function programVocabulary(
  tokens: readonly string[],
  { n, numbers, width }: LineShape,
  alphabet: ProgramAlphabet,
): LogVocabulary | ProgramFault {
  if (numbers) return NUMBERS;
  if (alphabet === 'from-0' || alphabet === 'from-1') return numbersFrom(alphabet === 'from-0' ? 0 : 1, n);
  if (tokens.length !== width)
    return { code: 'E_SUBJECT_LENGTH', rule: `must deal ${counted(width, 'card')}, got ${tokens.length}`, hint: lengthHint(tokens.length) };
  const wishes = { packs: 1, n, ...(alphabet && { alphabet }) };
  const found = width < n ? partialVocabulary(tokens, { ...wishes, partial: { orderUnknown: false } }) : findVocabulary(tokens, wishes);
  if ('vocabulary' in found) return found.vocabulary;
  return { code: 'E_SUBJECT_CARD', rule: found.unknown, hint: 'cards of other names are listed with --cards' };
}

/**
 * Returns the cards of a whole deck that are neither numbers nor standard cards, from the first deck of a program, by name. Null for a wrong number
 * of cards, a repeated one, or one that could be a number or a standard card.
 */
export function ownCards(tokens: readonly string[], { n, numbers, width }: LineShape): LogVocabulary | null {
  if (numbers || width < n || tokens.length !== n || new Set(tokens).size !== n || !isNoDeck(tokens, null, undefined)) return null;
  return { kind: 'alphabet', cards: sortCards(tokens) };
}

export function numbersFrom(least: 0 | 1, n: number): LogVocabulary {
  return { kind: least === 0 ? 'from-0' : 'from-1', cards: Array.from({ length: n }, (_, i) => String(least + i)) };
}

/** Returns a taker for decks of this vocabulary; `learnt` where its names are those of the program's first deck, not the user's. */
export function tokenTaker(vocabulary: LogVocabulary, n: number, learnt: boolean): TokenTaker {
  const what = vocabulary.kind === 'numbers' ? 'numbers' : 'cards';
  const numeric = isNumeric(vocabulary);
  const indexOf = spellings(vocabulary);
  const known = learnt ? `the ${counted(vocabulary.cards.length, 'card')} that it is known to deal` : vocabularyWords(vocabulary);
  return (tokens, cells, into) => {
    if (tokens.length !== n)
      return { code: 'E_SUBJECT_LENGTH', rule: `must deal ${n} ${what}, got ${tokens.length}`, hint: lengthHint(tokens.length) };
    for (const [at, text] of tokens.entries()) {
      const card = indexOf.get(numeric ? text.replace(/^0+(?=[0-9])/, '') : text);
      if (card === undefined) return { code: 'E_SUBJECT_CARD', rule: `must be one of ${known}, got ${quoteText(text)}`, position: at + 1 };
      cells[into + at] = card;
    }
    return null;
  };
}

export function isNumeric({ kind }: LogVocabulary): boolean {
  return kind === 'from-0' || kind === 'from-1' || kind === 'numbers';
}

/** True if nothing in a line is a card of any kind, so that it is no deck at all. */
export function isNoDeck(tokens: readonly string[], vocabulary: LogVocabulary | null, alphabet: ProgramAlphabet): boolean {
  const kinds: readonly LogVocabulary[] =
    vocabulary !== null
      ? [vocabulary]
      : [
          numbersFrom(0, 2),
          { kind: 'standard', cards: [] },
          ...(Array.isArray(alphabet) ? [{ kind: 'alphabet', cards: alphabet } as const] : []),
        ];
  return !tokens.some((token) => kinds.some((kind) => likeCard(token, kind)));
}
