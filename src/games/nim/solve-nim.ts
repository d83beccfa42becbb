import type { Solution } from './nim-like.js';
import { solveNimLike } from './nim-like.js';
import type { PileMove } from './pile-move.js';
import type { Play } from './play.js';

/** Solves Nim with piles of any size: who wins, and every winning move. Throws E_USAGE for a negative pile. For small piles in bulk: `winningMoves`. */
export function solveNim(piles: readonly bigint[], play: Play = 'normal'): Solution<PileMove> {
  return solveNimLike({ piles, lower: (pile, to) => ({ pile, from: piles[pile], to }) }, play);
}
