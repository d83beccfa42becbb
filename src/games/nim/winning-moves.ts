import { nimSum, nimSumAt } from './nim-sum.js';
import type { PileMove } from './pile-move.js';
import type { Play } from './play.js';

/**
 * Returns every winning move, by pile from the first; none if the player to move loses, and none from empty piles. Piles as for `nimSum`, which
 * throws outside its range. Two equal piles count as two moves. In normal play there is an odd number of them, or none.
 */
export function winningMoves(piles: readonly number[], play: Play = 'normal'): readonly PileMove<number>[] {
  return losingChanges(piles, play, (from, to) => to < from);
}

/**
 * Returns every change of one pile that `may` allows, up or down, after which the player to move loses, by pile from the first. A pile has at most
 * one such size: the nim-sum of the others. In misère play, if all others have one stone or none, it is the size that makes the number of single
 * stones odd. Piles as for `nimSum`.
 */
export function losingChanges(
  piles: readonly number[],
  play: Play,
  may: (from: number, to: number) => boolean,
): readonly PileMove<number>[] {
  const sum = nimSum(piles);
  let large = 0;
  if (play === 'misere') for (const pile of piles) if (pile > 1) large++;
  const changes: PileMove<number>[] = [];
  for (let pile = 0; pile < piles.length; pile++) {
    const from = piles[pile];
    const others = (sum ^ from) >>> 0;
    const onlySingles = large === (from > 1 ? 1 : 0);
    const to = play === 'misere' && onlySingles ? others ^ 1 : others;
    if (may(from, to)) changes.push({ pile, from, to });
  }
  return changes;
}

/**
 * Returns how many winning moves normal play has from the `piles` piles from cells[at] on: 0, or an odd number up to `piles`. Cells as for
 * `nimSumAt`. A pile p is one if p ^ sum < p, that is, if p has the top bit of the sum.
 */
export function winningMoveCount(cells: ArrayLike<number>, at: number, piles: number): number {
  const sum = nimSumAt(cells, at, piles);
  let count = 0;
  for (let i = at; i < at + piles; i++) if ((cells[i] ^ sum) < cells[i]) count++;
  return count;
}
