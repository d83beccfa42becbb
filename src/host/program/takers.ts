import type { LogVocabulary } from '../../core/source/log-source.js';
import type { Protocol } from '../../core/source/protocols.js';
import type { Words } from '../../core/subject/source.js';
import { NUMBERS } from '../../engine/log/vocabulary.js';
import type { Handout } from '../../kinds/handout.js';
import { lemire } from '../../parts/bounded/lemire.js';
import { isNumeric, type LineShape, numbersFrom, type ProgramAlphabet, programVocabulary, tokenTaker } from './cards.js';
import { type ProgramFault, quoteBytes } from './failure.js';
import { type DeckTaker, linesOf, programText } from './lines.js';
import type { ProgramOutput, ProgramTaken } from './output.js';

/** A protocol's way to ask for a deck, take its bytes and read them. */
export interface ProtocolTaker extends DeckTaker {
  /** Takes the bytes of a deck if all are here. */
  bytes(output: ProgramOutput): ProgramTaken;
  /** Returns the request for a deal, with input drawn from `words`; absent where the program deals without being asked. */
  ask?(trial: number, words: Words): string;
}

/** Makes the taker of a protocol. `handed` is the input of a program that is asked, `known` how cards are written where that was found before. */
export function protocolTaker(
  protocol: Protocol,
  shape: LineShape,
  handed: Handout,
  alphabet: ProgramAlphabet,
  known: LogVocabulary | null,
): ProtocolTaker | ProgramFault {
  const line = (output: ProgramOutput): ProgramTaken => output.line();
  if (protocol === 'lines') return withBytes(linesOf(shape, alphabet, known), line);
  if (protocol === 'request') {
    const vocabulary = known ?? (shape.numbers ? NUMBERS : requestVocabulary(shape.n, alphabet));
    if ('code' in vocabulary) return vocabulary;
    const taker = requestsOf(vocabulary, handed);
    return {
      vocabulary,
      take: (from, cells, into) => taker.take(from, cells, into),
      bytes: line,
      ask: (trial, words) => taker.ask(trial, words),
    };
  }
  const size = protocol === 'u8' ? 1 : 2;
  return withBytes(bytesOf(shape, size, alphabet, known), (output) => output.record(shape.width * size));
}

function withBytes(taker: DeckTaker, bytes: ProtocolTaker['bytes']): ProtocolTaker {
  return {
    get vocabulary() {
      return taker.vocabulary;
    },
    take: (from, cells, into) => taker.take(from, cells, into),
    bytes,
  };
}

/** Reads decks as cards of `size` bytes each, the low byte first. */
function bytesOf(shape: LineShape, size: 1 | 2, alphabet: ProgramAlphabet, known: LogVocabulary | null): DeckTaker {
  const { n, numbers, width } = shape;
  let vocabulary = known;
  return {
    get vocabulary() {
      return vocabulary;
    },
    take(record, cells, into) {
      const at = (p: number): number => (size === 1 ? record[p] : record[2 * p] + 256 * record[2 * p + 1]);
      if (!vocabulary) {
        const found = programVocabulary(
          Array.from({ length: width }, (_, p) => String(at(p))),
          shape,
          alphabet,
        );
        if ('code' in found) return found;
        if (!isNumeric(found)) return { code: 'E_SUBJECT_CARD', rule: 'must deal numbers, got names' };
        vocabulary = found;
      }
      const least = vocabulary.kind === 'from-1' ? 1 : 0;
      for (let p = 0; p < width; p++) {
        const card = at(p);
        if (!numbers && (card < least || card - least >= n))
          return { code: 'E_SUBJECT_CARD', rule: `must be a number from ${least} to ${n - 1 + least}, got ${card}`, position: p + 1 };
        cells[into + p] = card - least;
      }
      return null;
    },
  };
}

interface RequestTaker extends DeckTaker {
  readonly vocabulary: LogVocabulary;
  /** Returns the request for outcome `id`, from 1: a line with its input. Piles to move in are drawn from `words`. */
  ask(id: number, words: Words): string;
}

/** Returns the cards a program is asked with: numbers from 0 unless others are named; or the fault of those. */
function requestVocabulary(n: number, alphabet: ProgramAlphabet): LogVocabulary | ProgramFault {
  if (alphabet === undefined || alphabet === 'from-0') return numbersFrom(0, n);
  if (alphabet === 'from-1') return numbersFrom(1, n);
  return programVocabulary(alphabet, { n, width: n, numbers: false }, alphabet);
}

/**
 * Reads outcomes as answers to requests, each one line of JSON with a function's input or result: `{"id":7,"deck":[…]}`. In a player's outcome the
 * piles it was handed stand before those it gives back.
 */
function requestsOf(vocabulary: LogVocabulary, { answer: { cells: width }, first, names, second }: Handout): RequestTaker {
  const type = isNumeric(vocabulary) ? 'number' : 'string';
  const [name, named] = names;
  const behind = named !== undefined && second !== undefined ? `,"${named}":${second}` : '';
  const handed = handedWith(vocabulary, first);
  const take = tokenTaker(vocabulary, width, false);
  let asked = 0;
  return {
    vocabulary,
    ask(id, words) {
      asked = id;
      handed.draw(words);
      return `{"id":${id},"${name}":${handed.first()}${behind}}\n`;
    },
    take(line, cells, into) {
      const answer = jsonOf(line);
      if (answer.fault) return answer.fault;
      const { value } = answer;
      const given: unknown = isObject(value) ? value[name] : undefined;
      if (!isObject(value) || !('id' in value) || !Array.isArray(given))
        return { code: 'E_SUBJECT_TYPE', rule: `must answer {"id":${asked},"${name}":[…]}, got ${quoteBytes(line)}` };
      if (value['id'] !== asked)
        return {
          code: 'E_SUBJECT_EXTRA_OUTPUT',
          rule: `must answer each request once and in order, with its id ${asked}, got ${quoteBytes(line)}`,
        };
      const cards: readonly unknown[] = given;
      const strange = cards.findIndex((card) => typeof card !== type);
      if (strange >= 0)
        return { code: 'E_SUBJECT_CARD', rule: `must be a ${type} as in the request, got ${typeof cards[strange]}`, position: strange + 1 };
      cells.set(handed.before, into);
      return take(cards.map(String), cells, into + handed.before.length);
    },
  };
}

interface HandedFirst {
  /** The piles to move in; none where the outcome holds only those given back. */
  readonly before: Uint16Array;
  draw(words: Words): void;
  /** Returns the input as JSON. */
  first(): string;
}

/** Returns the first input: the same every time, or piles drawn anew. */
function handedWith({ cards, ...written }: LogVocabulary, first: Handout['first']): HandedFirst {
  const same = (value: unknown): HandedFirst => {
    const text = JSON.stringify(value);
    return { before: new Uint16Array(0), draw: () => undefined, first: () => text };
  };
  if (first.kind === 'number') return same(first.number);
  if (first.kind === 'list') {
    const list = cards.map((_, i) => cards[(i + first.from) % cards.length]);
    return same(isNumeric({ cards, ...written }) ? list.map(Number) : list);
  }
  const before = new Uint16Array(first.piles);
  const bounds = new Uint32Array(first.piles).fill(first.max);
  const draws = new Uint32Array(first.piles);
  return {
    before,
    draw(words) {
      lemire.draw(words, bounds, draws);
      for (let i = 0; i < before.length; i++) before[i] = draws[i] + 1;
    },
    first: () => `[${before.join(',')}]`,
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function jsonOf(line: Uint8Array): { readonly value: unknown; readonly fault?: never } | { readonly fault: ProgramFault } {
  const decoded = programText(line);
  if ('code' in decoded) return { fault: decoded };
  try {
    return { value: JSON.parse(decoded.text) };
  } catch {
    return { fault: { code: 'E_SUBJECT_GARBAGE', rule: `must answer a line of JSON, got ${quoteBytes(line)}` } };
  }
}
