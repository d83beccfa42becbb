import type { LogLayout } from '../../core/source/log-source.js';
import { counted } from '../../core/words/counted.js';
import type { RowWindow } from './byte-window.js';
import { characters, linesIn } from './byte-window.js';
import { isComment } from './comments.js';
import { type DeckPlace, deckPlace } from './deck-place.js';
import { quotedFields, type UnknownField } from './field-names.js';
import { isHeader, type Row } from './header-row.js';
import { logError } from './log-error.js';
import type { LogForm } from './log-form.js';
import { packsOf } from './log-form.js';
import type { LogWishes } from './log-wishes.js';
import { chosenSize } from './log-wishes.js';
import { splitCsvRow } from './split-csv-row.js';

type CsvLayout = Extract<LogLayout, { kind: 'csv' }>;

/** Rows searched for a deck of the size asked for. */
const MOST_ROWS = 1000;

const HINT =
  'name the deck with --field (a name, a number or a range such as 2-53), the deal number with --id, the cards with --cards, several packs with --packs, rows with only some cards of each deal with --partial';

/** Delimiters between fields, the surest first: few texts contain a tab. */
const DELIMITERS: readonly string[] = ['\t', ';', '|', ','];

/**
 * Detects the form of a log of rows: delimiter, header or not, the fields of the deck, and how cards are written. `heading`: the comment above the first
 * row, which may hold the names of the fields. Throws E_LOG_LAYOUT, E_LOG_ROW.
 */
export function findCsvForm(
  window: RowWindow,
  name: string,
  wishes: LogWishes,
  marks: readonly string[],
  heading: string | null,
): LogForm {
  const delimiter = wishes.delimiter ?? sniffed(window, marks);
  const rows = rowsOf(window, name, delimiter, marks);
  const [first, second] = [nextOf(rows), nextOf(rows)];
  const header = isHeader(first, second, name, wishes);
  const names = (header ? first?.fields.map(({ text }) => text.trim()) : namesIn(heading, delimiter, first)) ?? null;
  const wanted = chosenSize(wishes);
  let fault: UnknownField = { unknown: 'a deck was expected, got no row at all' };
  let at = first;
  const read = header ? [second] : [first, second];
  for (let row = read.shift() ?? nextOf(rows); row !== undefined; row = read.shift() ?? nextOf(rows)) {
    at = row;
    const found = namesShort(names, row, wishes) ?? deckPlace(row.fields, names, wishes);
    if ('unknown' in found) fault = found;
    else {
      const { vocabulary, width, ...place } = found;
      if (wanted === undefined || width === wanted) {
        const layout: LogLayout = {
          kind: 'csv',
          delimiter: row.fields.length === 1 ? null : delimiter,
          header,
          fields: Math.max(row.fields.length, names?.length ?? 0),
          ...place,
          ...namedPlaces(place, names, row.fields.length),
        };
        return { layout, vocabulary, marks, packs: packsOf(vocabulary, wishes, width), partial: wishes.partial !== undefined, width };
      }
      fault = { unknown: `${wishes.partial ? 'rows' : 'decks'} of ${counted(wanted, 'card')} were expected, got ${width}` };
    }
    if (wanted === undefined) break;
  }
  throw logError('E_LOG_LAYOUT', fault.unknown, { file: name, line: at?.line ?? 1, column: 1 }, fault.hint ?? HINT);
}

/** Returns the fields of a comment that has as many as the row below it, of several. */
function namesIn(heading: string | null, delimiter: string | null, row: Row | undefined): readonly string[] | null {
  if (heading === null || delimiter === null || row === undefined) return null;
  const names = heading.split(delimiter).map((text) => text.trim());
  return names.length === row.fields.length && !names.includes('') ? names : null;
}

/** Returns why names do not tell the fields: with one fewer than a row has, they may begin behind a column of row names. Null if they do. */
function namesShort(names: readonly string[] | null, { fields }: Row, { field, fields: found, id }: LogWishes): UnknownField | null {
  const held = fields.findLastIndex(({ text }) => text !== '') + 1;
  const byName = [field, id].some((text) => text !== undefined && !/^[0-9-]+$/.test(text));
  if (found || names === null || !byName || names.length + 1 !== held) return null;
  return {
    unknown: `as many names as fields were expected in the header, got ${names.length} for ${held}`,
    hint: 'name fields by their places, such as --field 2-53',
  };
}

/** Returns the names by which a printed command can say the fields of a deck and of its number, where their places are names of others. */
function namedPlaces(
  { deck, id }: Pick<DeckPlace, 'deck' | 'id'>,
  names: readonly string[] | null,
  fields: number,
): Pick<CsvLayout, 'deckNamed' | 'idNamed'> {
  const deckNamed = names === null ? undefined : quotedFields(deck, names, fields);
  const idNamed = names === null || id === null ? undefined : quotedFields({ from: id, to: id }, names, fields);
  return { ...(deckNamed !== undefined && { deckNamed }), ...(idNamed !== undefined && { idNamed }) };
}

/** Yields the first rows that are not blank, parsed lazily: most often the first one tells all. */
function* rowsOf(
  { at, bytes, end, line, ended }: RowWindow,
  name: string,
  delimiter: string | null,
  marks: readonly string[],
): Generator<Row, undefined> {
  let rows = 0;
  const byte = delimiter === null ? -1 : delimiter.charCodeAt(0);
  while (at < end && rows < MOST_ROWS) {
    if (isComment(bytes, at, marks)) {
      at = bytes.indexOf(10, at) + 1;
      line++;
      continue;
    }
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
      yield { fields: row.fields, line: line + 1 };
    }
    line += linesIn(bytes, at, row.next);
    at = row.next;
  }
}

function nextOf(rows: Generator<Row, undefined>): Row | undefined {
  return rows.next().value;
}

/** Returns the delimiter of the second row, or of the first if there is no other: a header may be one word. */
function sniffed({ at, bytes, end }: RowWindow, marks: readonly string[]): string | null {
  const text = new TextDecoder().decode(bytes.subarray(at, Math.min(end, at + 65_536)));
  // Quoted fields go first, since they may hold anything, line breaks too.
  const lines = text.replaceAll(/"(?:[^"]|"")*"/g, '').split('\n');
  const [first, second = first] = lines.filter((one) => one.trim() !== '' && !marks.some((mark) => one.startsWith(mark)));
  return DELIMITERS.find((delimiter) => second?.includes(delimiter)) ?? null;
}
