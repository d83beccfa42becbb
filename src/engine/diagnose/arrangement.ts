import type { Counted } from '../../core/statistic/counted.js';
import type { Cells } from '../../core/subject/shuffle.js';
import { assign } from '../../math/assignment.js';
import { logGamma } from '../../math/primitives/log-gamma.js';
import type { Arrangement, Expectation, ObservedCounts } from './expectation.js';
import { SAME } from './weigh.js';

/** Beyond this many cards a deck's first order is not looked for: it costs n³ for every mistake. */
const MOST_CARDS = 104;

/** Returns the counts as they would be had the deck begun in card order and been handed out from its first position; only those that can be turned. */
export function turned(seen: ObservedCounts, { fromEnd, starts }: Arrangement, n: number): ObservedCounts {
  const place = (card: number): number => starts?.[card] ?? card;
  const of = (id: Counted, to: (row: number, column: number) => number): readonly (readonly [Counted, Float64Array])[] => {
    const counts = seen.get(id);
    if (counts?.length !== n * n) return [];
    const out = new Float64Array(n * n);
    for (let row = 0; row < n; row++) for (let column = 0; column < n; column++) out[to(row, column)] = counts[row * n + column];
    return [[id, out]];
  };
  const agreed = seen.get('agreed-positions');
  return new Map([
    ...of('positions', (card, p) => place(card) * n + (fromEnd ? n - 1 - p : p)),
    ...of('successors', (card, next) => (fromEnd ? place(next) * n + place(card) : place(card) * n + place(next))),
    ...(agreed ? [['agreed-positions', agreed] as const] : []),
  ]);
}

/** Turns a deck that a mistake dealt into one of the audit: the inverse of what `turned` does. */
export function turnDeck(deck: Cells, { fromEnd, starts }: Arrangement): void {
  if (fromEnd) deck.reverse();
  if (!starts) return;
  const card = new Uint16Array(starts.length);
  for (const [c, place] of starts.entries()) card[place] = c;
  for (let p = 0; p < deck.length; p++) deck[p] = card[deck[p]];
}

/** Natural log of the number of arrangements from which one was chosen: its price in log odds. */
export function priceOf(arrangement: Arrangement, n: number): number {
  return isFree(arrangement, n) ? logGamma(n + 1) : Math.log(4 * RANK_ORDERS.length * SUIT_ORDERS.length);
}

/** True if the deck began in an order that people do not write: found card by card. */
export function isFree({ starts }: Arrangement, n: number): boolean {
  if (!starts?.some((place, card) => place !== n - 1 - card)) return false;
  return n !== SUITS * RANKS || packOrder(starts).some((place, card) => place !== starts[card]);
}

const SUITS = 4;
const RANKS = 13;

/** The place of each rank, ace to king, in the orders in which packs are written: from the ace or from the two, up or down. */
const RANK_ORDERS: readonly ((rank: number) => number)[] = [
  (rank) => rank,
  (rank) => (rank + RANKS - 1) % RANKS,
  (rank) => RANKS - 1 - rank,
  (rank) => (RANKS - rank) % RANKS,
];

const SUIT_ORDERS: readonly (readonly number[])[] = ordersOf([0, 1, 2, 3]);

function ordersOf(of: readonly number[]): readonly (readonly number[])[] {
  if (of.length < 2) return [of];
  return of.flatMap((first) => ordersOf(of.filter((other) => other !== first)).map((rest) => [first, ...rest]));
}

/** Returns the order of a pack, suit by suit or rank by rank, whose cards lie closest to the places found. */
function packOrder(found: Uint16Array): Uint16Array {
  let nearest = found;
  let least = Number.POSITIVE_INFINITY;
  for (const suits of SUIT_ORDERS) {
    for (const rankPlace of RANK_ORDERS) {
      for (const bySuit of [true, false]) {
        const starts = found.map((_, card) => {
          const suit = suits[Math.floor(card / RANKS)];
          const rank = rankPlace(card % RANKS);
          return bySuit ? suit * RANKS + rank : rank * SUITS + suit;
        });
        const off = starts.reduce((sum, place, card) => sum + Math.abs(place - found[card]), 0);
        if (off >= least) continue;
        least = off;
        nearest = starts;
      }
    }
  }
  return nearest;
}

/** Returns the arrangements under which an expectation could be what was counted, the simplest first: turned round, from the end, and in any order if the deck is its own. */
export function arrangementsOf(expects: readonly Expectation[], seen: ObservedCounts, n: number, own: boolean): readonly Arrangement[] {
  const reversed = Uint16Array.from({ length: n }, (_, card) => n - 1 - card);
  const found = (own ? [false, true] : []).flatMap((fromEnd): readonly Arrangement[] => {
    const starts = foundStarts(expects, seen, fromEnd, n);
    if (!starts) return [];
    return [...(n === SUITS * RANKS ? [{ starts: packOrder(starts), fromEnd }] : []), { starts, fromEnd }];
  });
  return [{ starts: null, fromEnd: true }, { starts: reversed, fromEnd: false }, { starts: reversed, fromEnd: true }, ...found];
}

/** Returns the first order under which the counts come closest to the expectation; null if nothing shows it. */
function foundStarts(expects: readonly Expectation[], seen: ObservedCounts, fromEnd: boolean, n: number): Uint16Array | null {
  const straight = turned(seen, { starts: null, fromEnd }, n);
  if (expects.some(({ kind }) => kind === 'ring')) return ringStarts(straight.get('successors'), n);
  const positions = expects.find((one) => one.kind === 'positions');
  const counts = straight.get('positions');
  if (positions?.kind !== 'positions' || !counts || n > MOST_CARDS) return null;
  const { deals, law } = positions;
  const trials = counts.subarray(0, n).reduce((sum, count) => sum + count, 0);
  const costs = new Float64Array(n * n);
  const never = deals === undefined ? trials * trials : 0;
  for (let card = 0; card < n; card++) {
    for (let place = 0; place < n; place++) {
      let cost = 0;
      for (let p = 0; p < n; p++) {
        const chance = 1 / n + law[place * n + p];
        const count = counts[card * n + p];
        cost += (count - trials * chance) ** 2 + (chance < SAME && count > 0 ? never : 0);
      }
      costs[card * n + place] = cost;
    }
  }
  return assign(costs, n);
}

/** Returns the places of cards of which each is always followed by one and the same, from the first card on, or as a pack is written. */
function ringStarts(successors: Float64Array | undefined, n: number): Uint16Array | null {
  if (!successors) return null;
  const ring = [0];
  while (ring.length <= n) {
    const row = successors.subarray(ring[ring.length - 1] * n, (ring[ring.length - 1] + 1) * n);
    ring.push(row.indexOf(Math.max(...row)));
  }
  if (ring[n] !== 0 || new Set(ring).size < n) return null;
  const startsAt = (first: number): Uint16Array => {
    const starts = new Uint16Array(n);
    for (let place = 0; place < n; place++) starts[ring[(first + place) % n]] = place;
    return starts;
  };
  const turns = n === SUITS * RANKS ? Array.from({ length: n }, (_, first) => startsAt(first)) : [];
  return turns.find((starts) => packOrder(starts).every((place, card) => place === starts[card])) ?? startsAt(0);
}
