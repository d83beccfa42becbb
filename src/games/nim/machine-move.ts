import type { PileMove } from './pile-move.js';
import type { Play } from './play.js';
import { solveNim } from './solve-nim.js';

/**
 * Returns the machine's move in Nim: the first winning move if there is one. Else it takes one stone from the largest pile, the first of several,
 * which keeps the game long. Null if no stone is left. Throws E_USAGE for a negative pile.
 */
export function machineMove(piles: readonly bigint[], play: Play = 'normal'): PileMove | null {
  const [winning] = solveNim(piles, play).moves;
  if (winning !== undefined) return winning;
  const largest = piles.reduce((most, pile) => (pile > most ? pile : most), 0n);
  const pile = piles.indexOf(largest);
  return largest === 0n ? null : { pile, from: largest, to: largest - 1n };
}
