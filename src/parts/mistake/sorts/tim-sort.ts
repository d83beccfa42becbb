import { type Below, type Cards, type Compare, lower, type Sort, swap } from './sort.js';

const GALLOP = 7;

/** Returns at which of `n` places `below` turns false: doubling steps away from `hint`, then halves. */
function gallop(n: number, hint: number, below: (i: number) => boolean): number {
  const up = below(hint);
  const most = up ? n - hint : hint + 1;
  let [last, step] = [0, 1];
  for (; step < most && below(up ? hint + step : hint - step) === up; step = 2 * step + 1) last = step;
  step = Math.min(step, most);
  let [low, high] = up ? [hint + last + 1, hint + step] : [hint - step + 1, hint - last];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (below(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the end of the run that begins at `start`, turned where it falls and lengthened by binary insertion. */
function formRun(cards: Cards, compare: Compare, start: number, least: number): number {
  const falls = (i: number): boolean => compare(cards[i], cards[i - 1]) < 0;
  let end = start + 1;
  if (end < cards.length) {
    const falling = falls(end++);
    while (end < cards.length && falls(end) === falling) end++;
    if (falling) for (let i = start, j = end - 1; i < j; i++, j--) swap(cards, i, j);
  }
  for (; end < Math.min(start + least, cards.length); end++) {
    let [low, high] = [start, end];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(cards[end], cards[middle]) < 0) high = middle;
      else low = middle + 1;
    }
    lower(cards, end, low);
  }
  return end;
}

/** Returns a function that merges two neighbours, the shorter one set aside; when it gallops is remembered from merge to merge. */
function merger(cards: Cards, below: Below, notAbove: Below): (start: number, middle: number, end: number) => void {
  let patience = GALLOP;
  return (start, middle, end) => {
    const first = start + gallop(middle - start, 0, (i) => notAbove(cards[start + i], cards[middle]));
    if (first === middle) return;
    const last = middle + gallop(end - middle, end - middle - 1, (i) => below(cards[middle + i], cards[middle - 1]));
    if (last === middle) return;
    const [a, b] = [Array.from(cards.slice(first, middle)), Array.from(cards.slice(middle, last))];
    const upwards = a.length <= b.length;
    const [short, long] = upwards ? [a, b] : [b, a];
    let place = upwards ? first : last - 1;
    const ended = (): boolean => short.length < 2 || long.length === 0;
    const head = (run: number[]): number => run[upwards ? 0 : run.length - 1];
    const take = (run: number[], count: number): number => {
      const cut = upwards ? run.splice(0, count) : run.splice(run.length - count).reverse();
      for (const card of cut) cards[upwards ? place++ : place--] = card;
      return count;
    };
    const leap = (run: number[], other: number[], test: Below): number => {
      const n = run.length;
      const found = gallop(n, upwards ? 0 : n - 1, (i) => test(run[i], head(other)));
      const count = take(run, upwards ? found : n - found);
      if (!ended()) take(other, 1);
      return count;
    };
    take(long, 1);
    while (!ended()) {
      for (let row = 0, taken = long; row < patience && !ended(); take(taken, 1)) {
        const next = notAbove(head(a), head(b)) ? short : long;
        row = next === taken ? row + 1 : 1;
        taken = next;
      }
      if (!ended()) patience++;
      for (let most = GALLOP; most >= GALLOP && !ended(); ) {
        patience = Math.max(1, patience - 1);
        most = leap(a, b, notAbove);
        if (!ended()) most = Math.max(most, leap(b, a, below));
      }
      if (!ended()) patience++;
    }
    take(long, long.length);
    take(short, short.length);
  };
}

/** Lists below `oneRun` cards are one run. `keyFirst` is true if the key comes first in every question of a gallop. */
function timSort(cards: Cards, compare: Compare, oneRun: number, keyFirst: boolean): void {
  const n = cards.length;
  const ends = [0];
  const below: Below = (card, key) => (keyFirst ? compare(key, card) > 0 : compare(card, key) < 0);
  const merge = merger(cards, below, (card, key) => !(compare(key, card) < 0));
  const size = (run: number): number => ends[run + 1] - ends[run];
  /** Merges a run with the shorter one of its neighbours. */
  const mergeAt = (run: number): void => {
    const at = size(run - 1) < size(run + 1) ? run : run + 1;
    const [start, middle, end] = ends.slice(at - 1, at + 2);
    ends.splice(at, 1);
    merge(start, middle, end);
  };
  let [least, odd] = [n, 0];
  for (; least >= oneRun; least >>= 1) odd |= least & 1;
  for (let end = 0; end < n; ) {
    end = formRun(cards, compare, end, least + odd);
    ends.push(end);
    for (let run = ends.length - 3; run >= 0; run = ends.length - 3) {
      const crowded = size(run - 1) <= size(run) + size(run + 1) || size(run - 2) <= size(run - 1) + size(run);
      if (!crowded && size(run) > size(run + 1)) break;
      mergeAt(run);
    }
  }
  while (ends.length > 2) mergeAt(ends.length - 3);
}

export const v8Sort: Sort = {
  id: 'tim-sort',
  title: 'TimSort',
  usedBy: 'JavaScript in Node since version 11 and Chrome since 70; Python up to 3.10, later versions up to 127 cards',
  oneRun: 64,
  sort: (cards, compare) => timSort(cards, compare, 64, false),
};

/** Java throws where a merge runs out of cards that cannot run out: 5% of its deals of 52 cards by coins. */
export const javaSort: Sort = {
  id: 'java',
  title: "Java's TimSort",
  usedBy: 'List.sort, Collections.sort and Arrays.sort of objects since Java 7; Kotlin, Scala, Android',
  oneRun: 32,
  sort: (cards, compare) => timSort(cards, compare, 32, true),
};
