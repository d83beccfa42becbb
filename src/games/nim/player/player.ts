import type { Entry } from '../../../core/catalogue.js';

/** A position of Nim, with the additions of the games that reduce to it. */
export interface NimPosition {
  readonly piles: readonly number[];
  /** True if taking the last stone loses. */
  readonly misere: boolean;
  /** The stones of every cell of every row, for the matrix game; pile i is the sum of row i. */
  readonly rows?: readonly (readonly number[])[];
  /** The most stones that a pile may be raised to, for poker Nim, if the mover still may add. */
  readonly cap?: number;
}

/** A move: pile `pile` is left with `left` stones. More than it had only in poker Nim. */
export interface NimMove {
  readonly pile: number;
  readonly left: number;
}

/** A move and its share of a player's choice: `weight` of the sum of all weights. */
export interface WeighedMove extends NimMove {
  readonly weight: number;
}

/** Chooses a move of Nim. One file in `src/games/nim/player/` exports exactly one. */
export interface Player extends Entry {
  /** True if every winning move is equally likely in the space that `space` names. */
  readonly uniform: boolean;
  /** The unit that counts as one move if the choice is even, as a noun phrase; absent for players with their own rule. */
  readonly space?: string;
  /**
   * Returns the moves that it may choose, each once, with integer weights. If no move wins, returns all moves that take stones, equally likely (in
   * the matrix game all ways to take them). Without any stone there are none.
   */
  weigh(position: NimPosition): readonly WeighedMove[];
}
