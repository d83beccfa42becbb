import type { ErrorCode } from '../../core/errors.js';
import type { Board } from '../../games/puzzle/board.js';
import type { Compared, Way } from '../../games/puzzle/compare.js';
import type { Solved, SolveTask } from '../../games/puzzle/solve.js';
import type { KorfSolved } from '../../games/puzzle/solve-korf.js';
import type { Moved } from '../../games/puzzle/state-text.js';

export type PuzzleTask =
  | { readonly kind: 'bench' }
  | { readonly kind: 'solve'; readonly asked: SolveTask }
  | { readonly kind: 'compare'; readonly start: Board; readonly goal: Board; readonly ways: readonly Way[]; readonly limit: number };

/** Korf's boards, solved, with the cost on this machine. */
export interface Benched extends KorfSolved {
  readonly cost: {
    /** Milliseconds for building the tables of the heuristic. */
    readonly tablesMs: number;
    /** Milliseconds for all boards together. */
    readonly searchMs: number;
    /** Peak memory of the program so far, in bytes. */
    readonly peakBytes: number;
    readonly cpu: string;
  };
}

export interface Done {
  readonly solve: Solved;
  readonly compare: readonly Compared[];
  readonly bench: Benched;
}

export type PuzzleMessage =
  | { readonly kind: 'at'; readonly what: string }
  | { readonly kind: 'done'; readonly done: Done[keyof Done] }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly message: string; readonly hint?: string };

export interface Position {
  readonly start: Board;
  readonly goal: Board;
  /** The meaning of the letters of moves: the tile's direction or the blank's. */
  readonly moved: Moved;
}
