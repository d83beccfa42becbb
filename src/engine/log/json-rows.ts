import type { LogLayout } from '../../core/source/log-source.js';
import type { ByteWindow } from './byte-window.js';
import { isComment } from './comments.js';
import type { TokenReader } from './deck-of-tokens.js';
import { tokenReader } from './deck-of-tokens.js';
import { DeckScanner } from './deck-scanner.js';
import type { JsonValue } from './json-scanner.js';
import { jsonElements, jsonText, scanJson } from './json-scanner.js';
import type { RowFault } from './log-error.js';
import { quoteText } from './log-error.js';
import type { LogForm, RowFound, RowReader } from './log-form.js';
import type { Token } from './split-deck.js';
import { splitDeck } from './split-deck.js';
import { WHOLE_NUMBER } from './vocabulary.js';

type JsonLayout = Extract<LogLayout, { kind: 'ndjson' }>;

/** Reads decks from lines that each hold one JSON value. */
export class JsonRows implements RowReader {
  id = -1;
  kept: number | string | null = null;
  text = '';
  readonly #layout: JsonLayout;
  readonly #scanner: DeckScanner;
  readonly #tokens: TokenReader;
  readonly #pairs: boolean;
  readonly #marks: readonly string[];

  constructor(form: LogForm, layout: JsonLayout) {
    this.#layout = layout;
    this.#scanner = new DeckScanner(form, layout.separator ?? ',', true);
    this.#tokens = tokenReader(form);
    this.#marks = form.marks ?? [];
    this.#pairs = form.vocabulary.kind === 'standard';
  }

  next(window: ByteWindow, cells: Uint16Array, into: number): RowFound {
    const { at, bytes, end } = window;
    if (at >= end) return 'more';
    const feed = bytes.indexOf(10, at);
    window.at = feed + 1;
    window.line++;
    let from = at;
    while (from < feed && (bytes[from] === 32 || bytes[from] === 9 || bytes[from] === 13)) from++;
    if (from === feed) return 'blank';
    if (isComment(bytes, at, this.#marks)) return 'comment';
    const line = scanJson(bytes, at, feed, 'within');
    if ('code' in line) return line;
    const { field, id, separator } = this.#layout;
    if (field === null && line.value.kind !== (separator === null ? 'array' : 'string'))
      return expected(separator === null ? 'an array with the deck' : 'a deck in one text', at, line.value, bytes, at);
    const deck = field === null ? line.value : line.fields.get(field);
    if (deck === undefined)
      return {
        code: 'E_LOG_JSON',
        message: `the key ${quoteText(field ?? '')} was expected, got ${keysOf(line.fields)}`,
        offset: from - at,
      };
    if (id !== null) {
      const fault = this.#number(bytes, line.fields.get(id), id, at);
      if (fault) return fault;
    }
    if (typeof this.kept === 'string') {
      const value = line.fields.get(this.kept);
      if (value === undefined)
        return {
          code: 'E_LOG_JSON',
          message: `the key ${quoteText(this.kept)} was expected, got ${keysOf(line.fields)}`,
          offset: from - at,
        };
      this.text = jsonText(bytes, value);
    }
    const plain = deck.kind === (separator === null ? 'array' : 'string');
    if (plain && this.#scanner.scan(bytes, deck.from, cells, into) === deck.to) return 'deck';
    const tokens = deckTokens(bytes, deck, separator, at, this.#pairs);
    return 'code' in tokens ? tokens : (this.#tokens.read(tokens, cells, into) ?? 'deck');
  }

  #number(bytes: Uint8Array, value: JsonValue | undefined, id: string, at: number): RowFault | null {
    const text = value === undefined ? '' : jsonText(bytes, value);
    if (value === undefined || !WHOLE_NUMBER.test(text)) {
      const got = value === undefined ? `no key ${quoteText(id)}` : quoteText(text);
      return {
        code: 'E_LOG_NUMBER',
        message: `the number of a deal must be a whole number in digits, got ${got}`,
        offset: value === undefined ? 0 : value.from - at,
      };
    }
    this.id = Number(text);
    return null;
  }
}

/** Returns the cards of a deck that is an array of numbers and strings, or one string. `at` is where the line starts. */
export function deckTokens(
  bytes: Uint8Array,
  deck: JsonValue,
  separator: string | null,
  at: number,
  pairs: boolean,
): readonly Token[] | RowFault {
  if (separator !== null) {
    if (deck.kind !== 'string') return expected('a deck in one text', at, deck, bytes, deck.from);
    return splitDeck(jsonText(bytes, deck), separator, deck.from + 1 - at, pairs);
  }
  if (deck.kind !== 'array') return expected('an array with the deck', at, deck, bytes, deck.from);
  const tokens: Token[] = [];
  for (const value of jsonElements(bytes, deck)) {
    if (value.kind !== 'number' && value.kind !== 'string') return expected('a card as a number or a text', at, value, bytes, value.from);
    tokens.push({ text: jsonText(bytes, value), offset: value.from - at });
  }
  return tokens;
}

function expected(what: string, start: number, value: JsonValue, bytes: Uint8Array, at: number): RowFault {
  return { code: 'E_LOG_JSON', message: `${what} was expected, got ${quoteText(jsonText(bytes, value))}`, offset: at - start };
}

function keysOf(fields: ReadonlyMap<string, JsonValue>): string {
  const keys = [...fields.keys()].map(quoteText);
  return keys.length === 0 ? 'no keys' : `only ${keys.slice(0, 6).join(', ')}`;
}
