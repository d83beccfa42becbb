import type { ChoiceSpace } from '../../../core/subject/outcome.js';
import { perOutcome } from './per-outcome.js';
import { perPile } from './per-pile.js';
import { perRemoval } from './per-removal.js';
import type { NimPosition, Player } from './player.js';
import { withAdditions } from './with-additions.js';

/** Every space of choices. */
export const CHOICE_SPACES: readonly ChoiceSpace[] = ['pile', 'outcome', 'removal', 'addition'];

/** The player that is even over the winning moves of each space. */
const EVEN: Readonly<Record<ChoiceSpace, Player>> = {
  pile: perPile,
  outcome: perOutcome,
  removal: perRemoval,
  addition: withAdditions,
};

/** The player whose choice is what luck would choose in a space. */
export function evenPlayer(space: ChoiceSpace): Player {
  return EVEN[space];
}

/** The space in which a player says that it is even; undefined for players with a rule of their own. */
export function ownSpace(player: Player): ChoiceSpace | undefined {
  for (const space of CHOICE_SPACES) if (EVEN[space] === player) return space;
  return undefined;
}

/**
 * A position of normal Nim as a player sees it: one that is even in a space of its own sees what that space adds, every other one what
 * `space` adds. 'removal': every pile is a row of two cells, the first with the odd stone, if there is one. 'addition': a pile may be raised
 * up to `max`.
 */
export function positionFor(player: Player, space: ChoiceSpace, piles: readonly number[], max: number): NimPosition {
  const seen = ownSpace(player) ?? space;
  if (seen === 'removal') return { piles, misere: false, rows: piles.map((stones) => [Math.ceil(stones / 2), Math.floor(stones / 2)]) };
  return { piles, misere: false, ...(seen === 'addition' && { cap: max }) };
}
