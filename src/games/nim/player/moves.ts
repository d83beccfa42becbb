import { firstWins, nimSum } from '../law/nim-sum.js';
import type { NimMove, NimPosition, WeighedMove } from './player.js';

/** Every move that takes stones, by pile and then by the stones left, from 0. */
export function takingMoves({ piles }: NimPosition): NimMove[] {
  return piles.flatMap((stones, pile) => Array.from({ length: stones }, (_, left) => ({ pile, left })));
}

/**
 * Every move that takes stones and leaves a position that its mover loses, by pile and then by the stones left. In normal play a pile is
 * left with the nim-sum of the others; in misère play with that, or with 0 or 1 where all others have one stone or none.
 */
export function winningMoves(position: NimPosition): NimMove[] {
  return losingTargets(position).filter(({ pile, left }) => left < position.piles[pile]);
}

/** In poker Nim, every winning move that adds stones within the cap, in the same order; none where no cap is given. */
export function winningAdditions(position: NimPosition): NimMove[] {
  const { piles, cap = 0 } = position;
  return losingTargets(position).filter(({ pile, left }) => left > piles[pile] && left <= cap);
}

/** Every change of one pile, up or down, after which the mover loses. */
function losingTargets({ piles, misere }: NimPosition): NimMove[] {
  const sum = nimSum(piles);
  const after = [...piles];
  return piles.flatMap((stones, pile) => {
    const others = sum ^ stones;
    const candidates = misere ? [...new Set([0, 1, others])].sort((a, b) => a - b) : [others];
    const moves = candidates.filter((left) => {
      after[pile] = left;
      return !firstWins(after, misere);
    });
    after[pile] = stones;
    return moves.map((left) => ({ pile, left }));
  });
}

/** All of these moves equally likely; where there are none, all that take stones. */
export function evenly(moves: readonly NimMove[], position: NimPosition): readonly WeighedMove[] {
  return (moves.length > 0 ? moves : takingMoves(position)).map((move) => ({ ...move, weight: 1 }));
}
