import { AuditError } from '../../core/errors.js';
import type { RowWindow } from '../../engine/log/byte-window.js';
import { marksIn } from '../../engine/log/comments.js';
import { fieldRange } from '../../engine/log/field-names.js';
import { findForm, type Heading, startsAsJson } from '../../engine/log/find-form.js';
import { deckTokens } from '../../engine/log/json-rows.js';
import { scanJson } from '../../engine/log/json-scanner.js';
import type { LogForm } from '../../engine/log/log-form.js';
import type { LogWishes } from '../../engine/log/log-wishes.js';
import { SEPARATORS, splitDeck } from '../../engine/log/split-deck.js';
import { MOST_CARDS, sortCards } from '../../engine/log/vocabulary.js';
import { DELIMITERS, type Row, RowText } from './row-text.js';

/** Rows that are enough to show that all hold the same cards. */
const ENOUGH_ROWS = 200;

/** Stands for no delimiter: a row is one field. */
const NONE = '\u001f';

/** Detects the form of the rows of a window; where their cards are unknown, by the names that all of them hold. Throws as `findForm` does. */
export function findNamedForm(
  window: RowWindow,
  file: string,
  wishes: LogWishes,
  isTable?: boolean,
  heading: Heading | null = null,
): LogForm {
  try {
    return findForm(window, file, wishes, isTable, heading);
  } catch (error) {
    const isUnknown = error instanceof AuditError && error.code === 'E_LOG_LAYOUT' && !error.hint?.startsWith('say which');
    const alphabet = isUnknown ? findNames(window, wishes, isTable) : null;
    if (!alphabet) throw error;
    return findForm(window, file, { ...wishes, alphabet }, isTable, heading);
  }
}

/**
 * Returns the names of the cards, sorted, where every row of a window holds the same ones, and not all in the same order. Null where no field is so,
 * or somebody said what cards are, or has to say what their natural order is.
 */
function findNames(window: RowWindow, wishes: LogWishes, isTable: boolean | undefined): readonly string[] | null {
  const { alphabet, outcome, packs, partial, start } = wishes;
  if (alphabet || outcome || partial || start === 'natural') return null;
  const isJson = isTable === undefined ? startsAsJson(window) : !isTable;
  for (const rows of isJson ? decksInLines(window, wishes) : decksInRows(window, wishes))
    if (holdSame(rows.slice(0, ENOUGH_ROWS), packs)) return sortCards([...new Set(rows[0])]);
  return null;
}

/** Yields the cards of every row as each field that may hold them has them: all fields, those that were named, or one with a separator in it. */
function* decksInRows(window: RowWindow, wishes: LogWishes): Generator<readonly Row[]> {
  const { field, fields, header } = wishes;
  const marks = marksIn(window, wishes);
  for (const delimiter of wishes.delimiter === undefined ? [...DELIMITERS, NONE] : [wishes.delimiter]) {
    const all = new RowText(delimiter, marks).take(window.bytes.subarray(window.at, window.end));
    const width = all[1]?.length ?? 0;
    for (const rows of [...(header === true ? [] : [all]), ...(header === false ? [] : [all.slice(1)])]) {
      const range = fields ?? (field === undefined ? { from: 1, to: width } : fieldRange(field, rows === all ? null : all[0], width));
      if ('unknown' in range || rows.length === 0) continue;
      const { from, to } = range;
      if (from < to) yield rows.map((row) => row.slice(from - 1, to));
      if (from < to && (fields || field !== undefined)) continue;
      for (let one = from - 1; one < to; one++)
        for (const separator of SEPARATORS) yield rows.map((row) => splitDeck(row[one] ?? '', separator, 0, false).map(({ text }) => text));
    }
  }
}

/** Yields, of each value that may be a deck, its cards in every line: for an array those it holds, for a text those between each separator. */
function* decksInLines({ at, bytes, end }: RowWindow, wishes: LogWishes): Generator<readonly Row[]> {
  const decks = new Map<string, Row[]>();
  let lines = 0;
  for (let from = at; from < end; from = bytes.indexOf(10, from) + 1) {
    const line = scanJson(bytes, from, bytes.indexOf(10, from), 'within');
    if ('code' in line) continue;
    lines++;
    const values = line.value.kind === 'object' ? [...line.fields] : [['', line.value] as const];
    for (const [key, value] of values.filter(([own]) => wishes.field === undefined || own === wishes.field))
      for (const separator of value.kind === 'string' ? SEPARATORS : value.kind === 'array' ? [null] : []) {
        const tokens = deckTokens(bytes, value, separator, from, false);
        const name = JSON.stringify([key, separator]);
        const rows = decks.get(name) ?? [];
        decks.set(name, rows);
        if (!('code' in tokens)) rows.push(tokens.map(({ text }) => text));
      }
  }
  for (const rows of decks.values()) if (rows.length === lines) yield rows;
}

/** True if all rows hold the same cards, each as often as there are packs, in more than one order. */
function holdSame(rows: readonly Row[], packs: number): boolean {
  if (rows.length < 2 || rows[0].length < 2 * packs || rows[0].length > MOST_CARDS * packs) return false;
  const cards = rows[0].toSorted();
  const isWhole = cards.every((card, i) => card !== '' && (card === cards[i - 1]) === (i % packs !== 0));
  if (!isWhole || rows.every((row) => row.every((card, i) => card === rows[0][i]))) return false;
  const held = cards.join('\0');
  return rows.every((row) => row.toSorted().join('\0') === held);
}
