import type { LogLayout } from '../../core/log-source.js';
import type { JsonValue } from './json-scanner.js';
import { scanJson } from './json-scanner.js';

const BACKSLASH = 92;

/** A line of JSON taken apart at its deck and at the values of its other keys that are whole numbers or texts without escapes. */
export interface JsonPieces {
  /** What stands between them: one more than there are values before the deck, and one more than behind it. */
  readonly pieces: readonly Uint8Array[];
  /** Values before the deck, and behind it. */
  readonly before: number;
  readonly behind: number;
  /** Which of the values are those of these keys, from 1, counted through both; 0 where there is no such key, or its value is no such value. */
  placeOf(key: string | number | null): number;
}

/** The pieces of the line in [at, feed), which those behind it may share: null where it is no JSON, or has no deck where one should be. */
export function jsonPieces(
  bytes: Uint8Array,
  at: number,
  feed: number,
  { field }: Extract<LogLayout, { kind: 'ndjson' }>,
): JsonPieces | null {
  const line = scanJson(bytes, at, feed);
  if ('code' in line) return null;
  const deck = field === null ? line.value : line.fields.get(field);
  if (!deck || (field === null && deck.kind !== 'array')) return null;
  const values = [...line.fields].filter(([key, value]) => key !== field && isSimple(bytes, value)).sort(([, a], [, b]) => a.from - b.from);
  const before = values.filter(([, value]) => value.from < deck.from);
  const pieces: Uint8Array[] = [];
  let from = at;
  for (const value of [...before.map(([, own]) => own), deck, ...values.slice(before.length).map(([, own]) => own)]) {
    pieces.push(bytes.slice(from, value.from));
    from = value.to;
  }
  pieces.push(bytes.slice(from, bytes[feed - 1] === 13 ? feed - 1 : feed));
  return {
    pieces,
    before: before.length,
    behind: values.length - before.length,
    placeOf: (key) => values.findIndex(([own]) => own === key) + 1,
  };
}

/** A whole number without a sign, or a text without escapes. */
function isSimple(bytes: Uint8Array, { kind, from, to }: JsonValue): boolean {
  const own = bytes.subarray(from, to);
  return kind === 'string' ? !own.includes(BACKSLASH) : kind === 'number' && own.every((byte) => byte >= 48 && byte <= 57);
}
