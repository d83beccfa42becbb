import { type Cards, type Compare, insertAll, type Sort, swap } from './sort.js';

/** Heap sort of the cards from `start` to `end`; a card goes down while its greater child is above it. */
export function heapSortPart(cards: Cards, start: number, end: number, compare: Compare): void {
  const sink = (top: number, n: number): void => {
    const card = cards[start + top];
    let node = top;
    for (let child = 2 * node + 1; child < n; child = 2 * node + 1) {
      if (child + 1 < n && compare(cards[start + child], cards[start + child + 1]) < 0) child++;
      if (!(compare(card, cards[start + child]) < 0)) break;
      cards[start + node] = cards[start + child];
      node = child;
    }
    cards[start + node] = card;
  };
  const n = end - start;
  for (let top = (n >> 1) - 1; top >= 0; top--) sink(top, n);
  for (let last = n - 1; last > 0; last--) {
    swap(cards, start, start + last);
    sink(0, last);
  }
}

/** Bubble sort in shrinking passes; `early` ends it with the first pass that swaps nothing. */
function bubble(cards: Cards, compare: Compare, early: boolean): void {
  let end = cards.length - 1;
  for (let swaps = end; end > 0 && (swaps > 0 || !early); end--) {
    swaps = 0;
    for (let i = 0; i < end; i++) {
      if (!(compare(cards[i], cards[i + 1]) > 0)) continue;
      swap(cards, i, i + 1);
      swaps++;
    }
  }
}

const textbook = (id: string, title: string, sort: Sort['sort'], usedBy = 'textbooks'): Sort => ({ id, title, usedBy, sort });

export const insertionSort = textbook(
  'insertion',
  'insertion sort',
  (cards, compare) => insertAll(cards, 0, cards.length, (card, other) => compare(card, other) < 0),
  "textbooks; Go's sort.Slice up to 12 cards, Rust's sort_by up to 20, .NET's List.Sort from 4 to 16",
);

/** The same search with the question turned round, which tells where answers are lopsided. */
export const insertionSortFromLeft = textbook(
  'insertion-from-left',
  'insertion sort',
  (cards, compare) => insertAll(cards, 0, cards.length, (card, other) => compare(other, card) > 0),
  'textbooks; JavaScript in Firefox up to 23 cards, in Node before version 11 and Chrome before 70 up to 10',
);

export const bubbleSort = textbook('bubble', 'bubble sort', (cards, compare) => bubble(cards, compare, false));

export const shortBubbleSort = textbook('bubble-early', 'bubble sort that ends with a pass without a swap', (cards, compare) =>
  bubble(cards, compare, true),
);

export const selectionSort = textbook('selection', 'selection sort', (cards, compare) => {
  for (let i = 0; i < cards.length - 1; i++) {
    let least = i;
    for (let j = i + 1; j < cards.length; j++) if (compare(cards[j], cards[least]) < 0) least = j;
    swap(cards, i, least);
  }
});

export const exchangeSort = textbook('exchange', 'a sort that swaps every pair called out of order', (cards, compare) => {
  for (let i = 0; i < cards.length; i++) for (let j = i + 1; j < cards.length; j++) if (compare(cards[i], cards[j]) > 0) swap(cards, i, j);
});

export const heapSort = textbook('heap', 'heap sort', (cards, compare) => heapSortPart(cards, 0, cards.length, compare));

export const lastPivotSort = textbook('quicksort-last', 'quicksort around the last card', (cards, compare) => {
  const sortPart = (low: number, high: number): void => {
    if (low >= high) return;
    let place = low;
    for (let j = low; j < high; j++) if (compare(cards[j], cards[high]) < 0) swap(cards, place++, j);
    swap(cards, place, high);
    sortPart(low, place - 1);
    sortPart(place + 1, high);
  };
  sortPart(0, cards.length - 1);
});

/** The others are parted into two lists in one pass. */
export const firstPivotSort = textbook('quicksort-first', 'quicksort around the first card', (cards, compare) => {
  const sorted = (list: readonly number[]): number[] => {
    if (list.length < 2) return [...list];
    const parts: [number[], number[]] = [[], []];
    for (const card of list.slice(1)) parts[compare(card, list[0]) < 0 ? 0 : 1].push(card);
    return [...sorted(parts[0]), list[0], ...sorted(parts[1])];
  };
  for (const [i, card] of sorted(Array.from(cards)).entries()) cards[i] = card;
});
