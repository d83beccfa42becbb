import { keepLatest } from '../../../core/keep-latest.js';

/** Games whose laws are kept: one is audited at a time. */
const MOST_GAMES = 4;

/** `work`, done once for every two sizes and kept: what it gives must not be written to. */
export function cacheBySizes<T>(work: (piles: number, max: number) => T): (piles: number, max: number) => T {
  return keepLatest(MOST_GAMES, (piles: number, max: number) => `${piles} ${max}`, work);
}
