import { type Cards, type Compare, insertAll, lower, type Sort, swap } from './sort.js';

function sortThree(cards: Cards, a: number, b: number, c: number, compare: Compare): void {
  const above = (i: number, j: number): boolean => compare(cards[i], cards[j]) > 0;
  if (above(a, b)) {
    if (!above(c, b)) return swap(cards, a, c);
    swap(cards, a, b);
    if (above(b, c)) swap(cards, b, c);
  } else if (above(b, c)) {
    swap(cards, b, c);
    if (above(a, b)) swap(cards, a, b);
  }
}

/** Returns where the card at `i` belongs, looked for two steps at a time. */
function placeOf(cards: Cards, start: number, i: number, compare: Compare): number {
  const above = (j: number): boolean => compare(cards[j], cards[i]) > 0;
  if (!above(i - 1)) return i;
  for (let j = i - 3; ; j -= 2) {
    if (!above(j)) return above(j + 1) ? j + 1 : j + 2;
    if (j === start) return j;
    if (j === start + 1) return compare(cards[i], cards[start]) > 0 ? j : start;
  }
}

function insertFew(cards: Cards, start: number, end: number, compare: Compare): void {
  const below = (card: number, other: number): boolean => compare(other, card) > 0;
  const sorted = end - start > 2 && end - start < 6 ? 3 : 1;
  if (sorted === 3) sortThree(cards, start, start + 1, start + 2, compare);
  insertAll(cards, start, Math.min(end, start + 6), below, sorted);
  for (let i = start + 6; i < end; i++) lower(cards, i, placeOf(cards, start, i, compare));
}

/** Returns the end of the cards that go below the median of the first, the middle and the last, which comes to stand there. */
function partition(cards: Cards, start: number, end: number, compare: Compare): number {
  const middle = start + ((end - start) >> 1);
  sortThree(cards, start, middle, end - 1, compare);
  swap(cards, start + 1, middle);
  const pivot = cards[start + 1];
  let [i, j] = [start + 2, end - 1];
  while (i < j) {
    while (i < j && compare(pivot, cards[i]) > 0) i++;
    if (i < j) j--;
    while (i < j && compare(cards[j], pivot) > 0) j--;
    if (i < j) swap(cards, i++, j);
  }
  swap(cards, start + 1, i - 1);
  return i - 1;
}

function sortPart(cards: Cards, start: number, end: number, compare: Compare): void {
  if (end - start <= 16) return insertFew(cards, start, end, compare);
  const pivot = partition(cards, start, end, compare);
  const leftFirst = pivot - start < end - pivot - 1;
  if (leftFirst) sortPart(cards, start, pivot, compare);
  sortPart(cards, pivot + 1, end, compare);
  if (!leftFirst) sortPart(cards, start, pivot, compare);
}

/** Sorts places, so that cards called equal keep their order. */
function sortStably(cards: Cards, compare: Compare): void {
  const old = Array.from(cards);
  const places = Array.from(old.keys());
  sortPart(places, 0, places.length, (a, b) => compare(old[a], old[b]) || a - b);
  for (const [i, place] of places.entries()) cards[i] = old[place];
}

const php = (id: string, usedBy: string, sort: Sort['sort']): Sort => ({ id, title: "PHP's sort", usedBy, sort });

/** PHP cuts a fraction to a whole number before it looks at its sign. */
export const phpSort = php('php', 'usort since PHP 8.0 with a comparison that returns a whole number', sortStably);

/** Asks the question the other way round after false. */
export const phpBooleanSort = php('php-boolean', 'usort since PHP 8.0 with a comparison that returns true or false', (cards, compare) =>
  sortStably(cards, (a, b) => compare(a, b) || -compare(b, a)),
);

export const php7Sort = php('php-7', 'usort of PHP 7', (cards, compare) => sortPart(cards, 0, cards.length, compare));
