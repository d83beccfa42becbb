import type { LogVocabulary } from '../../core/source/log-source.js';
import { counted } from '../../core/words/counted.js';
import { MOST_READ_STONES } from '../../engine/log/vocabulary.js';
import type { LineShape, ProgramAlphabet, TokenTaker } from './cards.js';
import { isNoDeck, isNumeric, ownCards, programVocabulary, tokenTaker } from './cards.js';
import type { ProgramFault } from './failure.js';
import { quoteBytes } from './failure.js';

const COMMA = 0x2c;
const SPACE = 0x20;
const TAB = 0x09;
const RETURN = 0x0d;
const ZERO = 0x30;

/** A reader of decks, one piece of a program's output each. */
export interface DeckTaker {
  /** The way cards are written; null before the first deck. */
  readonly vocabulary: LogVocabulary | null;
  /** Writes the deck's card numbers, 0 … n − 1, into `cells` from `into`; returns its fault, or null. Does not look for repeats. */
  take(bytes: Uint8Array, cells: Uint16Array, into: number): ProgramFault | null;
}

/** Decodes bytes as text, or returns their fault: not UTF-8, or characters that no text has. */
export function programText(bytes: Uint8Array): { readonly text: string } | ProgramFault {
  const rule = (what: string): ProgramFault => ({ code: 'E_SUBJECT_GARBAGE', rule: `must write ${what}, got ${quoteBytes(bytes)}` });
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    // A tab may stand between cards.
    return /[^\P{Cc}\t\r]/u.test(text) ? rule('plain text') : { text };
  } catch {
    return rule('text in UTF-8');
  }
}

/** Reads decks as lines: cards separated by commas or spaces, in [ ] or not, the same kind of cards in every line. */
export function linesOf(shape: LineShape, alphabet: ProgramAlphabet, known: LogVocabulary | null): DeckTaker {
  let vocabulary = known;
  // Names that nobody gave were learnt.
  const takerOf = (of: LogVocabulary): TokenTaker => tokenTaker(of, shape.width, of.kind === 'alphabet' && alphabet === undefined);
  let tokensOf = known && takerOf(known);
  return {
    get vocabulary() {
      return vocabulary;
    },
    take(line, cells, into) {
      if (vocabulary && isNumeric(vocabulary) && numbers(line, vocabulary.kind === 'from-1' ? 1 : 0, cells, into, shape)) return null;
      const decoded = programText(line);
      if ('code' in decoded) return decoded;
      const tokens = split(decoded.text);
      const own = vocabulary === null && alphabet === undefined ? ownCards(tokens, shape) : null;
      if (own) {
        vocabulary = own;
        tokensOf = takerOf(own);
      } else if (isNoDeck(tokens, vocabulary, alphabet))
        return {
          code: 'E_SUBJECT_GARBAGE',
          rule: `must write ${shape.numbers ? counted(shape.width, 'number') : `a deck of ${counted(shape.width, 'card')}`} in every line, got ${quoteBytes(line)}`,
          hint: 'words for people belong on its standard error; a card a line is no deck a line; cards of other names are listed with --cards',
        };
      if (!tokensOf) {
        const found = programVocabulary(tokens, shape, alphabet);
        if ('code' in found) return found;
        vocabulary = found;
        tokensOf = takerOf(found);
      }
      return tokensOf(tokens, cells, into);
    },
  };
}

/** Splits a line. Two commas in a row have an empty card between them; several spaces are one. */
function split(line: string): readonly string[] {
  const [, inner] = /^\s*\[?\s*(.*?)\s*\]?\s*$/s.exec(line) ?? ['', line];
  return inner === '' ? [] : inner.split(/\s*,\s*|\s+/);
}

/** Parses plain numbers quickly; false where the line is anything else, which the slow path explains. */
function numbers(line: Uint8Array, least: 0 | 1, cells: Uint16Array, into: number, { n, numbers: plain, width }: LineShape): boolean {
  const bound = plain ? MOST_READ_STONES + 1 : n;
  const end = line.length > 0 && line[line.length - 1] === RETURN ? line.length - 1 : line.length;
  let at = 0;
  let count = 0;
  for (;;) {
    while (at < end && (line[at] === SPACE || line[at] === TAB)) at++;
    let value = 0;
    const from = at;
    for (; at < end && line[at] >= ZERO && line[at] < ZERO + 10; at++) value = value * 10 + line[at] - ZERO;
    if (at === from || at - from > 5 || count === width || value < least || value - least >= bound) return false;
    cells[into + count++] = value - least;
    const gap = at;
    while (at < end && (line[at] === SPACE || line[at] === TAB)) at++;
    if (at === end) return count === width;
    if (line[at] === COMMA) at++;
    else if (at === gap) return false;
  }
}
