import type { Entry, Parameter } from '../../../core/catalogue.js';
import type { BoardShape } from '../../../core/subject/outcome.js';
import type { Cells, Choices, SwapStep } from '../../../core/subject/shuffle.js';
import type { WalkChain } from '../law/walk-chain.js';

/** The repair of a shuffled board that is not solvable; solvable boards are left alone. */
export type Mend = 'nothing' | 'draw-again' | 'swap-tiles-1-and-2' | 'swap-first-two-tiles' | 'swap-cells-1-and-2';

/** A shuffle of all cells by swaps from the goal, and the repair of unsolvable boards. */
export interface ShuffleRule {
  readonly kind: 'shuffle';
  swaps(cells: number): readonly SwapStep[];
  readonly mend: Mend;
  /** Returns the total variation distance from the even law of the solvable boards, in lowest terms. Absent unless a formula gives it at every size. */
  variation?(size: BoardShape): string;
}

export interface WalkRule {
  readonly kind: 'walk';
  readonly chain: WalkChain;
  readonly moves: number;
}

interface ScramblerInfo extends Entry {
  /** True where every solvable board is exactly equally likely and no other is dealt, at every size, when the choices are ideal. */
  readonly uniform: boolean;
  /** The place such code was seen; absent for correct scramblers. */
  readonly seenIn?: string;
  readonly rule: ShuffleRule | WalkRule;
  readonly parameter?: Parameter<Scrambler>;
}

/** A scrambler whose bounds are the same for every scramble. */
export interface PlannedScrambler extends ScramblerInfo {
  readonly kind: 'planned';
  /** Returns one bound for each draw of a scramble, in order. */
  bounds(size: BoardShape): Uint32Array;
  /** Overwrites `cells` (rows · columns of them, 0 for the blank) with the board that the draws give. */
  apply(draws: Uint32Array, cells: Cells, size: BoardShape): void;
}

/** A scrambler whose next bound depends on earlier draws. */
export interface AdaptiveScrambler extends ScramblerInfo {
  readonly kind: 'adaptive';
  run(choices: Choices, cells: Cells, size: BoardShape): void;
}

/** A scrambler that makes a board of a sliding puzzle from the goal 1, 2, …, blank. Each file in `src/games/puzzle/scrambler/` exports exactly one. */
export type Scrambler = PlannedScrambler | AdaptiveScrambler;
