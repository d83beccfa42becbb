import { type Cards, type Compare, insertAll, type Sort, swap } from './sort.js';
import { heapSortPart } from './textbook.js';

const FEW = 16;

function sortPart(cards: Cards, start: number, end: number, depth: number, compare: Compare): void {
  const order = (...places: readonly number[]): void => {
    const [a, b, c] = places;
    if (compare(cards[a], cards[b]) > 0) swap(cards, a, b);
    if (c !== undefined && compare(cards[a], cards[c]) > 0) swap(cards, a, c);
    if (c !== undefined && compare(cards[b], cards[c]) > 0) swap(cards, b, c);
  };
  let last = end - 1;
  for (let left = depth; last - start >= FEW; left--) {
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
