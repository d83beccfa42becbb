import type { ChoiceSpace } from '../../../core/subject/outcome.js';
import { perOutcome } from './per-outcome.js';
import { perPile } from './per-pile.js';
import { perRemoval } from './per-removal.js';
import type { NimPosition, Player } from './player.js';
import { withAdditions } from './with-additions.js';

export const CHOICE_SPACES: readonly ChoiceSpace[] = ['pile', 'outcome', 'removal', 'addition'];

/** The player that is even over the winning moves of each space. */
const EVEN: Readonly<Record<ChoiceSpace, Player>> = {
  pile: perPile,
  outcome: perOutcome,
  removal: perRemoval,
  addition: withAdditions,
  win: perPile,
};

export function evenPlayer(space: ChoiceSpace): Player {
  return EVEN[space];
}

/** Returns the space in which a player claims to be even; undefined for players with their own rule. */
export function ownSpace(player: Player): ChoiceSpace | undefined {
  for (const space of CHOICE_SPACES) if (EVEN[space] === player) return space;
  return undefined;
}

/**
 * Returns a position of normal Nim as a player sees it. One that is even in its own space sees what that space adds, every other one what `space`
 * adds. In 'removal' every pile is a row of two cells, the first with the odd stone, if there is one. In 'addition' a pile may be raised up to `max`.
 */
export function positionFor(player: Player, space: ChoiceSpace, piles: readonly number[], max: number): NimPosition {
  const seen = ownSpace(player) ?? space;
  if (seen === 'removal') return { piles, misere: false, rows: piles.map((stones) => [Math.ceil(stones / 2), Math.floor(stones / 2)]) };
  return { piles, misere: false, ...(seen === 'addition' && { cap: max }) };
}
