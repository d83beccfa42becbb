import type { Entry } from '../../../core/catalogue.js';
import type { BoardShape } from '../../../core/subject/outcome.js';
import type { Board } from '../board.js';
import type { PartitionId } from '../patterns/partitions.js';

/** Estimates the moves that are left, and follows a board as its tiles move. */
export interface Follower {
  /** Bytes of its tables. */
  readonly bytes: number;
  /** The estimate for these cells, which are followed from here on. */
  set(cells: ArrayLike<number>): number;
  /** The estimate after `tile` slid from one cell to the blank's, in place of the board before. A move is taken back by the move back. */
  move(tile: number, from: number, to: number): number;
}

/** A way to estimate the moves that are left. Every one here never says too much (is admissible), so that A* and IDA* find shortest paths. */
export interface Heuristic extends Entry {
  /** Null for the boards that it can be used on, else why not: lower case, no full stop. */
  refuses(shape: BoardShape): string | null;
  /** True where its tables take many seconds to build: it is not among those that are compared unless it is named. */
  readonly slowToBuild?: true;
  /** Makes its tables for a goal. */
  follow(goal: Board, onProgress?: (what: string) => void): Follower;
  /** The partition, where it is a set of pattern tables: IDA* has a quick form for these. */
  readonly partition?: PartitionId;
}
