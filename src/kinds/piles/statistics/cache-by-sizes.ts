import { keepLatest } from '../../../core/keep-latest.js';

/** The number of games whose laws are kept; only one is audited at a time. */
const MOST_GAMES = 4;

/** Memoizes `work` by its two sizes; the caller must not write to the result. */
export function cacheBySizes<T>(work: (piles: number, max: number) => T): (piles: number, max: number) => T {
  return keepLatest(MOST_GAMES, (piles: number, max: number) => `${piles} ${max}`, work);
}
