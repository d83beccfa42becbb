import type { Entry, Parameter } from '../../../core/catalogue.js';
import type { BoardShape } from '../../../core/subject/outcome.js';
import type { Cells, Choices, SwapStep } from '../../../core/subject/shuffle.js';
import type { WalkChain } from '../law/walk-chain.js';

/** What is done with a shuffled board that is not solvable. Nothing where it is solvable. */
export type Mend = 'nothing' | 'draw-again' | 'swap-tiles-1-and-2' | 'swap-first-two-tiles' | 'swap-cells-1-and-2';

/** A shuffle of all cells by swaps, from the goal, and what is done about boards that are not solvable. */
export interface ShuffleRule {
  readonly kind: 'shuffle';
  /** The swaps of one scramble of a board of `cells` cells. */
  swaps(cells: number): readonly SwapStep[];
  readonly mend: Mend;
  /** Total variation from the even law of the solvable boards in lowest terms, where a formula gives it at every size. */
  variation?(size: BoardShape): string;
}

/** Random moves from the goal. */
export interface WalkRule {
  readonly kind: 'walk';
  readonly chain: WalkChain;
  readonly moves: number;
}

interface ScramblerInfo extends Entry {
  /** True where every solvable board is exactly equally likely and no other is dealt, at every size, when the choices are ideal. */
  readonly uniform: boolean;
  /** Where such code was met; absent for correct scramblers. */
  readonly seenIn?: string;
  /** What its exact law follows from. */
  readonly rule: ShuffleRule | WalkRule;
  readonly parameter?: Parameter<Scrambler>;
}

/** A scrambler whose bounds are the same for every scramble. */
export interface PlannedScrambler extends ScramblerInfo {
  readonly kind: 'planned';
  /** One bound for each draw of a scramble, in order. */
  bounds(size: BoardShape): Uint32Array;
  /** Overwrites `cells` (rows · columns of them, 0 for the blank) with the board that the draws give. */
  apply(draws: Uint32Array, cells: Cells, size: BoardShape): void;
}

/** A scrambler whose next bound depends on earlier draws. */
export interface AdaptiveScrambler extends ScramblerInfo {
  readonly kind: 'adaptive';
  run(choices: Choices, cells: Cells, size: BoardShape): void;
}

/** Makes a board of a sliding puzzle from the goal 1, 2, …, blank. One file in `src/games/puzzle/scrambler/` exports exactly one. */
export type Scrambler = PlannedScrambler | AdaptiveScrambler;
