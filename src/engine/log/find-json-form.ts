import type { LogVocabulary } from '../../core/source/log-source.js';
import { counted } from '../../core/words/counted.js';
import { characters, type RowWindow } from './byte-window.js';
import { isComment } from './comments.js';
import { deckInText } from './deck-field.js';
import { deckTokens } from './json-rows.js';
import { type JsonLine, type JsonValue, jsonText, scanJson } from './json-scanner.js';
import { logError, quoteText } from './log-error.js';
import { type LogForm, packsOf } from './log-form.js';
import { chosenSize, type LogWishes } from './log-wishes.js';
import { rowVocabulary } from './row-vocabulary.js';

/** Keys of a line that are shown. */
const MOST_KEYS = 8;

const LINES_HINT =
  'one deck a line is expected, [3,0,2,1], or an object with the deck in a field; or an array of them, or one object with that array';

type Deck = { readonly vocabulary: LogVocabulary; readonly width: number; readonly separator: string | null };
type Found = Deck | { readonly unknown: string };

/** Returns the deck of a line and the key that holds it; or why none is found, and how to name one of several. */
export function findJsonDeck(
  bytes: Uint8Array,
  { fields, value }: JsonLine,
  wishes: LogWishes,
): { readonly deck: Deck & { readonly field: string | null } } | { readonly unknown: string; readonly hint?: string } {
  const found = candidatesIn({ fields, value }, wishes).map(([field, deck]) => ({ field, ...deckIn(bytes, deck, wishes) }));
  const decks = found.flatMap((one) => ('vocabulary' in one ? [one] : []));
  if (decks.length === 1) return { deck: decks[0] };
  const keys = decks.map(({ field }) => quoteText(field ?? ''));
  if (keys.length > MOST_KEYS)
    return {
      unknown: `one field with a deck was expected, got ${keys.slice(0, MOST_KEYS).join(', ')} and ${keys.length - MOST_KEYS} more`,
    };
  if (keys.length > 1)
    return {
      unknown: `one field with a deck was expected, got ${keys.join(' and ')}`,
      hint: `say which with ${keys.map((key) => `--field ${key}`).join(', or ')}`,
    };
  const [reason] = found.flatMap((one) => ('unknown' in one ? [one.unknown] : []));
  const got = [...fields.keys()].slice(0, MOST_KEYS).map(quoteText).join(', ') || 'none';
  return { unknown: reason ?? `the key ${quoteText(wishes.field ?? '')} was expected, got ${got}` };
}

/** Detects the form of a log of JSON lines, from the first line whose deck has the number of cards asked for. Throws E_LOG_JSON, E_LOG_LAYOUT. */
export function findJsonForm(window: RowWindow, name: string, wishes: LogWishes, marks: readonly string[]): LogForm {
  const { bytes, end } = window;
  let { at, line } = window;
  const wanted = chosenSize(wishes);
  let reason: { readonly unknown: string; readonly hint?: string } = { unknown: 'no line holds a deck' };
  let from = line + 1;
  for (; at < end; at = bytes.indexOf(10, at) + 1, line++) {
    const feed = bytes.indexOf(10, at);
    if (bytes.subarray(at, feed).every((byte) => byte === 32 || byte === 13 || byte === 9)) continue;
    if (isComment(bytes, at, marks)) continue;
    const scanned = scanJson(bytes, at, feed, 'within');
    if ('code' in scanned) {
      const place = { file: name, line: line + 1, column: characters(bytes.subarray(at), scanned.offset) + 1 };
      throw logError(scanned.code, scanned.message, place, LINES_HINT);
    }
    const found = findJsonDeck(bytes, scanned, wishes);
    from = line + 1;
    if ('deck' in found) {
      const { field, separator, vocabulary, width } = found.deck;
      if (wanted === undefined || wanted === width) {
        const layout = { kind: 'ndjson', field, separator, id: wishes.id ?? null } as const;
        return { layout, marks, vocabulary, packs: packsOf(vocabulary, wishes, width), partial: wishes.partial !== undefined, width };
      }
      reason = { unknown: `${wishes.partial ? 'rows' : 'decks'} of ${counted(wanted, 'card')} were expected, got ${width}` };
    } else reason = found;
    if (wanted === undefined) break;
  }
  // A whole array in one line may hold decks that cannot be told.
  const isArray = /^\s*\[\s*[[{]/.test(String.fromCharCode(...bytes.subarray(window.at, Math.min(end, window.at + 64))));
  const hint = isArray ? LINES_HINT : 'name the deck with --field, the cards with --cards, several packs with --packs';
  throw logError('E_LOG_LAYOUT', reason.unknown, { file: name, line: from, column: 1 }, reason.hint ?? hint);
}

function candidatesIn({ fields, value }: JsonLine, wishes: LogWishes): readonly (readonly [string | null, JsonValue])[] {
  if (value.kind !== 'object') return [[null, value]];
  return [...fields].filter(([key]) => (wishes.field === undefined ? key !== wishes.id : key === wishes.field));
}

function deckIn(bytes: Uint8Array, deck: JsonValue, wishes: LogWishes): Found {
  if (deck.kind === 'string') return deckInText(jsonText(bytes, deck), wishes);
  const tokens = deckTokens(bytes, deck, null, 0, false);
  if ('code' in tokens) return { unknown: tokens.message };
  const found = rowVocabulary(
    tokens.map(({ text }) => text),
    wishes,
  );
  return 'unknown' in found ? found : { ...found, separator: null };
}
