import { heapSortPart } from './intro-sort.js';
import { type Below, type Cards, type Compare, insertAll, type Sort, swap } from './sort.js';

/** Bubble sort in shrinking passes; `early` ends it with the first pass that swaps nothing. */
function bubble(cards: Cards, compare: Compare, early: boolean): void {
  let moved = true;
  for (let end = cards.length - 1; end > 0 && (moved || !early); end--) {
    moved = false;
    for (let i = 0; i < end; i++) {
      if (!(compare(cards[i], cards[i + 1]) > 0)) continue;
      swap(cards, i, i + 1);
      moved = true;
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

export const bubbleSort = textbook('bubble', 'bubble sort', (cards, compare) => bubble(cards, compare, false));

export const shortBubbleSort = textbook('bubble-early', 'bubble sort that may end early', (cards, compare) => bubble(cards, compare, true));

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

/** The largest of a card and the two below it goes up, until it is the card itself. */
export const largestHeapSort = textbook('heap-largest', 'heap sort that compares each card with both below it', (cards, compare) => {
  const sink = (i: number, end: number): void => {
    let largest = i;
    for (const child of [2 * i + 1, 2 * i + 2]) if (child < end && compare(cards[child], cards[largest]) > 0) largest = child;
    if (largest === i) return;
    swap(cards, i, largest);
    sink(largest, end);
  };
  for (let i = (cards.length >> 1) - 1; i >= 0; i--) sink(i, cards.length);
  for (let end = cards.length - 1; end > 0; end--) {
    swap(cards, 0, end);
    sink(0, end);
  }
});

/** Parts cards around the last one; those called `below` it go before it. */
function sortByLast(cards: Cards, below: Below, low = 0, high = cards.length - 1): void {
  if (low >= high) return;
  let place = low;
  for (let j = low; j < high; j++) if (below(cards[j], cards[high])) swap(cards, place++, j);
  swap(cards, place, high);
  sortByLast(cards, below, low, place - 1);
  sortByLast(cards, below, place + 1, high);
}

export const lastPivotSort = textbook('quicksort-last', 'quicksort around the last card', (cards, compare) =>
  sortByLast(cards, (card, pivot) => compare(card, pivot) < 0),
);

export const lastPivotFirstSort = textbook(
  'quicksort-last-equal',
  'quicksort around the last card, equal ones before it',
  (cards, compare) => sortByLast(cards, (card, pivot) => compare(card, pivot) <= 0),
);

export const middlePivotSort = textbook('quicksort-middle', 'quicksort from both ends around the middle card', (cards, compare) => {
  const sortPart = (low: number, high: number): void => {
    const pivot = cards[(low + high) >> 1];
    let [i, j] = [low, high];
    while (i <= j) {
      while (i < high && compare(cards[i], pivot) < 0) i++;
      while (j > low && compare(cards[j], pivot) > 0) j--;
      if (i <= j) swap(cards, i++, j--);
    }
    if (low < j) sortPart(low, j);
    if (i < high) sortPart(i, high);
  };
  if (cards.length > 1) sortPart(0, cards.length - 1);
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
