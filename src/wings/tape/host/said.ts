import { counted } from '../../../core/counted.js';
import type { TapeQuestion } from '../../../core/tape.js';
import { MOST_TAPE_BITS, MOST_TAPE_BOUND } from '../../../core/tape.js';
import type { ProgramFault } from '../../../host/program/failure.js';
import { shownBytes } from '../../../host/program/failure.js';
import { programText } from '../../../host/program/lines.js';

/** A line of a program that is dealt on a tape: a question, or the deck that ends the deal. */
export type Said = { readonly kind: 'question'; readonly question: TapeQuestion } | { readonly kind: 'deck'; readonly deck: Uint16Array };

const HINT =
  'it asks "below 5", "bits 32" or "double", and ends a deal with "deck" and its cards; other words belong on its standard error';

/** What one line says in a deal of `n` cards, or what is wrong with it. */
export function saidIn(line: Uint8Array, n: number): Said | ProgramFault {
  const decoded = programText(line);
  if ('code' in decoded) return decoded;
  const [word, ...rest] = decoded.text.trim().split(/\s+/);
  if (word === 'deck') return deckOf(rest, n);
  const question = questionOf(word, rest);
  if (question) return { kind: 'question', question };
  return { code: 'E_SUBJECT_GARBAGE', rule: `must ask, or end the deal with its deck, got ${shownBytes(line)}`, hint: HINT };
}

function questionOf(word: string, [number, ...more]: readonly string[]): TapeQuestion | null {
  if (more.length > 0) return null;
  if (word === 'double') return number === undefined ? { kind: 'double' } : null;
  if (number === undefined || !/^[1-9][0-9]{0,15}$/.test(number)) return null;
  if (word === 'bits') return Number(number) <= MOST_TAPE_BITS ? { kind: 'bits', bits: Number(number) } : null;
  if (word === 'below') return BigInt(number) <= MOST_TAPE_BOUND ? { kind: 'below', bound: BigInt(number) } : null;
  return null;
}

function deckOf(cards: readonly string[], n: number): Said | ProgramFault {
  if (cards.length !== n)
    return { code: 'E_SUBJECT_LENGTH', rule: `must end a deal of ${counted(n, 'card')} with as many, got ${cards.length}` };
  const deck = new Uint16Array(n);
  const met = new Set<number>();
  for (const [at, text] of cards.entries()) {
    const card = /^[0-9]{1,5}$/.test(text) ? Number(text) : n;
    if (card >= n)
      return {
        code: 'E_SUBJECT_CARD',
        rule: `must be one of the cards 0 to ${n - 1}, got ${shownBytes(Buffer.from(text))}`,
        position: at + 1,
      };
    if (met.has(card)) return { code: 'E_SUBJECT_DUPLICATE', rule: `must hold every card once, got ${card} again`, position: at + 1 };
    met.add(card);
    deck[at] = card;
  }
  return { kind: 'deck', deck };
}
