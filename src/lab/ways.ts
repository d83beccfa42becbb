import type { PlannedShuffle } from '../core/subject/shuffle.js';
import { reset, runWith } from '../core/subject/shuffle.js';
import { enumerate } from '../exact/enumerate.js';
import { orderOf, rankOf } from '../math/orders/order-rank.js';

/** The most ways that a page can draw. */
const MOST_WAYS = 1000;

/** One way through a shuffle: what was drawn, and the deck after each draw's swap. */
export interface Way {
  /** Draws from 0, one for each step. */
  readonly draws: readonly number[];
  /** The decks on the way, beginning with the one handed in; card c is the one that began at position c. */
  readonly decks: readonly (readonly number[])[];
}

/** One order, and every way that leads to it. */
export interface Order {
  readonly cards: readonly number[];
  readonly ways: readonly Way[];
}

/** Returns every order of `n` cards, rising, with the ways that lead to it, all of the same chance. Throws E_USAGE beyond a thousand ways. */
export function ordersOf(shuffle: PlannedShuffle, n: number): readonly Order[] {
  const bounds = shuffle.bounds(n);
  const byRank = new Map<number, Way[]>();
  const deck = new Uint16Array(n);
  enumerate(
    (choices) => {
      reset(deck);
      runWith(shuffle, choices, deck);
      return rankOf(deck, 0, n);
    },
    (rank, _weight, _ways, path) => {
      const way = { draws: [...path], decks: decksOn(shuffle, n, path) };
      byRank.set(rank, [...(byRank.get(rank) ?? []), way]);
    },
    MOST_WAYS,
  );
  const orders = bounds.length === 0 ? 1 : factorial(n);
  return Array.from({ length: orders }, (_, rank) => ({ cards: orderOf(rank, n), ways: byRank.get(rank) ?? [] }));
}

/** Returns the deck before the first swap and after each. */
function decksOn(shuffle: PlannedShuffle, n: number, draws: readonly number[]): readonly (readonly number[])[] {
  const steps = shuffle.swaps?.(n) ?? [];
  const deck = Array.from({ length: n }, (_, card) => card);
  return [
    [...deck],
    ...steps.map(({ at, from }, k) => {
      const other = from + (draws[k] ?? 0);
      [deck[at], deck[other]] = [deck[other] ?? 0, deck[at] ?? 0];
      return [...deck];
    }),
  ];
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}
