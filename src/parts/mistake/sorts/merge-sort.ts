import { type Below, type Cards, insertAll, type Sort } from './sort.js';

/** Merges two sorted neighbours; `late` says that a card of the left one goes behind one of the right one. */
function merge(cards: Cards, start: number, middle: number, end: number, late: Below): void {
  const left = cards.slice(start, middle);
  let right = middle;
  let place = start;
  for (const card of left) {
    while (right < end && late(card, cards[right])) cards[place++] = cards[right++];
    cards[place++] = card;
  }
}

function sortHalves(cards: Cards, late: Below, start = 0, end = cards.length): void {
  if (end - start < 2) return;
  const middle = (start + end) >> 1;
  sortHalves(cards, late, start, middle);
  sortHalves(cards, late, middle, end);
  merge(cards, start, middle, end, late);
}

export const mergeSort: Sort = {
  id: 'merge',
  title: 'merge sort from the top down',
  usedBy: "C's qsort of glibc but 2.37, Ruby's sort on it, textbooks",
  sort: (cards, compare) => sortHalves(cards, (card, other) => compare(card, other) > 0),
};

export const mergeRightSort: Sort = {
  id: 'merge-right',
  title: 'merge sort that takes equal cards from the right',
  usedBy: 'textbooks',
  sort: (cards, compare) => sortHalves(cards, (card, other) => compare(card, other) >= 0),
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
        if (compare(cards[middle - 1], cards[middle]) > 0)
          merge(cards, start, middle, Math.min(middle + width, n), (card, other) => compare(card, other) > 0);
      }
  },
};
