import { type Cards, type Compare, insertAll, type Sort } from './sort.js';

/** Merges two sorted neighbours; a card of the right one goes first only where that of the left one is called greater. */
function merge(cards: Cards, start: number, middle: number, end: number, compare: Compare): void {
  const left = cards.slice(start, middle);
  let right = middle;
  let place = start;
  for (const card of left) {
    while (right < end && compare(card, cards[right]) > 0) cards[place++] = cards[right++];
    cards[place++] = card;
  }
}

function sortHalves(cards: Cards, start: number, end: number, compare: Compare): void {
  if (end - start < 2) return;
  const middle = (start + end) >> 1;
  sortHalves(cards, start, middle, compare);
  sortHalves(cards, middle, end, compare);
  merge(cards, start, middle, end, compare);
}

export const mergeSort: Sort = {
  id: 'merge',
  title: 'merge sort from the top down',
  usedBy: "C's qsort of glibc but 2.37, Ruby's sort on it, textbooks",
  sort: (cards, compare) => sortHalves(cards, 0, cards.length, compare),
};

export const firefoxSort: Sort = {
  id: 'firefox',
  title: "Firefox's merge sort from the bottom up",
  usedBy: 'JavaScript in Firefox, an insertion sort up to 23 cards, as in Node before 11 and Chrome before 70 up to 10',
  sort(cards, compare) {
    const n = cards.length;
    let width = n < 24 ? n : 4;
    const below = (card: number, other: number): boolean => compare(other, card) > 0;
    for (let start = 0; start < n; start += width) insertAll(cards, start, Math.min(start + width, n), below);
    for (; width < n; width *= 2)
      for (let start = 0; start + width < n; start += 2 * width) {
        const middle = start + width;
        if (compare(cards[middle - 1], cards[middle]) > 0) merge(cards, start, middle, Math.min(middle + width, n), compare);
      }
  },
};
