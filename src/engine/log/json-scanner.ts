import type { RowFault } from './log-error.js';
import { quoteText } from './log-error.js';

/** The deepest nesting allowed, more than any log needs; a deeper line is refused before it can exhaust anything. */
const MOST_DEPTH = 32;

export interface JsonValue {
  readonly kind: 'array' | 'object' | 'string' | 'number' | 'word';
  readonly from: number;
  readonly to: number;
}

class JsonFault extends Error {
  readonly at: number;
  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A whole value and, if it is an object, the values of its keys. */
export interface JsonLine {
  readonly value: JsonValue;
  readonly fields: ReadonlyMap<string, JsonValue>;
}

/**
 * Reads one line as JSON (RFC 8259), strictly: a key given twice in one object is refused, since readers differ in which value counts. Builds no
 * object, so no key can do harm. Returns the whole value and, if it is an object, the values of its own keys. `within`: those of the objects in it as
 * well, each behind the key of its object and a point: `result.deck`.
 */
export function scanJson(bytes: Uint8Array, from: number, to: number, within: 'own' | 'within' = 'own'): JsonLine | RowFault {
  const fields = new Map<string, JsonValue>();
  try {
    const scan = new Scan(bytes, from, to, within === 'within');
    const value = scan.value(0, fields);
    scan.blank();
    if (scan.at < to) throw new JsonFault('one value a line was expected, got more behind it', scan.at);
    return { value, fields };
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return { code: 'E_LOG_JSON', message: error.message, offset: error.at - from };
  }
}

/** Returns the values of an array that is known to be JSON. */
export function jsonElements(bytes: Uint8Array, { from, to }: JsonValue): readonly JsonValue[] {
  const scan = new Scan(bytes, from + 1, to, false);
  const values: JsonValue[] = [];
  scan.blank();
  while (bytes[scan.at] !== 93) {
    values.push(scan.value(0, null));
    scan.blank();
    if (bytes[scan.at] === 44) scan.at++;
    scan.blank();
  }
  return values;
}

/** Returns a value's text: for a string its content, for anything else its bytes. */
export function jsonText(bytes: Uint8Array, { kind, from, to }: JsonValue): string {
  const raw = utf8.decode(bytes.subarray(from, to));
  return kind === 'string' ? (JSON.parse(raw) as string) : raw;
}

class Scan {
  readonly bytes: Uint8Array;
  readonly end: number;
  at: number;
  readonly #within: boolean;

  constructor(bytes: Uint8Array, at: number, end: number, within: boolean) {
    this.#within = within;
    this.bytes = bytes;
    this.at = at;
    this.end = end;
  }

  blank(): void {
    const { bytes, end } = this;
    while (this.at < end && (bytes[this.at] === 32 || bytes[this.at] === 9 || bytes[this.at] === 13 || bytes[this.at] === 10)) this.at++;
  }

  /** Skips one value; the values of an object's keys go into `fields`, each behind `front`. */
  value(depth: number, fields: Map<string, JsonValue> | null, front: string = ''): JsonValue {
    this.blank();
    const from = this.at;
    const byte = this.at < this.end ? this.bytes[this.at] : -1;
    if ((byte === 123 || byte === 91) && depth >= MOST_DEPTH) throw new JsonFault(`at most ${MOST_DEPTH} levels were expected`, from);
    const kind = this.#kind(byte);
    if (kind === 'array') this.#array(depth);
    else if (kind === 'object') this.#object(depth, fields ?? new Map<string, JsonValue>(), front);
    else if (kind === 'string') this.#string();
    else this.#plain(kind);
    return { kind, from, to: this.at };
  }

  #kind(byte: number): JsonValue['kind'] {
    if (byte === 91) return 'array';
    if (byte === 123) return 'object';
    if (byte === 34) return 'string';
    return byte === 45 || (byte >= 48 && byte <= 57) ? 'number' : 'word';
  }

  #array(depth: number): void {
    this.at++;
    this.blank();
    if (this.#take(93)) return;
    for (;;) {
      this.value(depth + 1, null);
      this.blank();
      if (this.#take(93)) return;
      this.#need(44, 'a comma or ] was expected in an array');
    }
  }

  #object(depth: number, fields: Map<string, JsonValue>, front: string): void {
    this.at++;
    this.blank();
    if (this.#take(125)) return;
    for (;;) {
      this.blank();
      const from = this.at;
      if (this.bytes[from] !== 34 || from >= this.end) throw new JsonFault('a key in quotes was expected in an object', from);
      this.#string();
      const key = front + jsonText(this.bytes, { kind: 'string', from, to: this.at });
      if (fields.has(key)) throw new JsonFault(`each key must be given once in an object, got ${quoteText(key)} again`, from);
      this.blank();
      this.#need(58, 'a colon was expected behind a key');
      fields.set(key, this.value(depth + 1, this.#within ? fields : null, `${key}.`));
      this.blank();
      if (this.#take(125)) return;
      this.#need(44, 'a comma or } was expected in an object');
    }
  }

  #string(): void {
    const from = this.at++;
    let escaped = false;
    for (; this.at < this.end; this.at++) {
      const byte = this.bytes[this.at];
      if (byte === 34) {
        this.at++;
        if (!escaped || this.#escapesHold(from)) return;
        throw new JsonFault('only the escapes of JSON were expected in a text', from);
      }
      if (byte < 32) throw new JsonFault('no control character was expected in a text', this.at);
      if (byte === 92) {
        escaped = true;
        this.at++;
      }
    }
    throw new JsonFault('a closing quote was expected', from);
  }

  #escapesHold(from: number): boolean {
    const raw = utf8.decode(this.bytes.subarray(from + 1, this.at - 1));
    return /^(?:[^\\]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*$/s.test(raw);
  }

  /** Reads a number, or one of three words. */
  #plain(kind: 'number' | 'word'): void {
    const from = this.at;
    // Most values of a log are short whole numbers, which need no text to be made of them.
    while (this.at < this.end && this.bytes[this.at] >= 48 && this.bytes[this.at] <= 57) this.at++;
    const digits = this.at - from;
    if (digits > 0 && (digits === 1 || this.bytes[from] !== 48) && !(this.at < this.end && isPlain(this.bytes[this.at]))) return;
    while (this.at < this.end && isPlain(this.bytes[this.at])) this.at++;
    const text = utf8.decode(this.bytes.subarray(from, this.at));
    const holds =
      kind === 'word' ? /^(?:true|false|null)$/.test(text) : /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/.test(text);
    if (!holds) throw new JsonFault(`a value of JSON was expected, got ${text === '' ? 'none' : quoteText(text)}`, from);
  }

  #take(byte: number): boolean {
    if (this.at >= this.end || this.bytes[this.at] !== byte) return false;
    this.at++;
    return true;
  }

  #need(byte: number, message: string): void {
    if (!this.#take(byte)) throw new JsonFault(message, this.at);
  }
}

function isPlain(byte: number): boolean {
  return (
    (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || byte === 45 || byte === 43 || byte === 46
  );
}
