import { encodingFault } from '../../engine/log/encoding-fault.js';
import { findJsonDeck } from '../../engine/log/find-json-form.js';
import { scanJson } from '../../engine/log/json-scanner.js';
import { logError, quoteText } from '../../engine/log/log-error.js';
import type { LogWishes } from '../../engine/log/log-wishes.js';
import type { LineRelay, LogHead } from './line-relay.js';

const [FEED, RETURN, SPACE, QUOTE, COMMA, OPEN, BACKSLASH, CLOSE] = [10, 13, 32, 34, 44, 91, 92, 93];
const [COLON, BRACE, END] = [58, 123, 125];

/** Bytes of the first value of an array that are kept. */
const MOST_KEPT = 1 << 16;

const utf8 = new TextDecoder();

/** Follows JSON through its objects down to the first arrays, and passes on the values of one of them, a line each. */
class Arrays {
  /** The first value of each array by its key, which has a point between the keys of one object within another; '' if no object is around it. */
  readonly first = new Map<string, Uint8Array>();
  readonly #key: string | null;
  readonly #file: string;
  #out = new Uint8Array(0);
  #length = 0;
  /** The keys of the objects that are open; '' for the outermost. */
  readonly #open: string[] = [];
  #name = '';
  /** The array that is open; null if none is. */
  #array: string | null = null;
  #depth = 0;
  #behindComma = false;
  #hasValue = false;
  #inText = false;
  #escaped = false;
  #text: number[] = [];
  #line = 1;

  /** `key`: of the array whose values are passed on; null if none is. */
  constructor(key: string | null, file: string) {
    this.#key = key;
    this.#file = file;
  }

  take(bytes: Uint8Array): Uint8Array {
    // A comma becomes a line feed, and one more may end the last value.
    this.#out = new Uint8Array(this.#key === null ? 0 : bytes.length + 1);
    this.#length = 0;
    for (const byte of bytes) {
      if (byte === FEED) this.#line++;
      const within = this.#inText;
      if (within) this.#passText(byte);
      else this.#inText = byte === QUOTE;
      if (this.#array === null) this.#outside(byte, within);
      else this.#inside(byte, within);
    }
    return this.#out.subarray(0, this.#length);
  }

  /** Throws E_LOG_JSON unless all that was opened is closed. */
  end(): void {
    if (this.#array !== null || this.#open.length > 0 || this.#inText) throw this.#fault('more was expected, got the end of the file');
  }

  #passText(byte: number): void {
    this.#inText = this.#escaped || byte !== QUOTE;
    this.#escaped = !this.#escaped && byte === BACKSLASH;
  }

  #outside(byte: number, within: boolean): void {
    if (within || byte === QUOTE) {
      if (!within) this.#text = [];
      this.#text.push(byte);
    } else if (byte === COLON) this.#name = JSON.parse(utf8.decode(Uint8Array.from(this.#text))) as string;
    else if (byte === BRACE) this.#open.push(this.#open.length === 0 ? '' : this.#name);
    else if (byte === END && this.#open.length > 0) this.#open.pop();
    else if (byte === OPEN) {
      this.#array = [...this.#open.slice(1), ...(this.#open.length > 0 ? [this.#name] : [])].join('.');
      this.#depth = 0;
      this.#hasValue = false;
      this.#behindComma = false;
      this.#text = [];
    } else if (this.#open.length === 0 && byte > SPACE)
      throw this.#fault(`an array or an object was expected, got ${quoteText(String.fromCharCode(byte))}`);
  }

  #inside(byte: number, within: boolean): void {
    if (!within && this.#depth === 0 && (byte === COMMA || byte === CLOSE)) {
      this.#endValue(byte === CLOSE);
      return;
    }
    if (!within && (byte === OPEN || byte === BRACE)) this.#depth++;
    if (!within && (byte === CLOSE || byte === END)) this.#depth--;
    this.#hasValue ||= byte > SPACE;
    if (this.#array === this.#key) this.#out[this.#length++] = !within && (byte === FEED || byte === RETURN) ? SPACE : byte;
    else if (this.#text.length < MOST_KEPT && !this.first.has(this.#array ?? '')) this.#text.push(byte);
  }

  #endValue(isLast: boolean): void {
    const array = this.#array ?? '';
    if (!this.#hasValue && (!isLast || this.#behindComma)) throw this.#fault('a value was expected beside a comma, got none');
    if (array === this.#key) this.#out[this.#length++] = FEED;
    else if (this.#hasValue && !this.first.has(array)) this.first.set(array, Uint8Array.from(this.#text));
    this.#hasValue = false;
    this.#behindComma = !isLast;
    if (isLast) this.#array = null;
  }

  #fault(message: string): Error {
    return logError('E_LOG_JSON', `${message}${this.#array ? `, in the array ${quoteText(this.#array)}` : ''}`, {
      file: this.#file,
      line: this.#line,
      column: 1,
    });
  }
}

/** Returns an array of decks, laid out as JSON lines. Null if the file is none, or its first line is a deal. Throws E_LOG_LAYOUT for two arrays. */
export function findJsonArray({ bytes, name }: LogHead, wishes: LogWishes): LineRelay | null {
  // The reading itself says what is no text, and where. The head may end within a character.
  if (encodingFault(bytes, 0, bytes.findLastIndex((byte) => byte < 0x80) + 1)) return null;
  if (!/^\ufeff?\s*[[{]/.test(utf8.decode(bytes.subarray(0, 64)))) return null;
  const text = bytes.subarray(bytes[0] === 0xef ? 3 : 0);
  const feed = text.indexOf(FEED);
  const line = scanJson(text, 0, feed < 0 ? text.length : feed, 'within');
  if (!('code' in line) && 'deck' in findJsonDeck(text, line, wishes)) return null;
  const found = new Arrays(null, name);
  try {
    found.take(text);
  } catch {
    return null;
  }
  const key =
    wishes.relaid?.kind === 'json-array' ? wishes.relaid.key : (keyIn(found.first, wishes, name) ?? keyBehind(found.first, wishes));
  // An array of objects or arrays is one of deals, whatever their cards are called.
  const whole = found.first.get('');
  if (key === null && !(whole && /^\s*[[{]/.test(utf8.decode(whole)))) return null;
  const array = key ?? '';
  const arrays = new Arrays(array, name);
  return {
    table: false,
    wishes: wishes.relaid ? wishes : wishesIn(wishes, array),
    take: (more) => arrays.take(more === bytes ? text : more),
    end() {
      arrays.end();
      const other = wishes.relaid || wishes.field !== undefined ? null : keyIn(arrays.first, wishes, name);
      if (other !== null) throw twoArrays(name, [array, other]);
      return new Uint8Array(0);
    },
    relaid: () => ({ kind: 'json-array', key: array }),
  };
}

/** Returns the key of the one array whose first value holds a deck; null if there is none. */
function keyIn(first: ReadonlyMap<string, Uint8Array>, wishes: LogWishes, file: string): string | null {
  const keys = [...first].flatMap(([key, value]) => {
    const local = wishesIn(wishes, key);
    const scanned = scanJson(value, 0, value.length, 'within');
    const named =
      wishes.field === undefined || local !== wishes || (key === '' && !('code' in scanned) && scanned.fields.has(wishes.field));
    return named && !('code' in scanned) && 'deck' in findJsonDeck(value, scanned, local) ? [key] : [];
  });
  if (keys.length > 1) throw twoArrays(file, keys);
  return keys[0] ?? null;
}

/** Returns the key that a user names where another array of decks comes before it; null if none does. */
function keyBehind(first: ReadonlyMap<string, Uint8Array>, { field, ...others }: LogWishes): string | null {
  const holds = (value: Uint8Array): boolean => {
    const scanned = scanJson(value, 0, value.length, 'within');
    return !('code' in scanned) && 'deck' in findJsonDeck(value, scanned, others);
  };
  return field !== undefined && !first.has('') && [...first.values()].some(holds) ? field : null;
}

/** Returns the wishes for the values of an array: `deals.deck` names the deck in the array `deals`, and `deals` the array where its values are decks. */
function wishesIn(wishes: LogWishes, key: string): LogWishes {
  const { field, ...others } = wishes;
  if (key === '' || field === undefined || !`${field}.`.startsWith(`${key}.`)) return wishes;
  return field === key ? others : { ...others, field: field.slice(key.length + 1) };
}

function twoArrays(file: string, keys: readonly string[]): Error {
  const ways = keys.map((key) => `--field ${quoteText(key)}`).join(', or ');
  return logError(
    'E_LOG_LAYOUT',
    `one array of decks was expected, got ${keys.map(quoteText).join(' and ')}`,
    { file, line: 1, column: 1 },
    `say which with ${ways}`,
  );
}
