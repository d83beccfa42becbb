import { AuditError } from '../../core/errors.js';
import { counted } from '../../core/words/counted.js';
import type { Solution } from './nim-like.js';
import { solveNimLike } from './nim-like.js';
import type { PileMove } from './pile-move.js';

/** A position of poker Nim, as the player to move sees it. */
export interface PokerNim {
  readonly piles: readonly bigint[];
  /** The cap above which no pile may grow; null if there is no cap. Caps are not needed for the theorem. */
  readonly caps: readonly bigint[] | null;
  /** The number of times that the player to move may still add stones. */
  readonly adds: bigint;
}

/**
 * Solves poker Nim: instead of taking, a player may add stones to a pile, a limited number of times in the game. The nim-sum tells who wins, as if
 * nobody could add: the winner takes away what the loser adds. An addition can itself be a winning move, with `to` above `from`. Normal play. Throws
 * E_USAGE for a pile above its cap, or unless there is one cap per pile. Berlekamp, Conway & Guy, Winning Ways, 2nd ed. (2001), chapter 3: Poker Nim.
 */
export function solvePokerNim({ piles, caps, adds }: PokerNim): Solution<PileMove> {
  if (caps !== null && caps.length !== piles.length) {
    throw new AuditError('E_USAGE', `there must be one cap for each of the ${counted(piles.length, 'pile')}, got ${caps.length}`);
  }
  const above = piles.findIndex((pile, i) => caps !== null && pile > caps[i]);
  if (above >= 0) throw new AuditError('E_USAGE', `pile ${above + 1} must not be above its cap ${caps?.[above]}, got ${piles[above]}`);
  const change = (pile: number, to: bigint): PileMove => ({ pile, from: piles[pile], to });
  const raise = (pile: number, to: bigint): PileMove | null => (adds > 0n && (caps === null || to <= caps[pile]) ? change(pile, to) : null);
  return solveNimLike({ piles, lower: change, raise });
}
