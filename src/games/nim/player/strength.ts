import type { ChoiceSpace } from '../../../core/subject/outcome.js';
import { choicePositions, winningSize } from './choice-positions.js';
import { positionFor } from './null-player.js';
import type { Player } from './player.js';

/** The result of checking that a player always takes a possible win: settled position by position, and never by a sample. */
export interface Strength {
  readonly holds: boolean;
  /** Positions that can be won, each of them checked. */
  readonly cases: number;
  /** The first position, by rank, in which it may give the win away; null if there is none. */
  readonly lapse: readonly number[] | null;
}

/** Checks every move that a player may choose in every position of `piles` piles of 1 to `max` stones that can be won in normal play. */
export function strengthOf(player: Player, space: ChoiceSpace, piles: number, max: number): Strength {
  const positions = choicePositions(space, piles, max);
  const lapse = positions.find((position) => {
    const moves = player.weigh(positionFor(player, space, position.piles, max));
    return moves.length === 0 || moves.some(({ left, pile }) => left !== winningSize(position.piles, 0, piles, pile));
  });
  return { holds: lapse === undefined, cases: positions.length, lapse: lapse?.piles ?? null };
}
