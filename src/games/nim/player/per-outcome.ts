import { gcd } from '../../../math/fraction.js';
import { evenly, winningTakes } from './moves.js';
import type { NimMove, NimPosition, Player } from './player.js';

/** Returns the piles after a move, sorted, as text. */
function leftBy({ piles }: NimPosition, { pile, left }: NimMove): string {
  return piles
    .map((stones, i) => (i === pile ? left : stones))
    .sort((a, b) => a - b)
    .join(' ');
}

/** Even over the positions that winning moves lead to, piles taken regardless of their order; moves to the same one share evenly. */
export const perOutcome: Player = {
  id: 'per-outcome',
  title: 'Even over outcomes',
  summary: 'Chooses evenly among the positions that a winning move leads to, the order of the piles being of no account.',
  reference: 'C. L. Bouton (1901), Nim, a game with a complete mathematical theory, Annals of Mathematics 3, 35–39',
  uniform: true,
  space: 'the piles that are left, regardless of their order',
  weigh(position) {
    const moves = winningTakes(position);
    const shares = new Map<string, number>();
    for (const move of moves) shares.set(leftBy(position, move), (shares.get(leftBy(position, move)) ?? 0) + 1);
    // The least number that every count of moves divides, so that each outcome gets the same share.
    const share = [...shares.values()].reduce((all, count) => (all / Number(gcd(BigInt(all), BigInt(count)))) * count, 1);
    const weighed = moves.map((move) => ({ ...move, weight: share / (shares.get(leftBy(position, move)) ?? 1) }));
    return moves.length > 0 ? weighed : evenly([], position);
  },
};
