import type { MoveRule } from './moves/move-rule.js';

/**
 * What a function of the user's own is handed for every outcome, and what it gives back. Plain data, so that it crosses to the process that
 * the function runs in.
 */
export interface Handout {
  /** What the first is called, and the second where there is one, where a program is handed them by name: `deck`, `deal`. */
  readonly names: readonly [first: string, second?: string];
  /**
   * What it is handed first, made anew for every outcome. 'list': `cells` whole numbers, the one at place i being (i + `from`) mod `cells`.
   * 'number': that number. 'even-piles': so many piles, each 1 to `max`, all lists equally likely.
   */
  readonly first:
    | { readonly kind: 'list'; readonly cells: number; readonly from: 0 | 1 }
    | { readonly kind: 'number'; readonly number: number }
    | { readonly kind: 'even-piles'; readonly piles: number; readonly max: number };
  /** What it is handed second; nothing where absent. */
  readonly second?: number;
  /** What it gives back: `cells` whole numbers in [0, `bound`), and what each of them is; `own`: or so many different cards of its own, names or objects. */
  readonly answer: { readonly cells: number; readonly bound: number; readonly one: 'card' | 'pile'; readonly own?: true };
  /** Present where it gives back the piles after a move in those that it was handed: the moves there are. The outcome is then read off both. */
  readonly move?: MoveRule;
  /** Cells of an outcome. */
  readonly width: number;
}

/** One more than the stones that a pile may be said to have: what fits a cell. */
export const STONES_BOUND = 65_536;

/** What a function of cards 0 … n − 1 is handed: the deck in order. */
export function handedDeck(n: number, seen: number = n): Handout {
  return {
    names: ['deck', 'deal'],
    first: { kind: 'list', cells: n, from: 0 },
    ...(seen < n && { second: seen }),
    answer: { cells: seen, bound: n, one: 'card', own: true },
    width: seen,
  };
}
