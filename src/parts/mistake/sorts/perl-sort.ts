import { type Cards, type Compare, type Sort, swap } from './sort.js';

/** Pairs of one direction in a row from which on a longer run is looked for, and cards passed one by one before steps double. */
const PAIRS = 8;
const STEPS = 6;

/** Puts pairs, and long runs of them, in order; returns where each begins. */
function findRuns(cards: Cards, compare: Compare): number[] {
  const n = cards.length;
  const starts: number[] = [];
  let falls = compare(cards[0], cards[1]) > 0;
  const isSame = (i: number): boolean => compare(cards[i], cards[i + 1]) > 0 === falls;
  for (let from = 0; from < n; falls = !falls) {
    let end = from + 2;
    while (end + 1 < n && isSame(end)) end += 2;
    let last = from;
    do {
      let tried = Math.min(from + 2 * PAIRS, end);
      let next = tried;
      if (tried < end) {
        while (isSame(next - 1)) {
          next -= 2;
          if (next <= last) break;
        }
        if (next <= last) {
          last = tried;
          for (next = tried + 2; next < end && isSame(next - 1); next += 2) last = next;
          tried = last + 2;
          next = tried;
        }
      }
      if (last > from) {
        last += 2;
        if (last === end && end + 1 === n && isSame(end - 1)) {
          last = n;
          tried = n;
          next = n;
        }
        starts.push(from);
        if (falls) for (let [low, high] = [from, last - 1]; low < high; low++, high--) swap(cards, low, high);
      }
      for (; last < next; last += 2) {
        starts.push(last);
        if (falls) swap(cards, last, last + 1);
      }
      from = next;
      if (from === end && end + 1 === n) starts.push(from++);
      last = tried;
    } while (from < end);
  }
  return starts;
}

/** Merges two sorted neighbours. All cards that go before the head of the other part are found by steps that grow, then by halving. */
function merge(cards: Cards, start: number, middle: number, end: number, compare: Compare): void {
  const parts = [cards.slice(start, middle), cards.slice(middle, end)];
  const heads = [0, 0];
  let place = start;
  while (heads[0] < parts[0].length && heads[1] < parts[1].length) {
    const ahead = compare(parts[0][heads[0]], parts[1][heads[1]]) <= 0 ? 0 : 1;
    const card = parts[1 - ahead][heads[1 - ahead]];
    const part = parts[ahead];
    const isBefore = (p: number): boolean => compare(card, part[p]) <= -1 + ahead;
    let [low, high] = [heads[ahead], part.length];
    for (let [step, steps] = [1, 0]; ; ) {
      const beyond = low + step >= high;
      const p = beyond ? high - 1 : low + step;
      if (p > low && isBefore(p)) high = p;
      else low = p;
      if (beyond || high === p) break;
      if (++steps >= STEPS) step *= 2;
    }
    for (low++; low < high; ) {
      const p = low + ((high - low - 1) >> 1);
      if (isBefore(p)) high = p;
      else low = p + 1;
    }
    while (heads[ahead] < high) cards[place++] = part[heads[ahead]++];
    cards[place++] = parts[1 - ahead][heads[1 - ahead]++];
  }
  for (const [k, part] of parts.entries()) while (heads[k] < part.length) cards[place++] = part[heads[k]++];
}

export const perlSort: Sort = {
  id: 'perl',
  title: "Perl's merge sort",
  usedBy: 'Perl since 5.8',
  sort(cards, compare) {
    if (cards.length < 2) return;
    const starts = [...findRuns(cards, compare), cards.length];
    const sortRuns = (first: number, runs: number): void => {
      if (runs < 2) return;
      const half = runs - (runs >> 1);
      sortRuns(first, half);
      sortRuns(first + half, runs - half);
      merge(cards, starts[first], starts[first + half], starts[first + runs], compare);
    };
    sortRuns(0, starts.length - 1);
  },
};
