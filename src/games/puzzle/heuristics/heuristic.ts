import type { Entry } from '../../../core/catalogue.js';
import type { BoardShape } from '../../../core/subject/outcome.js';
import type { Board } from '../board.js';
import type { PartitionId } from '../patterns/partitions.js';

/** Estimates the moves that are left, and follows a board as its tiles move. */
export interface Follower {
  readonly bytes: number;
  /** Returns the estimate for these cells, and follows them from here on. */
  set(cells: ArrayLike<number>): number;
  /** Returns the estimate after `tile` slid from one cell to the blank's, replacing the board before. A move is undone by the move back. */
  move(tile: number, from: number, to: number): number;
}

/** A way to estimate the moves that are left. Every one here never overestimates (is admissible), so that A* and IDA* find shortest paths. */
export interface Heuristic extends Entry {
  /** Returns null for the boards that it can be used on, else why not: lower case, no full stop. */
  refuses(shape: BoardShape): string | null;
  /** True if its tables take many seconds to build: it is compared only if named. */
  readonly slowToBuild?: true;
  follow(goal: Board, onProgress?: (what: string) => void): Follower;
  /** The partition, if it is a set of pattern tables: IDA* has a quick form for these. */
  readonly partition?: PartitionId;
}
