import { readFirst } from './read-first.js';
import type { verifyGame } from './verify-game.js';

/** Checks what is claimed of a game, as `verifyGame` does, which alone of all that is done with a game needs the pages of records. */
export async function verifying(...asked: Parameters<typeof verifyGame>): Promise<boolean> {
  readFirst('./verify-game.js');
  const { verifyGame: verify } = await import('./verify-game.js');
  return verify(...asked);
}
