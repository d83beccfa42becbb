import { nimSum } from './nim-sum.js';
import type { PileMove } from './pile-move.js';
import type { Play } from './play.js';

/**
 * Every winning move, by pile from the first; none where the player to move loses, and none from empty piles. Piles as for `nimSum`,
 * which throws outside its range. Two equal piles count as two moves. In normal play there is an odd number of them, or none.
 */
export function winningMoves(piles: readonly number[], play: Play = 'normal'): readonly PileMove<number>[] {
  const sum = nimSum(piles);
  const large = piles.findIndex((pile) => pile > 1);
  if (play === 'misere' && large === piles.findLastIndex((pile) => pile > 1)) {
    // One large pile at most: the move must leave piles of 1 only, and an odd number of them.
    const ones = piles.reduce((count, pile) => count + (pile === 1 ? 1 : 0), 0);
    if (large >= 0) return [{ pile: large, from: piles[large], to: ones % 2 === 0 ? 1 : 0 }];
    return ones % 2 === 0 ? movesTo(piles, (pile) => (pile === 1 ? 0 : pile)) : [];
  }
  return sum === 0 ? [] : movesTo(piles, (pile) => (pile ^ sum) >>> 0);
}

function movesTo(piles: readonly number[], target: (pile: number) => number): readonly PileMove<number>[] {
  const moves: PileMove<number>[] = [];
  for (let pile = 0; pile < piles.length; pile++) {
    const to = target(piles[pile]);
    if (to < piles[pile]) moves.push({ pile, from: piles[pile], to });
  }
  return moves;
}
