import type { LogVocabulary } from '../../core/source/log-source.js';
import { counted } from '../../core/words/counted.js';
import { characters, type RowWindow } from './byte-window.js';
import { isComment, marksIn, stepOverHeading } from './comments.js';
import { deckInText } from './deck-field.js';
import { findCsvForm } from './find-csv-form.js';
import { deckTokens } from './json-rows.js';
import { type JsonValue, jsonText, scanJson } from './json-scanner.js';
import { logError, quoteText } from './log-error.js';
import { type LogForm, packsOf } from './log-form.js';
import { chosenSize, type LogWishes } from './log-wishes.js';
import { rowVocabulary } from './row-vocabulary.js';

/** Keys of a line that are shown. */
const MOST_KEYS = 8;

const LINES_HINT = 'one deck a line is expected, [3,0,2,1], or an object with the deck in a field; jq -c .[] makes lines of an array';

type Found =
  | { readonly vocabulary: LogVocabulary; readonly width: number; readonly separator: string | null }
  | { readonly unknown: string };

/** Detects the form of a log of JSON lines, from the first line whose deck has the number of cards asked for. Throws E_LOG_JSON, E_LOG_LAYOUT. */
function findJsonForm(window: RowWindow, name: string, wishes: LogWishes, marks: readonly string[]): LogForm {
  const { bytes, end } = window;
  let { at, line } = window;
  const wanted = chosenSize(wishes);
  let reason = 'no line holds a deck';
  let from = line + 1;
  for (; at < end; at = bytes.indexOf(10, at) + 1, line++) {
    const feed = bytes.indexOf(10, at);
    if (bytes.subarray(at, feed).every((byte) => byte === 32 || byte === 13 || byte === 9)) continue;
    if (isComment(bytes, at, marks)) continue;
    const scanned = scanJson(bytes, at, feed);
    if ('code' in scanned) {
      const place = { file: name, line: line + 1, column: characters(bytes.subarray(at), scanned.offset) + 1 };
      throw logError(scanned.code, scanned.message, place, LINES_HINT);
    }
    const { value, fields } = scanned;
    const candidates: readonly (readonly [string | null, JsonValue])[] =
      value.kind === 'object'
        ? [...fields].filter(([key]) => (wishes.field === undefined ? key !== wishes.id : key === wishes.field))
        : [[null, value]];
    const found = candidates.map(([field, deck]) => ({ field, ...deckIn(bytes, deck, wishes) }));
    const decks = found.flatMap((one) => ('vocabulary' in one ? [one] : []));
    if (decks.length > 1)
      throw layoutFault(
        name,
        line + 1,
        `one field with a deck was expected, got ${decks.map(({ field }) => quoteText(field ?? '')).join(' and ')}`,
      );
    const [deck] = decks;
    const width = deck ? deck.width : 0;
    if (deck && (wanted === undefined || wanted === width)) {
      const layout = { kind: 'ndjson', field: deck.field, separator: deck.separator, id: wishes.id ?? null } as const;
      return {
        layout,
        marks,
        vocabulary: deck.vocabulary,
        packs: packsOf(deck.vocabulary, wishes, width),
        partial: wishes.partial !== undefined,
        width,
      };
    }
    from = line + 1;
    reason = deck
      ? `${wishes.partial ? 'rows' : 'decks'} of ${counted(wanted ?? 0, 'card')} were expected, got ${width}`
      : (reasonOf(found) ??
        `the key ${quoteText(wishes.field ?? '')} was expected, got ${[...fields.keys()].slice(0, MOST_KEYS).map(quoteText).join(', ') || 'none'}`);
    if (wanted === undefined) break;
  }
  // A whole array of decks in one line, as JSON.stringify writes it.
  if (/^\s*\[\s*[[{]/.test(firstCharacters(window)))
    throw logError('E_LOG_LAYOUT', reason, { file: name, line: from, column: 1 }, LINES_HINT);
  throw layoutFault(name, from, reason);
}

function firstCharacters({ bytes, at, end }: RowWindow): string {
  return String.fromCharCode(...bytes.subarray(at, Math.min(end, at + 64)));
}

function reasonOf(found: readonly Found[]): string | undefined {
  return found.flatMap((one) => ('unknown' in one ? [one.unknown] : []))[0];
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

function layoutFault(file: string, line: number, message: string): Error {
  return logError(
    'E_LOG_LAYOUT',
    message,
    { file, line, column: 1 },
    'name the deck with --field, the cards with --cards, several packs with --packs',
  );
}

export function startsAsJson(window: RowWindow, marks: readonly string[] = []): boolean {
  const rows = { ...window };
  stepOverHeading(rows, marks);
  let { at } = rows;
  const { bytes, end } = rows;
  while (at < end && (bytes[at] === 32 || bytes[at] === 10 || bytes[at] === 13)) at++;
  return bytes[at] === 91 || bytes[at] === 123;
}

/** Detects how the log that starts in the window is written. `isTable`: it was made of one, with names. Throws E_LOG_* if its first rows do not tell. */
export function findForm(window: RowWindow, name: string, said: LogWishes, isTable = false): LogForm {
  const wishes = isTable ? { ...said, header: true, delimiter: ',' } : said;
  const marks = isTable ? [] : marksIn(window, wishes);
  const rows = { ...window };
  const heading = stepOverHeading(rows, marks);
  return startsAsJson(rows) ? findJsonForm(rows, name, wishes, marks) : findCsvForm(rows, name, wishes, marks, heading);
}
