import type { MoveRule } from './moves/move-rule.js';

/**
 * The input that a user's own function gets for every outcome, and its answer. Plain data, so that it crosses to the process that the function runs in.
 */
export interface Handout {
  /** The names of the first input and, where there is one, the second, for a program that gets them by name: `deck`, `deal`. */
  readonly names: readonly [first: string, second?: string];
  /**
   * The first input, made anew for every outcome. 'list': `cells` whole numbers, the one at place i being (i + `from`) mod `cells`. 'number': that
   * number. 'even-piles': a list of piles, each 1 to `max`, all lists equally likely.
   */
  readonly first:
    | { readonly kind: 'list'; readonly cells: number; readonly from: 0 | 1 }
    | { readonly kind: 'number'; readonly number: number }
    | { readonly kind: 'even-piles'; readonly piles: number; readonly max: number };
  readonly second?: number;
  /**
   * The answer: `cells` whole numbers in [0, `bound`), and what each of them is. With `own` it may also be the same number of different cards of its
   * own, names or objects.
   */
  readonly answer: { readonly cells: number; readonly bound: number; readonly one: 'card' | 'pile'; readonly own?: true };
  /** The moves there are. Present where the function returns the piles after a move; the outcome is then read off both. */
  readonly move?: MoveRule;
  readonly width: number;
}

/** One more than the most stones a pile may have: what fits a cell. */
export const STONES_BOUND = 65_536;

/** Returns the input for a function of cards 0 … n − 1: the deck in order. */
export function handedDeck(n: number, seen: number = n): Handout {
  return {
    names: ['deck', 'deal'],
    first: { kind: 'list', cells: n, from: 0 },
    ...(seen < n && { second: seen }),
    answer: { cells: seen, bound: n, one: 'card', own: true },
    width: seen,
  };
}
