import type { Play } from '../play.js';
import { losingChanges, winningMoves } from '../winning-moves.js';
import type { NimMove, NimPosition, WeighedMove } from './player.js';

const playOf = ({ misere }: NimPosition): Play => (misere ? 'misere' : 'normal');

/** Returns every move that takes stones, by pile and then by the stones left, from 0. */
export function takingMoves({ piles }: NimPosition): NimMove[] {
  return piles.flatMap((stones, pile) => Array.from({ length: stones }, (_, left) => ({ pile, left })));
}

/** Returns every move that takes stones and leaves a position in which the player to move loses, by pile: those of `winningMoves`. */
export function winningTakes(position: NimPosition): NimMove[] {
  return winningMoves(position.piles, playOf(position)).map(({ pile, to }) => ({ pile, left: to }));
}

/** Returns, in poker Nim, every winning move that adds stones within the cap, in the same order; none if no cap is given. */
export function winningAdditions(position: NimPosition): NimMove[] {
  const { cap = 0, piles } = position;
  const raised = losingChanges(piles, playOf(position), (from, to) => to > from && to <= cap);
  return raised.map(({ pile, to }) => ({ pile, left: to }));
}

/** Weights all of these moves equally; if there are none, all that take stones. */
export function evenly(moves: readonly NimMove[], position: NimPosition): readonly WeighedMove[] {
  return (moves.length > 0 ? moves : takingMoves(position)).map((move) => ({ ...move, weight: 1 }));
}
