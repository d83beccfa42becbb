import { shellWord } from '../../../core/words/shell-word.js';
import type { RowWindow } from '../../../engine/log/byte-window.js';
import { quotedFields } from '../../../engine/log/field-names.js';
import { findForm } from '../../../engine/log/find-form.js';
import type { LogWishes } from '../../../engine/log/log-wishes.js';
import { wordOf } from '../../../engine/log/no-text.js';
import { STANDARD_CARDS, standardName } from '../../../engine/log/standard-cards.js';
import { sortCards, WHOLE_NUMBER } from '../../../engine/log/vocabulary.js';
import type { Row } from '../row-text.js';
import { findNames, holdSame } from '../shared-names.js';
import { type TableRows, tableRows } from './table-rows.js';

/** Fields beside a deck that are looked past. */
const MOST_BESIDE = 12;

/** Cards that a deck has beside the 52: jokers. */
const MOST_JOKERS = 4;

/** Cards of a hand, numbers of balls, and the share of them that come, by which draws are told from other numbers. */
const LEAST_SEEN = 3;
const MOST_DRAWN = 100;
const LEAST_SHARE = 0.9;

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Returns the options or the command by which a table is read whose deck was not found; null if none is seen. */
export function tableHint(window: RowWindow, file: string, wishes: LogWishes, isTable: boolean | undefined): string | null {
  const table = tableRows(window, wishes);
  if (!table) return null;
  const cards = partsHint(table, file) ?? cardsHint(table, wishes);
  if (cards !== null) return cards;
  if (wishes.field !== undefined || wishes.fields) return null;
  const deck = rangeOf(table, (rows) => holdSame(rows, wishes.packs));
  if (!deck) return wishes.outcome ? null : handsHint(table, wishes);
  const found = waysTo(table, deck, wishes).find((way) => isRead(table.window, file, way, isTable));
  if (!found) return null;
  const { field, header, id } = found;
  const options = [
    ...(header === undefined || wishes.header !== undefined ? [] : ['--header yes']),
    ...(field === undefined ? [] : [`--field ${shellWord(field)}`]),
    ...(id === undefined || wishes.id !== undefined ? [] : [`--id ${shellWord(id)}`]),
  ].join(' ');
  if (!table.isBelow) return `the same cards stand in fields ${deck.from} to ${deck.to} of every row: ${options}`;
  const rows = wordOf(file, '.rows');
  const line = table.window.line + 1;
  return `the rows begin on line ${line}: tail -n +${line} ${wordOf(file)} > ${rows}, then shuffle-audit log ${rows} ${options}`.trimEnd();
}

function isRead(window: RowWindow, file: string, wishes: LogWishes, isTable: boolean | undefined): boolean {
  const reads = (own: LogWishes): boolean => {
    try {
      return findForm(window, file, own, isTable).layout.kind === 'csv';
    } catch {
      return false;
    }
  };
  if (reads(wishes)) return true;
  const alphabet = findNames(window, wishes, isTable);
  return alphabet !== null && reads({ ...wishes, alphabet });
}

/** Returns the widest range of fields, from 1, that fits, but for all fields of a table without rows above it. */
function rangeOf({ isBelow, rows }: TableRows, fits: (rows: readonly Row[]) => boolean): Range | null {
  const width = rows[0].length;
  for (let beside = isBelow ? 0 : 1; beside <= Math.min(MOST_BESIDE, width - 2); beside++)
    for (let from = 0; from <= beside; from++) {
      const part = (some: readonly Row[]): readonly Row[] => some.map((row) => row.slice(from, from + width - beside));
      if (fits(part(rows.slice(0, 3))) && fits(part(rows))) return { from: from + 1, to: from + width - beside };
    }
  return null;
}

/** Returns ways to name a range of fields, the fullest first: with a field of numbers that all differ as that of the deals, and with the header said. */
function waysTo(table: TableRows, deck: Range, wishes: LogWishes): readonly LogWishes[] {
  const { names, rows } = table;
  const width = rows[0].length;
  const isNumber = (field: number): boolean =>
    rows.every((row) => WHOLE_NUMBER.test(row[field - 1])) && new Set(rows.map((row) => row[field - 1])).size === rows.length;
  const others = Array.from({ length: width }, (_, k) => k + 1).filter((field) => field < deck.from || field > deck.to);
  const number = wishes.id === undefined ? others.find(isNumber) : undefined;
  const { id: _, ...unnumbered } = wishes;
  const field = deck.from === 1 && deck.to === width ? undefined : typed(deck, table);
  const one: LogWishes = { ...(wishes.id === '' ? unnumbered : wishes), start: 'unknown', ...(field !== undefined && { field }) };
  const ids = number === undefined ? [] : [typed({ from: number, to: number }, table)];
  const headers = names === null || wishes.header !== undefined ? [{}] : [{}, { header: true }];
  return [...ids.map((id) => ({ ...one, id })), one].flatMap((way) => headers.map((header) => ({ ...way, ...header })));
}

/** Returns a range of fields as a user types it. */
function typed(range: Range, { names, rows }: TableRows): string {
  const places = range.from === range.to ? `${range.from}` : `${range.from}-${range.to}`;
  return (names && quotedFields(range, names, rows[0].length)) ?? places;
}

/** Returns what puts together the rank and the suit of a card that stand in two fields, as signs or in words. */
function partsHint({ delimiter, rows }: TableRows, file: string): string | null {
  const short = (text: string): string => (text.length > 2 ? text.slice(0, 1) : text);
  const isPair = (rank: number, suit: number): boolean =>
    rows.every((row) => standardName(`${short(row[rank] ?? '')}${(row[suit] ?? '').slice(0, 1)}`) !== undefined);
  const rank = rows[0].findIndex((_, k) => isPair(k, k + 1) || isPair(k + 1, k));
  if (rank < 0) return null;
  const [first, second] = isPair(rank, rank + 1) ? [rank + 1, rank + 2] : [rank + 2, rank + 1];
  const card = `(length($${first}) > 2 ? substr($${first}, 1, 1) : $${first}) substr($${second}, 1, 1)`;
  const tab = delimiter === '\t' ? '\\t' : delimiter;
  const out = wordOf(file, '.cards');
  return `put rank and suit together: awk -F '${tab}' -v OFS='${tab}' '{ $${rank + 1} = ${card}; for (i = ${rank + 2}; i < NF; i++) $i = $(i + 1); NF--; print }' ${wordOf(file)} > ${out}, then shuffle-audit log ${out}`;
}

/** Returns how to say what the cards are: those of a deck with jokers, or the names that all rows share where their natural order is asked for. */
function cardsHint({ rows, ...table }: TableRows, wishes: LogWishes): string | null {
  if (wishes.alphabet || wishes.outcome || wishes.packs > 1) return null;
  const shared = wishes.start === 'natural' && !wishes.partial ? findNames(table.window, { ...wishes, start: 'unknown' }, undefined) : null;
  if (shared) return `say the cards in their natural order, such as --cards ${shellWord(inOrder(shared).join(','))}`;
  const [first] = rows;
  const most = first.length;
  const jokers = jokersIn(new Set(rows.flatMap((row) => row)));
  const twice = jokers?.names.find((joker) => rows.every((row) => row.filter((text) => text === joker).length > 1));
  if (twice !== undefined && most > STANDARD_CARDS.length)
    return `cards called ${twice} cannot be told from each other, and numbered in the order of the row they would seem uneven: take them out, and audit the order of the others`;
  return jokers?.hint ?? null;
}

/** Finds the few texts beside the 52 cards, and returns how to name all of them; null where cards are missing, or others are many or none. */
export function jokersIn(texts: ReadonlySet<string>): { readonly names: readonly string[]; readonly hint: string } | null {
  const standard = new Map([...texts].flatMap((text) => (standardName(text) === undefined ? [] : [[standardName(text), text] as const])));
  const names = [...texts].filter((text) => standardName(text) === undefined && !WHOLE_NUMBER.test(text) && text !== '').toSorted();
  if (standard.size < STANDARD_CARDS.length || names.length === 0 || names.length > MOST_JOKERS) return null;
  const cards = [...STANDARD_CARDS.flatMap((card) => standard.get(card) ?? []), ...names];
  return { names, hint: `name the cards, jokers too: --cards ${shellWord(cards.join(','))}` };
}

/** Sorts cards: standard ones as in a table of them, others by their names. */
function inOrder(cards: readonly string[]): readonly string[] {
  const place = (card: string): number => STANDARD_CARDS.indexOf(standardName(card) ?? '');
  const [others, standard] = [sortCards(cards.filter((card) => place(card) < 0)), cards.filter((card) => place(card) >= 0)];
  return [...standard.toSorted((a, b) => place(a) - place(b)), ...others];
}

/** Returns how to read rows that hold a few of the numbers from 0 or 1 on. */
function handsHint(table: TableRows, wishes: LogWishes): string | null {
  const { isBelow, rows } = table;
  if (isBelow || wishes.packs > 1 || wishes.start !== 'unknown') return null;
  const different = (k: number): number => new Set(rows.map((row) => row[k])).size;
  const isHand = (some: readonly Row[]): boolean =>
    some.every((row) => row.every((text) => WHOLE_NUMBER.test(text)) && new Set(row).size === row.length);
  const deck = rangeOf({ ...table, rows: rows.map((row) => row.map((text, k) => (different(k) === rows.length ? '' : text))) }, isHand);
  if (!deck) return null;
  const numbers = rows.flatMap((row) => row.slice(deck.from - 1, deck.to).map(Number));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const base = least === 0 ? 0 : 1;
  const n = wishes.n ?? most + 1 - base;
  const seen = deck.to - deck.from + 1;
  // Fewer rows, or numbers that many others lie between, may be of anything.
  if (seen < LEAST_SEEN || n < 2 * seen || n > MOST_DRAWN || rows.length < n / 2 || new Set(numbers).size < LEAST_SHARE * n) return null;
  const options = `--field ${shellWord(typed(deck, table))} --partial --n ${n} --cards from-${base}`;
  return `for hands of the numbers ${base} to ${n - 1 + base}, say so, and all that there are: ${options}`;
}
