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

function sortPart(cards: Cards, start: number, end: number, depth: number, compare: Compare): void {
  const order = (a: number, b: number, c?: number): void => {
    if (compare(cards[a], cards[b]) > 0) swap(cards, a, b);
    if (c !== undefined && compare(cards[a], cards[c]) > 0) swap(cards, a, c);
    if (c !== undefined && compare(cards[b], cards[c]) > 0) swap(cards, b, c);
  };
  let last = end - 1;
  for (let left = depth; last - start >= 16; left--) {
    if (left === 0) return heapSortPart(cards, start, last + 1, compare);
    const middle = start + ((last - start) >> 1);
    order(start, middle, last);
    const pivot = cards[middle];
    swap(cards, middle, last - 1);
    let [i, j] = [start, last - 1];
    while (i < j) {
      do i++;
      while (i < cards.length && compare(cards[i], pivot) < 0);
      do j--;
      while (j >= 0 && compare(pivot, cards[j]) < 0);
      if (i < j) swap(cards, i, j);
    }
    i = Math.min(i, cards.length - 1);
    swap(cards, i, last - 1);
    sortPart(cards, i + 1, last + 1, left - 1, compare);
    last = i - 1;
  }
  if (last - start === 2) order(start, last - 1, last);
  else if (last - start === 1) order(start, last);
  else insertAll(cards, start, last + 1, (card, other) => compare(card, other) < 0);
}

/** Later versions than .NET Framework and Mono throw where a search leaves its part, which is seldom. */
export const dotNetSort: Sort = {
  id: 'dot-net',
  title: 'introsort as .NET has it',
  usedBy: "C#'s List.Sort and Array.Sort since .NET 4.5",
  sort: (cards, compare) => sortPart(cards, 0, cards.length, 2 * (32 - Math.clz32(cards.length)), compare),
};
