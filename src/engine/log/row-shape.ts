import type { LogLayout, LogVocabulary } from '../../core/source/log-source.js';
import type { RowShape } from '../../kernel/row-scanner.js';
import type { RowWindow } from './byte-window.js';
import { cardTrie } from './card-trie.js';
import { type JsonValue, scanJson } from './json-scanner.js';
import type { LogForm, RowReader } from './log-form.js';
import { pairTable } from './pair-table.js';
import { spellings } from './vocabulary.js';

const BACKSLASH = 92;

/** A line of JSON split at its deck and at those values of its other keys that are integers or strings without escapes. */
interface JsonPieces {
  /** The bytes between them: one piece more than there are values before the deck, and one more than after it. */
  readonly pieces: readonly Uint8Array[];
  /** The number of values before the deck, and after it. */
  readonly before: number;
  readonly behind: number;
  /** Returns the index, from 1 and counted through both, of a key's value; 0 if there is no such key, or its value is not of this kind. */
  placeOf(key: string | number | null): number;
}

/** Returns the pieces of the line in [at, feed), which later lines may share. Null if it is not JSON, or has no deck where one should be. */
function jsonPieces(bytes: Uint8Array, at: number, feed: number, { field }: Extract<LogLayout, { kind: 'ndjson' }>): JsonPieces | null {
  const line = scanJson(bytes, at, feed, 'within');
  if ('code' in line) return null;
  const deck = field === null ? line.value : line.fields.get(field);
  if (!deck || (field === null && deck.kind !== 'array' && deck.kind !== 'string')) return null;
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

/** True for an unsigned integer, or a string without escapes. */
function isSimple(bytes: Uint8Array, { kind, from, to }: JsonValue): boolean {
  const own = bytes.subarray(from, to);
  return kind === 'string' ? !own.includes(BACKSLASH) : kind === 'number' && own.every((byte) => byte >= 48 && byte <= 57);
}

/** The most cards whose spellings are passed to a kernel: their table grows with them. */
const MOST_CARDS = 1024;

const LINE_FEED = 10;
const SPACE = 32;

/** The places of the fields by which a kernel reads rows. */
type Fields = Pick<RowShape, 'before' | 'behind' | 'delimiter' | 'id' | 'kept' | 'needsBracket' | 'needsQuote' | 'pieces' | 'wrapped'> & {
  /** The byte between cards, or -1. */
  readonly between: number;
  readonly spelled: ReadonlyMap<string, number>;
};

/**
 * Describes the rows of a form to a kernel; `window` has the first, and `kept` is the field or key whose text is kept. Null if no kernel reads such
 * rows.
 */
export function rowShape(form: LogForm, kept: RowReader['kept'], window: RowWindow): RowShape | null {
  const { layout, packs, vocabulary, width } = form;
  if (vocabulary.kind === 'numbers' || vocabulary.cards.length > MOST_CARDS) return null;
  const first = firstRow(window);
  const fields = layout.kind === 'csv' ? csvFields(layout, vocabulary, kept) : jsonFields(layout, vocabulary, kept, first);
  if (!fields) return null;
  const { between, spelled, ...others } = fields;
  const { card, next } = cardTrie(spelled);
  const spaced = between >= 0 && between !== SPACE && first.some((byte, at) => byte === between && first[at + 1] === SPACE);
  return {
    ...others,
    separator: between,
    spaced,
    width,
    cards: vocabulary.cards.length,
    packs,
    pairs: pairTable(spelled, between, spaced ? 1 : 0),
    steps: next,
    ends: card,
  };
}

/** Returns the first line that is not blank, without its end. */
function firstRow({ at, bytes, end }: RowWindow): Uint8Array {
  let feed = bytes.indexOf(LINE_FEED, at);
  while (feed >= 0 && feed < end && feed - at < 2) {
    at = feed + 1;
    feed = bytes.indexOf(LINE_FEED, at);
  }
  return bytes.subarray(at, feed < 0 || feed > end ? end : feed);
}

function csvFields(layout: Extract<LogLayout, { kind: 'csv' }>, vocabulary: LogVocabulary, kept: RowReader['kept']): Fields | null {
  const { deck, delimiter, fields, id, separator } = layout;
  // Which of the fields before a deck and behind it one is; 0 where it is none of them.
  const placeOf = (field: number): number => (field < deck.from ? field : field > deck.to ? field - deck.to + deck.from - 1 : 0);
  const text = typeof kept === 'number' ? placeOf(kept) : 0;
  // A text within the deck is left to who reads it byte by byte.
  if (kept !== null && text === 0) return null;
  return {
    delimiter: byteOf(delimiter),
    before: deck.from - 1,
    behind: fields - deck.to,
    id: id === null ? 0 : placeOf(id),
    kept: text,
    between: byteOf(separator ?? delimiter),
    wrapped: separator !== null,
    needsQuote: separator !== null && separator === delimiter,
    needsBracket: false,
    pieces: null,
    spelled: spellings(vocabulary),
  };
}

function jsonFields(
  layout: Extract<LogLayout, { kind: 'ndjson' }>,
  vocabulary: LogVocabulary,
  kept: RowReader['kept'],
  first: Uint8Array,
): Fields | null {
  const { id, separator } = layout;
  const found = jsonPieces(first, 0, first.length, layout);
  const spelled = spellings(vocabulary);
  // What a text of JSON has to write with an escape is left to who reads it value by value.
  if (!found || [...spelled.keys(), separator ?? ''].some((text) => JSON.stringify(text) !== `"${text}"`)) return null;
  const { placeOf, ...pieces } = found;
  const fields = { id: id === null ? 0 : placeOf(id), kept: kept === null ? 0 : placeOf(kept) };
  if ((id !== null && fields.id === 0) || (kept !== null && fields.kept === 0)) return null;
  const bare = vocabulary.kind === 'from-0' || vocabulary.kind === 'from-1';
  return {
    ...pieces,
    ...fields,
    delimiter: -1,
    between: byteOf(separator ?? ','),
    wrapped: true,
    needsQuote: separator !== null,
    needsBracket: separator === null,
    spelled: separator !== null || bare ? spelled : new Map([...spelled].map(([text, card]) => [`"${text}"`, card])),
  };
}

function byteOf(text: string | null): number {
  return text === null || text === '' ? -1 : text.charCodeAt(0);
}
