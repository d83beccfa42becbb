import { grundyValues } from './grundy-values.js';
import { isWinning } from './is-winning.js';
import type { Play } from './play.js';
import type { NimMove } from './player/player.js';
import { subtraction } from './subtraction.js';

/** The rules of a game with piles of stones, and which positions and moves win. */
export interface WinRules {
  /** True if whoever is to move wins. */
  isWon(piles: readonly number[]): boolean;
  isLegal(from: number, left: number): boolean;
  /** True if the move is allowed and leaves a position in which the other player loses. */
  wins(piles: readonly number[], move: NimMove): boolean;
}

/**
 * Returns the rules of a game with piles of at most `max` stones, in which a move takes one of these numbers of them, or any number where null. Misère
 * subtraction games follow misère Nim by their Grundy values: T. S. Ferguson (1974), On sums of graph games with last player losing, Int. J. of Game
 * Theory 3; Winning Ways, chapter 13. Throws E_USAGE as `subtraction` does.
 */
export function winRules(takes: readonly number[] | null, play: Play, max: number): WinRules {
  const values = takes ? grundyValues(subtraction(takes), max) : Array.from({ length: max + 1 }, (_, stones) => stones);
  const rules: WinRules = {
    isWon: (piles) =>
      isWinning(
        piles.map((stones) => values[stones]),
        play,
      ),
    isLegal: (from, left) => (takes === null ? left < from : takes.includes(from - left)),
    wins: (piles, { left, pile }) => rules.isLegal(piles[pile], left) && !rules.isWon(piles.with(pile, left)),
  };
  return rules;
}
