import { nimSum, nimSumAt } from './nim-sum.js';
import type { PileMove } from './pile-move.js';
import type { Play } from './play.js';

/**
 * Every winning move, by pile from the first; none where the player to move loses, and none from empty piles. Piles as for `nimSum`,
 * which throws outside its range. Two equal piles count as two moves. In normal play there is an odd number of them, or none.
 */
export function winningMoves(piles: readonly number[], play: Play = 'normal'): readonly PileMove<number>[] {
  return losingChanges(piles, play, (from, to) => to < from);
}

/**
 * Every change of one pile of a kind that `may` be made, up or down, after which the player to move loses, by pile from the first. A pile has
 * one such size at most: the nim-sum of the others; or in misère play, where all others have one stone or none, what makes the number of single
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
 * How many winning moves normal play has from the `piles` piles from cells[at] on: 0, or an odd number up to `piles`. Cells as for `nimSumAt`.
 * A pile p is one where p ^ sum < p, that is, where p has the top bit of the sum.
 */
export function winningMoveCount(cells: ArrayLike<number>, at: number, piles: number): number {
  const sum = nimSumAt(cells, at, piles);
  let count = 0;
  for (let i = at; i < at + piles; i++) if ((cells[i] ^ sum) < cells[i]) count++;
  return count;
}
