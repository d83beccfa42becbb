import type { LogVocabulary } from '../../../core/source/log-source.js';
import { STANDARD_CARDS, standardName } from '../../../engine/log/standard-cards.js';
import { sortCards } from '../../../engine/log/vocabulary.js';

const RANK_WORDS = ['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king'] as const;
const SHORT_RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** Ranks in words and by number, from the ace as 1. */
const RANKS: ReadonlyMap<string, string> = new Map(
  RANK_WORDS.flatMap((word, i): readonly [string, string][] => [
    [word, SHORT_RANKS[i]],
    [String(i + 1), SHORT_RANKS[i]],
  ]),
);

const SUITS: ReadonlyMap<string, string> = new Map(
  ['spade', 'heart', 'diamond', 'club'].flatMap((word): readonly [string, string][] =>
    [word, `${word}s`].map((spelt) => [spelt, word[0].toUpperCase()]),
  ),
);

export interface ChildCardNames {
  readonly vocabulary: LogVocabulary;
  /** Returns the number of a card in that order from its content, a line of JSON as the child sends it. Undefined for an unknown card. */
  numberOf(line: string): number | undefined;
}

/**
 * Finds names for the cards of a deck of `n` from their content, lines of JSON. They are the 52 standard names where all are standard cards, however
 * written. Else a text is its own name, and an object has its values, where those tell them apart. Standard cards stand in their usual order, numbers
 * by size, others by name.
 */
export function childCardNames(lines: readonly string[], n: number): ChildCardNames {
  const standard = lines.map(standardOf);
  if (standard.every((name) => name !== undefined) && allDifferent(standard)) {
    const met = new Set<string | undefined>(standard);
    // Of hands, a card that never came is one of the pack all the same.
    const cards = n === STANDARD_CARDS.length ? STANDARD_CARDS : STANDARD_CARDS.filter((card) => met.has(card));
    return namesOf({ kind: 'standard', cards });
  }
  const plain = lines.map(plainOf);
  const names = allDifferent(plain) ? plain : lines;
  return namesOf({ kind: 'alphabet', cards: sortCards(names) });
}

/** Returns the same from names that were found before. */
export function namesOf(vocabulary: LogVocabulary): ChildCardNames {
  const at = new Map(vocabulary.cards.map((card, number) => [card, number]));
  const find = (name: string | undefined): number | undefined => (name === undefined ? undefined : at.get(name));
  return {
    vocabulary,
    numberOf: vocabulary.kind === 'standard' ? (line) => find(standardOf(line)) : (line) => find(plainOf(line)) ?? find(line),
  };
}

/** Returns the standard card written so, as a text or as an object of a rank and a suit. */
function standardOf(line: string): string | undefined {
  const pieces = piecesOf(JSON.parse(line));
  const [only] = pieces;
  const short = pieces.length === 1 ? standardName(only) : undefined;
  if (short !== undefined) return short;
  const words = pieces.flatMap((piece) => piece.split(/\s+of\s+|[\s_-]+/i)).filter((word) => word !== '');
  if (words.length !== 2) return undefined;
  const [a, b] = words;
  return joined(a, b) ?? joined(b, a);
}

function joined(rank: string, suit: string): string | undefined {
  return standardName(`${RANKS.get(rank.toLowerCase()) ?? rank}${SUITS.get(suit.toLowerCase()) ?? suit}`);
}

function plainOf(line: string): string {
  return piecesOf(JSON.parse(line)).join(' ');
}

/** Returns the texts and numbers that a value holds, in order. */
function piecesOf(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(piecesOf);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
}

function allDifferent(names: readonly (string | undefined)[]): boolean {
  return new Set(names).size === names.length;
}
