import type { PlannedShuffle } from '../../../core/subject/shuffle.js';
import { READINGS } from './readings.js';

/** The order before each deal: a known one by its name, or as the deal before left the cards. */
export interface Start {
  readonly called: 'natural' | 'new-deck-order' | 'previous';
  /** The place of every card in that order; null for the deal before. */
  readonly places: Uint16Array | null;
}

/** Decks in the order they were dealt. */
export interface Deals {
  readonly n: number;
  /** Row-major, `n` cards a deal, each 0 to n − 1. */
  readonly cells: Uint16Array;
}

/** Deals read back as the draws of one shuffle, from one order before each. */
export interface Sheet {
  readonly shuffle: PlannedShuffle;
  readonly start: Start;
  readonly n: number;
  /** Deals read: one fewer than there are, where each starts as the one before ended. */
  readonly deals: number;
  /** The bounds of the draws of one deal, in the order they are drawn. */
  readonly bounds: Uint32Array;
  /** Row-major, as many as there are bounds for each deal. */
  readonly draws: Uint32Array;
  /** True where the draws are ranks among those of their deal. */
  readonly ranked?: true | undefined;
}

/** Reads deals back in every way that they can be read, the likeliest first. */
export function readSheets({ n, cells }: Deals, starts: readonly Start[], readings = READINGS): readonly Sheet[] {
  return starts.flatMap((start) => {
    const dealt = start.places ? cells.map((card) => start.places?.[card] ?? 0) : relativeDeals(n, cells);
    return readings.flatMap(({ ranked, read, shuffle }) => {
      if (n < (shuffle.leastCards ?? 2)) return [];
      const bounds = shuffle.bounds(n);
      const deals = dealt.length / n;
      const draws = new Uint32Array(deals * bounds.length);
      for (let d = 0; d < deals; d++)
        if (!read(dealt.subarray(d * n, d * n + n), draws.subarray(d * bounds.length, (d + 1) * bounds.length))) return [];
      return [{ shuffle, start, n, deals, bounds, draws, ranked }];
    });
  });
}

/** The places that the cards of each deal had in the deal before. */
function relativeDeals(n: number, cells: Uint16Array): Uint16Array {
  const relative = new Uint16Array(Math.max(0, cells.length - n));
  const place = new Uint16Array(n);
  for (let at = 0; at + n < cells.length; at += n) {
    for (let p = 0; p < n; p++) place[cells[at + p]] = p;
    for (let p = 0; p < n; p++) relative[at + p] = place[cells[at + n + p]];
  }
  return relative;
}

/** Turns the places that a deal took its cards from back into cards: the order before it was `before` where no known order is. */
export function dealtCards({ places }: Start, order: Uint16Array, before: Uint16Array): Uint16Array {
  if (!places) return order.map((place) => before[place]);
  const cards = new Uint16Array(places.length);
  for (const [card, place] of places.entries()) cards[place] = card;
  return order.map((place) => cards[place]);
}

/** log2 of the number of deals that the draws of one deal tell apart. */
export function bitsPerDeal(bounds: Uint32Array): number {
  return bounds.reduce((sum, bound) => sum + Math.log2(bound), 0);
}

/** log2 of the number of orders of `n` cards. */
export function bitsOfOrders(n: number): number {
  return bitsPerDeal(Uint32Array.from({ length: n - 1 }, (_, k) => k + 2));
}
