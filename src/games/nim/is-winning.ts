import { nimSum } from './nim-sum.js';
import type { Play } from './play.js';

/**
 * Returns true if the player to move wins when both play best. Piles as for `nimSum`, which throws outside its range.
 *
 * Normal play: true if the nim-sum is not 0. Misère play: the same while some pile has 2 stones or more. If none has, it is reversed: an even number
 * of piles of 1 wins (none at all included: then the other player took the last stone). E. R. Berlekamp, J. H. Conway & R. K. Guy, Winning Ways, 2nd
 * ed. (2001), chapter 13.
 */
export function isWinning(piles: readonly number[], play: Play = 'normal'): boolean {
  const odd = nimSum(piles) !== 0;
  return play === 'normal' || piles.some((pile) => pile > 1) ? odd : !odd;
}
