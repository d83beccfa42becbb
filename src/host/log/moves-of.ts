import type { MovesOutcome } from '../../core/outcome.js';
import { readMove } from '../../kinds/moves/read-move.js';

/** Turns piles before and after a move, in `from` at `at`, into the piles before it and the move, in `to` at `into`; what no move does, or null. */
export type MoveReader = (from: Uint16Array, at: number, to: Uint16Array, into: number) => string | null;

/** Reads the moves of a game. */
export function movesOf({ choice, max, piles }: MovesOutcome): MoveReader {
  const move = { max, additions: choice === 'addition' };
  return (from, at, to, into) => {
    const before = from.subarray(at, at + piles);
    to.set(before, into);
    return readMove(before, from.subarray(at + piles, at + 2 * piles), move, to, into + piles);
  };
}
