import type { LogVocabulary } from '../../core/source/log-source.js';
import type { Outcome } from '../../core/subject/outcome.js';
import { counted } from '../../core/words/counted.js';
import type { PartialWishes } from '../../kinds/rows.js';
import { quoteText } from './log-error.js';
import { STANDARD_CARDS, spellingsOf, standardName } from './standard-cards.js';

/** An integer as logs may write it. Text like `1e1`, `0x10` or an empty field is none, though a careless reader may accept it. */
export const WHOLE_NUMBER: RegExp = /^[0-9]{1,15}$/;

/** The most cards of a deck: the table of cards by positions grows with its square. */
export const MOST_CARDS = 5000;

/** The greatest number of stones read for a pile: enough for games whose tests mean anything, and small enough to look numbers up in a table. */
export const MOST_READ_STONES = 9999;

/** Integers that are no cards: piles of Nim. */
export const NUMBERS: LogVocabulary = { kind: 'numbers', cards: ['0', String(MOST_READ_STONES)] };

/** The user's wishes about the cards; anything absent is read from the first deck. */
export interface CardWishes {
  readonly packs: number;
  readonly alphabet?: readonly string[];
  /** Cards of the whole deck. */
  readonly n?: number;
  readonly partial?: PartialWishes;
  /** The content of a row that is no deck and no hand. */
  readonly outcome?: Outcome;
}

/** Either how the cards are written and how many a row holds, or why the first deck does not tell. */
export type FoundVocabulary = { readonly vocabulary: LogVocabulary; readonly width: number } | { readonly unknown: string };

export function findVocabulary(tokens: readonly string[], { packs, alphabet }: CardWishes): FoundVocabulary {
  if (alphabet) return fromAlphabet(tokens, alphabet, packs);
  const times = packs === 1 ? 'once' : counted(packs, 'time');
  if (tokens.length > MOST_CARDS)
    return {
      unknown: `a deck of at most ${MOST_CARDS} cards was expected, got ${tokens.length}; one long row is audited by itself by shuffle-audit order`,
    };
  if (tokens.length < 2)
    return {
      unknown: `a deck of at least 2 cards was expected, got ${tokens.length}; a list with an item a line is audited by shuffle-audit order`,
    };
  if (tokens.every((token) => WHOLE_NUMBER.test(token))) {
    const numbers = tokens.map(Number);
    const kinds = tokens.length / packs;
    const least = Math.min(...numbers);
    if (unevenly(numbers, packs) === null && least <= 1 && Math.max(...numbers) === least + kinds - 1) {
      return {
        vocabulary: { kind: least === 0 ? 'from-0' : 'from-1', cards: Array.from({ length: kinds }, (_, i) => String(least + i)) },
        width: tokens.length,
      };
    }
    if (!Number.isInteger(kinds))
      return { unknown: `a deck that holds each card ${times} was expected, got ${counted(tokens.length, 'card')}` };
    const got = unevenly(tokens, packs) ?? `${least} to ${Math.max(...numbers)}`;
    return {
      unknown: `the numbers 0 to ${kinds - 1} or 1 to ${kinds}, each ${times}, were expected in a deck of ${tokens.length}, got ${got}`,
    };
  }
  const names = tokens.map(standardName);
  const strange = strangeCard(tokens);
  if (strange !== null) return { unknown: strange };
  const uneven = unevenly(names, packs);
  if (uneven !== null) return { unknown: `each card ${times} was expected in a deck of ${tokens.length}, got ${uneven}` };
  const met = new Set(names);
  return { vocabulary: { kind: 'standard', cards: STANDARD_CARDS.filter((card) => met.has(card)) }, width: tokens.length };
}

function fromAlphabet(tokens: readonly string[], alphabet: readonly string[], packs: number): FoundVocabulary {
  const known = new Set(alphabet);
  const strange = tokens.find((token) => !known.has(token));
  if (strange !== undefined) return { unknown: `a card of --cards was expected, got ${quoteText(strange)}` };
  if (tokens.length !== alphabet.length * packs || unevenly(tokens, packs) !== null)
    return { unknown: `all ${counted(alphabet.length * packs, 'card')} of --cards were expected, got ${tokens.length}` };
  return { vocabulary: { kind: 'alphabet', cards: alphabet }, width: tokens.length };
}

/** Returns the first token that does not come `times` times, and how often it does; null if there is none. */
function unevenly(tokens: readonly unknown[], times: number): string | null {
  const seen = new Map<unknown, number>();
  for (const token of tokens) seen.set(token, (seen.get(token) ?? 0) + 1);
  const odd = [...seen].find(([, count]) => count !== times);
  return odd === undefined ? null : `${String(odd[0])} ${odd[1] === 1 ? 'once' : odd[1] === 2 ? 'twice' : counted(odd[1], 'time')}`;
}

/**
 * Returns the fault of the cards of a row that are neither all numbers nor all standard names. It says what most of them are, and gives the first
 * that is not. Null if they are all standard names.
 */
export function strangeCard(tokens: readonly string[]): string | null {
  const strangeTo = (kind: (token: string) => boolean): string | undefined => tokens.find((token) => !kind(token));
  const isNumber = (token: string): boolean => WHOLE_NUMBER.test(token);
  const isName = (token: string): boolean => standardName(token) !== undefined;
  const name = strangeTo(isName);
  if (name === undefined) return null;
  const most = (kind: (token: string) => boolean): boolean => 2 * tokens.filter(kind).length > tokens.length;
  const number = strangeTo(isNumber);
  if (number !== undefined && most(isNumber)) return `a whole number was expected, as most of the row are, got ${quoteText(number)}`;
  if (most(isName)) return `a card such as AS, 10h or T♦ was expected, as most of the row are, got ${quoteText(name)}`;
  const neither = strangeTo((token) => isNumber(token) || isName(token)) ?? name;
  return `a whole number or a card such as AS, 10h or T♦ was expected, got ${quoteText(neither)}`;
}

/** True if a text is written like a card at all, of this deck or of another. */
export function likeCard(text: string, { kind, cards }: LogVocabulary): boolean {
  if (kind === 'alphabet') return cards.includes(text);
  return kind === 'standard' ? standardName(text) !== undefined : WHOLE_NUMBER.test(text);
}

/** Sorts card names into the order that they have by default: integers first, by size, then all others by their characters. */
export function sortCards(names: readonly string[]): readonly string[] {
  const sorted = names.toSorted();
  const numbers = sorted.filter((name) => WHOLE_NUMBER.test(name)).toSorted((a, b) => Number(a) - Number(b));
  return [...numbers, ...sorted.filter((name) => !WHOLE_NUMBER.test(name))];
}

/** Returns every spelling of every card with the card's index. */
export function spellings({ kind, cards }: LogVocabulary): ReadonlyMap<string, number> {
  if (kind === 'numbers') return new Map(Array.from({ length: MOST_READ_STONES + 1 }, (_, number) => [String(number), number]));
  return new Map(cards.flatMap((card, index) => (kind === 'standard' ? spellingsOf(card) : [card]).map((text) => [text, index] as const)));
}

export function vocabularyWords({ kind, cards }: LogVocabulary): string {
  if (kind === 'standard')
    return cards.length === STANDARD_CARDS.length ? 'the 52 standard cards' : `${cards.length} of the standard cards`;
  return kind === 'alphabet' ? `the ${counted(cards.length, 'card')} of --cards` : `numbers from ${cards[0]} to ${cards[cards.length - 1]}`;
}
