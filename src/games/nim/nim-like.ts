import { AuditError } from '../../core/errors.js';
import type { Play } from './play.js';

/**
 * A position that is Nim under another name. From each pile every smaller size can be reached, and a move changes only one pile. A game may also let
 * piles grow (stones added, a piece drawn back). Such a move does not change the winner, if it can be undone at once and the game still ends. The
 * winner takes away what was added.
 */
export interface NimLike<Move> {
  /** Sizes of the piles, integers from 0. */
  readonly piles: readonly bigint[];
  /** Returns the move that leaves `to` in a pile, `to` below its size, in the terms of the game. `pile` counts from 0. */
  lower(pile: number, to: bigint): Move;
  /** Returns the move that leaves `to` in a pile, `to` above its size; null if it is not allowed. Absent if piles never grow. */
  raise?(pile: number, to: bigint): Move | null;
}

export interface Solution<Move> {
  readonly play: Play;
  readonly piles: readonly bigint[];
  readonly nimSum: bigint;
  /** True if the player to move wins when both play best. */
  readonly winning: boolean;
  /** Every winning move in the terms of the game, by pile from the first. */
  readonly moves: readonly Move[];
}

/**
 * Determines the winner, by the nim-sum, and every winning move; sizes have no limit. The rules are those of `isWinning` and `winningMoves`. Throws
 * E_USAGE for a negative pile, and for misère play of a game in which piles grow, which the nim-sum does not settle.
 */
export function solveNimLike<Move>(game: NimLike<Move>, play: Play = 'normal'): Solution<Move> {
  const { piles } = game;
  const negative = piles.findIndex((pile) => pile < 0n);
  if (negative >= 0) throw new AuditError('E_USAGE', `pile ${negative + 1} must be 0 or more, got ${piles[negative]}`);
  if (play === 'misere' && game.raise)
    throw new AuditError('E_USAGE', 'a game in which piles grow is solved in normal play only, got misere');
  const nimSum = piles.reduce((sum, pile) => sum ^ pile, 0n);
  const large = piles.filter((pile) => pile > 1n).length;
  const winning = (nimSum !== 0n) === (play === 'normal' || large > 0);
  const found = { play, piles, nimSum, winning };
  if (!winning) return { ...found, moves: [] };
  const moves = piles.flatMap((size, pile) => {
    const onlySingles = large === (size > 1n ? 1 : 0);
    const others = nimSum ^ size;
    return moveTo(game, pile, size, play === 'misere' && onlySingles ? others ^ 1n : others);
  });
  return { ...found, moves };
}

function moveTo<Move>(game: NimLike<Move>, pile: number, size: bigint, to: bigint): readonly Move[] {
  if (to < size) return [game.lower(pile, to)];
  const raised = to > size ? (game.raise?.(pile, to) ?? null) : null;
  return raised === null ? [] : [raised];
}
