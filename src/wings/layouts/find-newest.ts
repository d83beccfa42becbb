import type { RowWindow } from '../../engine/log/byte-window.js';
import { jsonText, scanJson } from '../../engine/log/json-scanner.js';
import type { NewestFirst } from '../../engine/log/layouts.js';
import { logError } from '../../engine/log/log-error.js';
import type { LogForm } from '../../engine/log/log-form.js';
import type { LogWishes } from '../../engine/log/log-wishes.js';
import { WHOLE_NUMBER } from '../../engine/log/vocabulary.js';
import { RowText } from './row-text.js';

/** Different values in turn that show an order: others stand so by luck once in 8! = 40,320. */
const ENOUGH = 8;

/** A day or a moment of ISO 8601, or seconds or milliseconds since 1970 from 2001 to 2033. */
const TIME = /^(?:\d{4}-[01]\d-[0-3]\d(?:[T ][0-2]\d:[0-5]\d.*)?|1\d{9}(?:\.\d+)?|1\d{12})$/;

type Field = number | string;

interface Column {
  readonly field: Field;
  readonly isTime: boolean;
  readonly falls: boolean;
  readonly first: number;
}

/** Returns by what a log is newest first: as somebody said, or as its first rows show; null if it is not. Throws E_LOG_LAYOUT where fields differ in it. */
export function findNewest(form: LogForm, window: RowWindow, file: string, { newest }: LogWishes): NewestFirst | null {
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

/** Returns whether times, or numbers that all differ, rise or fall; null if they do neither, or are too few. */
function columnOf(field: Field, values: readonly string[]): Column | null {
  const isTime = values.every((text) => TIME.test(text));
  if (!isTime && !values.every((text) => WHOLE_NUMBER.test(text))) return null;
  const numbers = values.map((text) => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Date.parse(text)));
  const different = new Set(numbers).size;
  if (different < ENOUGH || (!isTime && different < values.length)) return null;
  const moves = numbers.slice(1).map((value, i) => value - numbers[i]);
  const falls = moves.every((move) => move <= 0);
  return falls || moves.every((move) => move >= 0) ? { field, isTime, falls, first: numbers[0] } : null;
}
