import { AuditError } from '../../../core/errors.js';
import type { Choices } from '../../../core/shuffle.js';
import type { NimMove, NimPosition, Player } from './player.js';

/**
 * The move a player chooses: one draw below the sum of its weights, counted through its moves in order. Throws E_USAGE where there is no
 * move, and where the weights sum to 2^32 or more.
 */
export function chooseMove(player: Player, choices: Choices, position: NimPosition): NimMove {
  const moves = player.weigh(position);
  const all = moves.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) throw new AuditError('E_USAGE', 'a position must have a stone to take, got none');
  if (all >= 2 ** 32) throw new AuditError('E_USAGE', `a choice must be among fewer than 2^32 ways, got ${all}`);
  let draw = choices.below(all);
  for (const { pile, left, weight } of moves) {
    if (draw < weight) return { pile, left };
    draw -= weight;
  }
  throw new AuditError('E_INTERNAL', `a draw below ${all} must choose a move, got ${draw} too much`);
}
