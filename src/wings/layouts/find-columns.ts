import { fieldNumber } from '../../engine/log/field-names.js';
import { logError } from '../../engine/log/log-error.js';
import type { LogWishes } from '../../engine/log/log-wishes.js';
import { standardName } from '../../engine/log/standard-cards.js';
import { WHOLE_NUMBER } from '../../engine/log/vocabulary.js';
import { OpenDeals } from './open-deals.js';
import type { Row } from './row-text.js';

/** The share of deals that may be malformed where the others tell which column is which. */
const MOST_ODD = 0.1;

/** Names of columns by which a place is told from a card that is a number as well. */
const PLACE = /^(?:.*[_ .-])?(?:pos|position|place|index|idx|slot|seq|sequence|order|step|nr|no|nth|i)$/i;
const DEAL = /^(?:(?:deal|game|hand|round|shuffle)[_ .-]?(?:id|no|nr|number)?|id)$/i;
const CARD = /^(?:.*[_ .-])?(?:card[_ .-]?(?:name|code|face|value)?|value|item|face|symbol|tile|ball)s?$/i;

/** The columns of a table in which each row is one card, from 0. */
export interface LongColumns {
  readonly deal: number;
  readonly position: number | null;
  readonly card: number;
  /** The rows of a deal. */
  readonly rows: number;
  /** The place of the first card, 0 or 1. */
  readonly base: number;
}

/** Finds the columns of deal, place and card in the first rows, without a header. Null if a row is no card. Throws E_LOG_LAYOUT where two may be the cards. */
export function findColumns(rows: readonly Row[], names: Row | null, file: string, wishes: LogWishes): LongColumns | null {
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) => column);
  const found = columns.flatMap((deal) => dealsBy(deal, rows, columns, wishes) ?? []);
  const isCalled = (name: RegExp, column: number): boolean => name.test(names?.[column] ?? '');
  const isStandard = (column: number): boolean =>
    rows.filter((row) => standardName(row[column] ?? '') !== undefined).length >= (1 - MOST_ODD) * rows.length;
  const readings = found.flatMap((parted) => {
    const isPlace = isCalled(PLACE, parted.deal) && !isCalled(DEAL, parted.deal);
    if (isPlace || isCalled(CARD, parted.deal) || isStandard(parted.deal)) return [];
    const bases = new Map(columns.flatMap((column) => baseOf(column, parted.deals).map((base) => [column, base] as const)));
    const cards = chooseCards(parted.cards, bases, parted.deals, names, wishes).filter((card) => !isCalled(DEAL, card));
    return cards.map((card) => ({ ...parted, bases, card, isOne: cards.length === 1 }));
  });
  const named = readings.filter(({ card }) => isStandard(card));
  const likely = named.length > 0 ? named : readings;
  const surest = likely.some(({ isOne }) => isOne) ? likely.filter(({ isOne }) => isOne) : likely;
  const cards = [...new Set(surest.map(({ card }) => card))];
  if (cards.length > 1) throw severalCards(cards, names, file);
  // Where several columns part the rows, the finest names the deals.
  const [finest] = surest.toSorted((a, b) => b.names - a.names);
  if (!finest) return null;
  const { bases, card, deal, deals } = finest;
  const others = [...bases.keys()].filter((column) => column !== card && column !== deal);
  const position = others.length < 2 ? (others[0] ?? null) : others.filter((column) => PLACE.test(names?.[column] ?? ''));
  if (Array.isArray(position) && position.length !== 1) return null;
  const place = Array.isArray(position) ? position[0] : position;
  return { deal, position: place, card, rows: deals[0].length, base: place === null ? 0 : (bases.get(place) ?? 0) };
}

interface Parted {
  readonly deal: number;
  readonly names: number;
  readonly deals: readonly (readonly Row[])[];
  /** The columns that may hold the cards. */
  readonly cards: readonly number[];
}

/** Parts the rows into deals by a column, and finds the columns in which nearly every deal holds the same; null if there are none. */
function dealsBy(deal: number, rows: readonly Row[], columns: readonly number[], { packs, partial }: LogWishes): Parted | null {
  const turn = rows.findIndex((row) => row[deal] !== rows[0][deal]);
  const sizes = new Set([turn, ...(partial ? [] : columns.map((column) => packs * new Set(rows.map((row) => row[column])).size))]);
  for (const size of sizes) {
    if (size < 2 * packs || 2 * size > rows.length) continue;
    const open = new OpenDeals(deal, size);
    const all = rows.flatMap((row) => {
      const whole = open.add(row);
      return whole ? [whole] : [];
    });
    const deals = all.filter((whole) => whole.length === size);
    if (deals.length < 2 || comesAgain(deal, rows, deals)) continue;
    const cards = columns.filter((column) => column !== deal && holdsCards(column, deals, packs, partial !== undefined));
    const isOwn = cards.length > 0 && deals.length >= (1 - MOST_ODD) * all.length;
    if (isOwn) return { deal, names: new Set(rows.map((row) => row[deal])).size, deals, cards };
  }
  return null;
}

/** True if deals have a name that others had, and their rows stand among those of others: a suit is no deal. */
function comesAgain(deal: number, rows: readonly Row[], deals: readonly (readonly Row[])[]): boolean {
  if (new Set(deals.map(([row]) => row[deal])).size === deals.length) return false;
  return rows.filter((row, i) => row[deal] !== rows[i - 1]?.[deal]).length > deals.length + 1;
}

/** True if nearly every deal holds the same in a column, each as often as there are packs, or of a hand nothing twice. */
function holdsCards(column: number, deals: readonly (readonly Row[])[], packs: number, partial: boolean): boolean {
  const held = deals.map((rows) => rows.map((row) => row[column] ?? '').toSorted());
  const whole = held.filter((cards) => cards.every((card, i) => card !== '' && (card === cards[i - 1]) === (i % packs !== 0)));
  const texts = whole.map((cards) => cards.join('\0'));
  const often = Math.max(0, ...countOf(texts).values());
  return (partial ? whole.length : often) >= (1 - MOST_ODD) * deals.length;
}

/** Returns 0 or 1 where a column counts the places of nearly every deal from there. */
function baseOf(column: number, deals: readonly (readonly Row[])[]): readonly number[] {
  const fits =
    (base: number) =>
    (rows: readonly Row[]): boolean => {
      const places = rows.map((row) => (WHOLE_NUMBER.test(row[column] ?? '') ? Number(row[column]) : -1)).toSorted((a, b) => a - b);
      return places.every((place, i) => place === base + i);
    };
  return [0, 1].filter((base) => deals.filter(fits(base)).length >= (1 - MOST_ODD) * deals.length);
}

/** Returns the columns that may be the cards, as their names and the options tell. */
function chooseCards(
  cards: readonly number[],
  bases: ReadonlyMap<number, number>,
  deals: readonly (readonly Row[])[],
  names: Row | null,
  { field, partial, relaid }: LogWishes,
): readonly number[] {
  if (relaid?.kind === 'long') return cards.filter((column) => column === relaid.card - 1);
  const named = field === undefined ? 0 : fieldNumber(field, names, deals[0][0].length, '--field');
  if (typeof named !== 'number') return [];
  if (named > 0) return cards.filter((column) => column === named - 1);
  const unplaced = cards.filter((column) => !bases.has(column));
  // Of a hand, a column that counts can only be that of the places.
  const left = unplaced.length > 0 || partial ? unplaced : cards;
  // What counts in every deal, or is called a place, is no card.
  if (left.length === 1) return bases.has(left[0]) && (isInOrder(left[0], deals) || PLACE.test(names?.[left[0]] ?? '')) ? [] : left;
  const isCard = (column: number): boolean => !PLACE.test(names?.[column] ?? '');
  const rest = left.filter(isCard);
  const surest = rest.filter((column) => CARD.test(names?.[column] ?? ''));
  if (rest.length === 1 && rest.length < left.length) return rest;
  return surest.length === 1 ? surest : left;
}

function severalCards(columns: readonly number[], names: Row | null, file: string): Error {
  const words = columns.map((column) => (names ? `--field '"${names[column]}"'` : `--field ${column + 1}`));
  return logError(
    'E_LOG_LAYOUT',
    `one column with the cards was expected in a table of one card a row, got ${columns.length} that may hold them`,
    { file, line: 1, column: 1 },
    `say which with ${words.join(', or ')}`,
  );
}

/** True if a column rises in every deal, as places do. */
function isInOrder(column: number, deals: readonly (readonly Row[])[]): boolean {
  return deals.every((rows) =>
    rows.every((row, i) => i === 0 || row[column] >= (rows[i - 1][column] ?? '') || Number(row[column]) > Number(rows[i - 1][column])),
  );
}

function countOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
