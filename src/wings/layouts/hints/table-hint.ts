import { shellWord } from '../../../core/words/shell-word.js';
import type { RowWindow } from '../../../engine/log/byte-window.js';
import { quotedFields } from '../../../engine/log/field-names.js';
import { wordOf } from '../../../engine/log/file-kinds.js';
import { findForm } from '../../../engine/log/find-form.js';
import type { LogWishes } from '../../../engine/log/log-wishes.js';
import { STANDARD_CARDS, standardName } from '../../../engine/log/standard-cards.js';
import { sortCards, WHOLE_NUMBER } from '../../../engine/log/vocabulary.js';
import { findNames, holdSame } from '../shared-names.js';
import { type TableRows, tableRows } from './table-rows.js';

/** Fields beside a deck that are looked past. */
const MOST_BESIDE = 12;

/** Cards that a deck has beside the 52: jokers. */
const MOST_JOKERS = 4;

type Range = NonNullable<LogWishes['fields']>;

/** Returns the options or the command by which a table is read whose deck was not found; null if none is seen. */
export function tableHint(window: RowWindow, file: string, wishes: LogWishes, isTable: boolean | undefined): string | null {
  const table = tableRows(window, wishes);
  if (!table) return null;
  const cards = cardsHint(table, wishes);
  if (cards !== null) return cards;
  const deck = wishes.field === undefined && !wishes.fields ? rangeOf(table, wishes.packs) : null;
  const { id, ...others } = wishes;
  const plain = { ...others, ...(id && { id }), start: 'unknown' } as const;
  const way =
    deck && waysTo(table, deck, wishes).find((own) => isRead(table.window, file, { ...plain, ...Object.fromEntries(own) }, isTable));
  if (!deck || !way) return null;
  const options = way.map(([name, value]) => `--${name} ${value === true ? 'yes' : shellWord(value)}`).join(' ');
  if (!table.isBelow) return `the same cards stand in fields ${deck.from} to ${deck.to} of every row: ${options}`;
  const line = table.window.line + 1;
  const rows = wordOf(file, '.rows');
  return `the rows begin on line ${line}: tail -n +${line} ${wordOf(file)} > ${rows}, then shuffle-audit log ${rows} ${options}`.trimEnd();
}

function isRead(window: RowWindow, file: string, wishes: LogWishes, isTable: boolean | undefined): boolean {
  const alphabet = findNames(window, wishes, isTable);
  try {
    return findForm(window, file, alphabet ? { ...wishes, alphabet } : wishes, isTable).layout.kind === 'csv';
  } catch {
    return false;
  }
}

/** Returns the widest range of fields, from 1, in which all rows hold the same, but for all fields of a table without rows above it. */
function rangeOf({ isBelow, rows }: TableRows, packs: number): Range | null {
  const width = rows[0].length;
  for (let beside = isBelow ? 0 : 1; beside <= Math.min(MOST_BESIDE, width - 2); beside++)
    for (let from = 0; from <= beside; from++) {
      const part = rows.map((row) => row.slice(from, from + width - beside));
      if (holdSame(part.slice(0, 3), packs) && holdSame(part, packs)) return { from: from + 1, to: from + width - beside, id: null };
    }
  return null;
}

/** Returns the options that name a range of fields, the fullest first: with numbers that all differ as those of the deals, and with a header. */
function waysTo(
  { names, rows }: TableRows,
  { from, to }: Range,
  wishes: LogWishes,
): readonly (readonly (readonly [string, string | true])[])[] {
  const width = rows[0].length;
  const typed = (first: number, last: number): string =>
    (names && quotedFields({ from: first, to: last }, names, width)) ?? (first === last ? `${first}` : `${first}-${last}`);
  const number = rows[0].findIndex(
    (_, k) =>
      (k + 1 < from || k >= to) &&
      rows.every((row) => WHOLE_NUMBER.test(row[k])) &&
      new Set(rows.map((row) => row[k])).size === rows.length,
  );
  const field = from === 1 && to === width ? [] : [['field', typed(from, to)] as const];
  const ids = number < 0 || wishes.id !== undefined ? [field] : [[...field, ['id', typed(number + 1, number + 1)] as const], field];
  return ids.flatMap((way) => (names === null || wishes.header !== undefined ? [way] : [way, [['header', true] as const, ...way]]));
}

/** Returns how to say what the cards are: those of a deck with jokers, or the names that all rows share where their natural order is asked for. */
function cardsHint({ rows, ...table }: TableRows, wishes: LogWishes): string | null {
  if (wishes.alphabet || wishes.outcome || wishes.packs > 1) return null;
  const shared = wishes.start === 'natural' && !wishes.partial ? findNames(table.window, { ...wishes, start: 'unknown' }, undefined) : null;
  if (shared) return `say the cards in their natural order, such as --cards ${shellWord(inOrder(shared).join(','))}`;
  return jokersIn(new Set(rows.flat()))?.hint ?? null;
}

/** Finds the few texts beside the 52 cards, and returns how to name all of them; null where cards are missing, or others are many or none. */
export function jokersIn(texts: ReadonlySet<string>): { readonly names: readonly string[]; readonly hint: string } | null {
  const cards = inOrder([...texts].filter((text) => !/^\d*$/.test(text)));
  const names = cards.slice(STANDARD_CARDS.length);
  const isWhole =
    STANDARD_CARDS.every((card, k) => standardName(cards[k] ?? '') === card) && names.length > 0 && names.length <= MOST_JOKERS;
  return isWhole ? { names, hint: `name the cards, jokers too: --cards ${shellWord(cards.join(','))}` } : null;
}

/** Sorts cards: standard ones as in a table of them, then others by their names. */
function inOrder(cards: readonly string[]): readonly string[] {
  const place = (card: string): number => STANDARD_CARDS.indexOf(standardName(card) ?? '') + 1 || STANDARD_CARDS.length + 1;
  return sortCards(cards).toSorted((a, b) => place(a) - place(b));
}
