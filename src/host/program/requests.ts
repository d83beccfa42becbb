import type { LogVocabulary } from '../../core/log-source.js';
import type { ProgramAlphabet } from './cards.js';
import { isNumeric, numbersFrom, programVocabulary, tokenTaker } from './cards.js';
import type { ProgramFault } from './failure.js';
import { shownBytes } from './failure.js';
import type { DeckTaker } from './lines.js';
import { programText } from './lines.js';

/** Decks asked for one by one. */
export interface RequestTaker extends DeckTaker {
  readonly vocabulary: LogVocabulary;
  /** What to send for deal `id`, from 1: a line with the deck in its natural order. */
  ask(id: number): string;
}

/** The cards a program is asked with: numbers from 0 unless others are named; or what is wrong with those. */
export function requestVocabulary(n: number, alphabet: ProgramAlphabet): LogVocabulary | ProgramFault {
  if (alphabet === undefined || alphabet === 'from-0') return numbersFrom(0, n);
  if (alphabet === 'from-1') return numbersFrom(1, n);
  return programVocabulary(alphabet, { n, width: n, numbers: false }, alphabet);
}

/** Decks as answers to requests, both one line of JSON: `{"id":7,"deck":[…]}`. */
export function requestsOf(vocabulary: LogVocabulary, width: number): RequestTaker {
  const deck = JSON.stringify(isNumeric(vocabulary) ? vocabulary.cards.map(Number) : vocabulary.cards);
  const type = isNumeric(vocabulary) ? 'number' : 'string';
  const take = tokenTaker(vocabulary, width);
  let asked = 0;
  return {
    vocabulary,
    ask(id) {
      asked = id;
      return `{"id":${id},"deck":${deck}}\n`;
    },
    take(line, cells, into) {
      const answer = jsonOf(line);
      if (answer.fault) return answer.fault;
      const { value } = answer;
      const shape = `must answer ${`{"id":${asked},"deck":[…]}`}`;
      if (typeof value !== 'object' || value === null || !('id' in value) || !('deck' in value) || !Array.isArray(value.deck))
        return { code: 'E_SUBJECT_TYPE', rule: `${shape}, got ${shownBytes(line)}` };
      if (value.id !== asked)
        return {
          code: 'E_SUBJECT_EXTRA_OUTPUT',
          rule: `must answer each request once and in order, with its id ${asked}, got ${shownBytes(line)}`,
        };
      const cards: readonly unknown[] = value.deck;
      const strange = cards.findIndex((card) => typeof card !== type);
      if (strange >= 0)
        return { code: 'E_SUBJECT_CARD', rule: `must be a ${type} as in the request, got ${typeof cards[strange]}`, position: strange + 1 };
      return take(cards.map(String), cells, into);
    },
  };
}

function jsonOf(line: Uint8Array): { readonly value: unknown; readonly fault?: never } | { readonly fault: ProgramFault } {
  const decoded = programText(line);
  if ('code' in decoded) return { fault: decoded };
  try {
    return { value: JSON.parse(decoded.text) };
  } catch {
    return { fault: { code: 'E_SUBJECT_GARBAGE', rule: `must answer a line of JSON, got ${shownBytes(line)}` } };
  }
}
