import type { Entry } from '../../../core/catalogue.js';

/** A position of Nim, and what the games that reduce to it add. */
export interface NimPosition {
  /** Stones of every pile. */
  readonly piles: readonly number[];
  /** True where the last stone loses. */
  readonly misere: boolean;
  /** For the matrix game: the stones of every cell of every row; pile i is the sum of row i. */
  readonly rows?: readonly (readonly number[])[];
  /** For poker Nim: the most stones that a pile may be raised to, where the mover still may add. */
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
  /** True where every winning move is equally likely in the space that `space` names. */
  readonly uniform: boolean;
  /** What is counted as one move where the choice is even, as a noun phrase; absent for players with a rule of their own. */
  readonly space?: string;
  /**
   * The moves it may choose, each once, with whole-number weights. Where no move wins: all moves that take stones, equally likely (in the
   * matrix game all ways to take them); without any stone: none.
   */
  weigh(position: NimPosition): readonly WeighedMove[];
}
