import type { ErrorCode } from '../../core/errors.js';
import type { Board } from '../../games/puzzle/board.js';
import type { Compared, Way } from '../../games/puzzle/compare.js';
import type { Solved, SolveTask } from '../../games/puzzle/solve.js';
import type { KorfSolved } from '../../games/puzzle/solve-korf.js';
import type { Moved } from '../../games/puzzle/state-text.js';

/** What the thread is to do. */
export type PuzzleTask =
  | { readonly kind: 'bench' }
  | { readonly kind: 'solve'; readonly asked: SolveTask }
  | { readonly kind: 'compare'; readonly start: Board; readonly goal: Board; readonly ways: readonly Way[]; readonly limit: number };

/** Korf's boards, solved, and what that took on this machine. */
export interface Benched extends KorfSolved {
  readonly cost: {
    /** Milliseconds for the tables of the estimate. */
    readonly tablesMs: number;
    /** Milliseconds for all boards together. */
    readonly searchMs: number;
    /** The most memory that the program held until then, in bytes. */
    readonly peakBytes: number;
    readonly cpu: string;
  };
}

/** What comes of each kind of task. */
export interface Done {
  readonly solve: Solved;
  readonly compare: readonly Compared[];
  readonly bench: Benched;
}

/** What the thread tells. */
export type PuzzleMessage =
  | { readonly kind: 'at'; readonly what: string }
  | { readonly kind: 'done'; readonly done: Done[keyof Done] }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly message: string; readonly hint?: string };

/** The board that a command is about, and where it is to lead. */
export interface Position {
  readonly start: Board;
  readonly goal: Board;
  /** How letters of moves are read and written: the tile's direction or the blank's. */
  readonly moved: Moved;
}
