import type { LogLayout, LogVocabulary } from '../../core/source/log-source.js';
import { counted } from '../../core/words/counted.js';
import type { RowWindow } from './byte-window.js';
import { characters, linesIn } from './byte-window.js';
import { deckInText } from './deck-field.js';
import { fieldNumber, fieldRange } from './field-names.js';
import { logError } from './log-error.js';
import type { LogForm } from './log-form.js';
import { packsOf } from './log-form.js';
import type { LogWishes } from './log-wishes.js';
import { chosenSize } from './log-wishes.js';
import { rowVocabulary } from './row-vocabulary.js';
import type { CsvField } from './split-csv-row.js';
import { splitCsvRow } from './split-csv-row.js';
import { standardName } from './standard-cards.js';
import { WHOLE_NUMBER } from './vocabulary.js';

/** Rows searched for a deck of the size asked for. */
const MOST_ROWS = 1000;

/** The least number of cards at which a first row in perfect order is no chance deal (1 in 8! = 40,320). */
const ORDERED = 8;

const HINT =
  'name the deck with --field (a name, a number or a range such as 2-53), the deal number with --id, the cards with --cards, several packs with --packs, rows with only some cards of each deal with --partial';

/** Delimiters between fields, the surest first: few texts contain a tab. */
const DELIMITERS: readonly string[] = ['\t', ';', '|', ','];

interface Row {
  readonly fields: readonly CsvField[];
  readonly line: number;
  readonly at: number;
}

type Place = {
  readonly deck: { readonly from: number; readonly to: number };
  readonly separator: string | null;
  readonly vocabulary: LogVocabulary;
  readonly width: number;
  readonly id: number | null;
};

/** Detects the form of a log of rows: delimiter, header or not, the fields of the deck, and how cards are written. Throws E_LOG_LAYOUT, E_LOG_ROW. */
export function findCsvForm(window: RowWindow, name: string, wishes: LogWishes): LogForm {
  const delimiter = wishes.delimiter ?? sniffed(window);
  const rows = rowsOf(window, name, delimiter);
  const first = nextOf(rows);
  const header = hasHeader(first, name, wishes);
  const names = (header && first?.fields.map(({ text }) => text.trim())) || null;
  const wanted = chosenSize(wishes);
  let unknown = 'a deck was expected, got no row at all';
  let at = first;
  for (let row = header ? nextOf(rows) : first; row !== undefined; row = nextOf(rows)) {
    at = row;
    const found = placeOf(row.fields, names, wishes);
    if ('unknown' in found) ({ unknown } = found);
    else {
      const { vocabulary, width, ...place } = found;
      if (wanted === undefined || width === wanted) {
        const layout: LogLayout = {
          kind: 'csv',
          delimiter: row.fields.length === 1 ? null : delimiter,
          header,
          fields: Math.max(row.fields.length, names?.length ?? 0),
          ...place,
        };
        return { layout, vocabulary, packs: packsOf(vocabulary, wishes, width), partial: wishes.partial !== undefined, width };
      }
      unknown = `${wishes.partial ? 'rows' : 'decks'} of ${counted(wanted, 'card')} were expected, got ${width}`;
    }
    if (wanted === undefined) break;
  }
  throw logError('E_LOG_LAYOUT', unknown, { file: name, line: at?.line ?? 1, column: 1 }, HINT);
}

/** Yields the first rows that are not blank, parsed lazily: most often the first one tells all. */
function* rowsOf({ at, bytes, end, line, ended }: RowWindow, name: string, delimiter: string | null): Generator<Row, undefined> {
  let rows = 0;
  const byte = delimiter === null ? -1 : delimiter.charCodeAt(0);
  while (at < end && rows < MOST_ROWS) {
    const row = splitCsvRow(bytes, at, end, byte);
    if (row === 'incomplete' && !ended) return;
    if (row === 'incomplete' || 'fault' in row) {
      // A row later on is left to the reading, which counts it.
      if (rows > 0) return;
      const { code, message, offset } =
        row === 'incomplete'
          ? ({ code: 'E_LOG_ROW', message: 'a closing quote was expected, got the end of the file', offset: 0 } as const)
          : row.fault;
      throw logError(code, message, { file: name, line: line + 1, column: characters(bytes.subarray(at), offset) + 1 });
    }
    if (row.fields.length > 1 || row.fields[0].text !== '') {
      rows++;
      yield { fields: row.fields, line: line + 1, at };
    }
    line += linesIn(bytes, at, row.next);
    at = row.next;
  }
}

function nextOf(rows: Generator<Row, undefined>): Row | undefined {
  return rows.next().value;
}

/** Returns the delimiter of the second row, or of the first if there is no other: a header may be one word. */
function sniffed({ at, bytes, end }: RowWindow): string | null {
  const text = new TextDecoder().decode(bytes.subarray(at, Math.min(end, at + 65_536)));
  // Quoted fields go first, since they may hold anything, line breaks too.
  const lines = text.replaceAll(/"(?:[^"]|"")*"/g, '').split('\n', 3);
  const line = lines[1] !== undefined && lines[1].trim() !== '' ? lines[1] : lines[0];
  return DELIMITERS.find((delimiter) => line.includes(delimiter)) ?? null;
}

/** True if the first row names the fields. Throws E_LOG_LAYOUT if it could equally be a deal. */
function hasHeader(first: Row | undefined, name: string, wishes: LogWishes): boolean {
  if (wishes.header !== undefined) return wishes.header;
  if (first === undefined) return false;
  const texts = first.fields.map(({ text }) => text.trim());
  const found = placeOf(first.fields, null, wishes);
  if ('vocabulary' in found) {
    const { cards } = found.vocabulary;
    const ordered =
      found.separator === null && cards.length >= ORDERED && cards.every((card, i) => texts[found.deck.from - 1 + i] === card);
    if (!ordered) return false;
    throw logError(
      'E_LOG_LAYOUT',
      'the first row has the cards in their own order: a header or a deal was expected, got what may be either',
      { file: name, line: first.line, column: 1 },
      'say which with --header yes or --header no',
    );
  }
  const words = texts.flatMap((text) => text.split(/[\s,;|]+/)).filter((word) => word !== '');
  const cards = words.filter((word) => WHOLE_NUMBER.test(word) || standardName(word) !== undefined || wishes.alphabet?.includes(word));
  return 2 * cards.length < words.length;
}

/** Returns the place of the deck in a row, and how it is written; or why none is found. */
function placeOf(row: readonly CsvField[], names: readonly string[] | null, wishes: LogWishes): Place | { readonly unknown: string } {
  const texts = row.map(({ text }) => text.trim());
  if (wishes.fields) {
    const { from, to, id } = wishes.fields;
    return from === to ? oneField(texts, from, id, wishes) : columns(texts, { from, to }, id, wishes);
  }
  const id = wishes.id === undefined ? null : fieldNumber(wishes.id, names, texts.length);
  if (id !== null && typeof id !== 'number') return id;
  const range = wishes.field === undefined ? null : fieldRange(wishes.field, names, texts.length);
  if (range && 'unknown' in range) return range;
  if (range && range.from === range.to) return oneField(texts, range.from, id, wishes);
  if (range) return columns(texts, range, id, wishes);
  const others = texts.map((_, i) => i + 1).filter((field) => field !== id);
  if (others.length === 1) return oneField(texts, others[0], id, wishes);
  const whole = columns(texts, { from: others[0], to: others[others.length - 1] }, id, wishes);
  if ('vocabulary' in whole) return whole;
  const singles = others
    .map((field) => single(texts, field, id, wishes))
    .flatMap((found) => ('vocabulary' in found && found.width > 1 ? [found] : []));
  if (singles.length > 1)
    return { unknown: `one field with a deck was expected, got ${singles.map(({ deck }) => deck.from).join(' and ')}` };
  return singles[0] ?? whole;
}

/** Returns a field that holds a deck or, if one card is seen of every deal, that card. */
function oneField(texts: readonly string[], field: number, id: number | null, wishes: LogWishes): Place | { readonly unknown: string } {
  const found = single(texts, field, id, wishes);
  return 'unknown' in found && wishes.partial ? columns(texts, { from: field, to: field }, id, wishes) : found;
}

function columns(
  texts: readonly string[],
  deck: { readonly from: number; readonly to: number },
  id: number | null,
  wishes: LogWishes,
): Place | { readonly unknown: string } {
  if (id !== null && id > deck.from && id < deck.to)
    return { unknown: `the cards of a deck must stand side by side, got the deal number in field ${id} between them` };
  const found = rowVocabulary(texts.slice(deck.from - 1, deck.to), wishes);
  return 'unknown' in found ? found : { deck, separator: null, ...found, id };
}

function single(texts: readonly string[], field: number, id: number | null, wishes: LogWishes): Place | { readonly unknown: string } {
  const found = deckInText(texts[field - 1] ?? '', wishes);
  return 'unknown' in found ? found : { deck: { from: field, to: field }, ...found, id };
}
