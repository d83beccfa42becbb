import type { RowWindow } from '../../engine/log/byte-window.js';
import { jsonText, scanJson } from '../../engine/log/json-scanner.js';
import type { NewestFirst } from '../../engine/log/layouts.js';
import { logError } from '../../engine/log/log-error.js';
import type { LogForm } from '../../engine/log/log-form.js';
import type { LogWishes } from '../../engine/log/log-wishes.js';
import { WHOLE_NUMBER } from '../../engine/log/vocabulary.js';
import { jokersIn } from './hints/table-hint.js';
import { RowText } from './row-text.js';

/** Different values in turn that show an order: others stand so by luck once in 8! = 40,320. */
const ENOUGH = 8;

/** A day or a moment of ISO 8601, seconds or milliseconds since 1970 from 2001 to 2033, or a day with the name of its month in English. */
const TIME =
  /^(?:\d{4}[-/][01]\d[-/][0-3]\d(?:[T ][0-2]\d:[0-5]\d.*)?|1\d{9}(?:\.\d+)?|1\d{12}|(?:[A-Z][a-z]+,? )?(?:[A-Z][a-z]{2,8}\.? \d{1,2},? |\d{1,2} [A-Z][a-z]{2,8},? )\d{4})$/;

/** A day in numbers, the year last: the month first, or the day. A time of day may stand behind it. */
const DAY = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:,?[T ](\d{1,2}):(\d\d).*)?$/;

type Field = number | string;

/** The usual names of jokers. */
const JOKER = /^(?:jk|jo|joker|x|[rb]j|j[rb])[ _-]?\d?$/i;

interface Column {
  readonly field: Field;
  readonly isTime: boolean;
  readonly falls: boolean;
  readonly first: number;
}

/** Returns by what a log is newest first: as somebody said, or as its first rows show; null if it is not. Throws E_LOG_LAYOUT where fields differ in it, and for jokers in hands. */
export function findNewest(form: LogForm, window: RowWindow, file: string, { newest }: LogWishes): NewestFirst | null {
  const isPlain = form.partial && form.vocabulary.kind === 'standard';
  const text = isPlain ? new TextDecoder().decode(window.bytes.subarray(window.at, window.end)) : '';
  const jokers = jokersIn(new Set(text.split(/[^\p{L}\p{N}\p{S}]+/u)));
  if (jokers?.names.every((name) => JOKER.test(name)))
    throw logError('E_LOG_LAYOUT', `hands of the 52 standard cards were expected, got ${jokers.names.join(', ')}`, { file }, jokers.hint);
  if (newest === 'last') return null;
  if (newest?.by === 'said') return { newest, first: Number.NaN };
  const columns = [...valuesIn(form, window)].flatMap(([field, values]) => columnOf(field, values) ?? []);
  const times = columns.filter(({ isTime }) => isTime);
  const surest = times.length > 0 ? times : columns;
  const falling = surest.find(({ falls }) => falls);
  const rising = surest.find(({ falls }) => !falls);
  if (falling && rising)
    throw logError(
      'E_LOG_LAYOUT',
      `rows with the oldest or the newest first were expected, got ${times.length > 0 ? 'times' : 'numbers'} that rise in ${told(rising)} and fall in ${told(falling)}`,
      { file, line: 1, column: 1 },
      'say which with --newest first, or --newest last',
    );
  return falling ? { newest: { by: falling.isTime ? 'times' : 'numbers', field: falling.field }, first: falling.first } : null;
}

function told({ field }: Column): string {
  return typeof field === 'number' ? `field ${field}` : JSON.stringify(field);
}

/** Returns the values of every field but those of the deck, row by row. */
function valuesIn({ layout, marks = [] }: LogForm, { at, bytes, end }: RowWindow): ReadonlyMap<Field, readonly string[]> {
  const found = new Map<Field, string[]>();
  const add = (field: Field, text: string): void => {
    const texts = found.get(field) ?? [];
    texts.push(text);
    found.set(field, texts);
  };
  if (layout.kind === 'csv') {
    const { deck, fields } = layout;
    const places = Array.from({ length: fields }, (_, i) => i + 1).filter((field) => field < deck.from || field > deck.to);
    const rows = places.length === 0 ? [] : new RowText(layout.delimiter ?? '\n', marks).take(bytes.subarray(at, end));
    return new Map(places.map((field) => [field, rows.map((row) => row[field - 1] ?? '')]));
  }
  for (let from = at; from < end; from = bytes.indexOf(10, from) + 1) {
    const line = scanJson(bytes, from, bytes.indexOf(10, from), 'within');
    if ('code' in line) continue;
    for (const [key, value] of line.fields) if (value.kind === 'number' || value.kind === 'string') add(key, jsonText(bytes, value));
  }
  return found;
}

/** Returns the times that texts are, in each of the ways to read them. */
function timesIn(values: readonly string[]): readonly (readonly number[])[] {
  const plain = values.map((text) => (TIME.test(text) ? (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Date.parse(text)) : Number.NaN));
  const days = values.map(
    (text) =>
      DAY.exec(text)
        ?.slice(1)
        .map((part) => Number(part ?? 0)) ?? [13, 13],
  );
  const read = (month: 0 | 1): readonly number[] =>
    days.map(([...parts]) => (parts[month] > 12 ? Number.NaN : Date.UTC(parts[2], parts[month] - 1, parts[1 - month], parts[3], parts[4])));
  return [plain, read(0), read(1)].filter((times) => !times.some(Number.isNaN));
}

/** Returns whether times, or numbers that all differ, rise or fall; null if they do neither, are too few, or do both in two ways to read them. */
function columnOf(field: Field, values: readonly string[]): Column | null {
  const times = timesIn(values);
  const isTime = times.length > 0;
  if (!isTime && !values.every((text) => WHOLE_NUMBER.test(text))) return null;
  const [column, other] = (isTime ? times : [values.map(Number)]).flatMap((numbers): readonly Column[] => {
    const different = new Set(numbers).size;
    if (different < ENOUGH || (!isTime && different < values.length)) return [];
    const moves = numbers.slice(1).map((value, i) => value - numbers[i]);
    const falls = moves.every((move) => move <= 0);
    return falls || moves.every((move) => move >= 0) ? [{ field, isTime, falls, first: numbers[0] }] : [];
  });
  return column && (!other || other.falls === column.falls) ? column : null;
}
