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
  const said = deck ? optionsOf(table, deck, wishes) : null;
  if (!deck || said === null) return wishes.outcome ? null : handsHint(table, wishes);
  const { id: _, ...unnumbered } = wishes;
  const below: LogWishes = { ...(wishes.id === '' ? unnumbered : wishes), start: 'unknown', ...(said.field !== null && { field: said.field }), ...(said.id !== null && { id: said.id }) };
  if (!isRead(table.window, file, below, isTable)) return null;
  const options = [...(said.field === null ? [] : [`--field ${shellWord(said.field)}`]), ...(said.id === null ? [] : [`--id ${shellWord(said.id)}`])];
  if (!table.isBelow) return options.length === 0 ? null : `the same cards stand in fields ${deck.from} to ${deck.to} of every row: ${options.join(' ')}`;
  const rows = wordOf(file, '.rows');
  return `the rows begin on line ${table.window.line + 1}: tail -n +${table.window.line + 1} ${wordOf(file)} > ${rows}, then shuffle-audit log ${[rows, ...options].join(' ')}`;
}

function isRead(window: RowWindow, file: string, wishes: LogWishes, isTable: boolean | undefined): boolean {
  try {
    findForm(window, file, wishes, isTable);
    return true;
  } catch {
    return findNames(window, wishes, isTable) !== null;
  }
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

/** Returns what names a range of fields, and a field of numbers that all differ as that of the deals. */
function optionsOf({ names, rows }: TableRows, { from, to }: Range, { id }: LogWishes): { readonly field: string | null; readonly id: string | null } {
  const width = rows[0].length;
  const typed = (range: Range): string => {
    const places = range.from === range.to ? `${range.from}` : `${range.from}-${range.to}`;
    return (names && quotedFields(range, names, width)) ?? places;
  };
  const isNumber = (field: number): boolean =>
    rows.every((row) => WHOLE_NUMBER.test(row[field - 1])) && new Set(rows.map((row) => row[field - 1])).size === rows.length;
  const others = Array.from({ length: width }, (_, k) => k + 1).filter((field) => field < from || field > to);
  const number = id === undefined ? others.find(isNumber) : undefined;
  return { field: from === 1 && to === width ? null : typed({ from, to }), id: number === undefined ? null : typed({ from: number, to: number }) };
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
  const texts = new Set(rows.flatMap((row) => row));
  const standard = new Map([...texts].flatMap((text) => (standardName(text) === undefined ? [] : [[standardName(text), text] as const])));
  const jokers = [...texts].filter((text) => standardName(text) === undefined && !WHOLE_NUMBER.test(text) && text !== '');
  if (standard.size < STANDARD_CARDS.length || jokers.length === 0 || jokers.length > MOST_JOKERS) return null;
  const twice = jokers.find((joker) => rows.every((row) => row.filter((text) => text === joker).length > 1));
  if (twice !== undefined && most > STANDARD_CARDS.length)
    return `cards called ${twice} cannot be told from each other, and numbered in the order of the row they would seem uneven: take them out, and audit the order of the others`;
  const cards = [...STANDARD_CARDS.flatMap((card) => standard.get(card) ?? []), ...jokers.toSorted()];
  return `name the cards, jokers too: --cards ${shellWord(cards.join(','))}`;
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
  const { field } = optionsOf(table, deck, wishes);
  const options = `--partial --n ${n} --cards from-${base}`;
  return `for hands of the numbers ${base} to ${n - 1 + base}, say so, and all that there are: ${field === null ? '' : `--field ${shellWord(field)} `}${options}`;
}
