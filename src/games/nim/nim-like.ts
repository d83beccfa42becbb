import { AuditError } from '../../core/errors.js';
import type { Play } from './play.js';

/**
 * A position that is Nim under another name. From each pile every smaller size can be reached, and nothing but one pile changes. A game may
 * also let piles grow (stones added, a piece drawn back): such a move changes nothing for who wins, as long as it can be undone at once and
 * the game still ends, because the winner answers it by taking away what was added.
 */
export interface NimLike<Move> {
  /** Sizes of the piles, whole numbers from 0. */
  readonly piles: readonly bigint[];
  /** The move that leaves `to` in a pile, `to` below its size, in the terms of the game. `pile` counts from 0. */
  lower(pile: number, to: bigint): Move;
  /** The move that leaves `to` in a pile, `to` above its size; null where it is not allowed. Absent where piles never grow. */
  raise?(pile: number, to: bigint): Move | null;
}

/** Who wins a position, and how. */
export interface Solution<Move> {
  readonly play: Play;
  readonly piles: readonly bigint[];
  readonly nimSum: bigint;
  /** Does the player to move win, if both play best? */
  readonly winning: boolean;
  /** Every winning move in the terms of the game, by pile from the first. */
  readonly moves: readonly Move[];
}

/**
 * Who wins, by the nim-sum, and every winning move; sizes have no limit. The rules are those of `isWinning` and `winningMoves`.
 * Throws E_USAGE for a negative pile, and for misère play of a game in which piles grow, which the nim-sum does not settle.
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
