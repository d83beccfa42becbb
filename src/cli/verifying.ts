import { readFirst } from './read-first.js';
import type { verifyGame } from './verify-game.js';

/** Checks the claims about a game with `verifyGame`, loaded on demand: of all game commands it alone needs the pages of records. */
export async function verifying(...asked: Parameters<typeof verifyGame>): Promise<boolean> {
  readFirst('./verify-game.js');
  const { verifyGame: verify } = await import('./verify-game.js');
  return verify(...asked);
}
