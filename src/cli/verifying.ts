import type { GameClaimsPlan } from '../core/claims-plan.js';
import type { Values } from './command.js';
import { readFirst } from './read-first.js';

/** Checks what is claimed of a game, as `verifyGame` does, which alone of all that is done with a game needs the pages of records. */
export async function verifying(plan: GameClaimsPlan, values: Values): Promise<boolean> {
  readFirst('./verify-game.js');
  const { verifyGame } = await import('./verify-game.js');
  return verifyGame(plan, values);
}
