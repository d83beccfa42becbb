import type { Entry } from '../../../core/catalogue.js';
import type { Expansion } from '../../../core/claim/search-tree.js';
import type { Board } from '../board.js';
import type { Heuristic } from '../heuristics/heuristic.js';
import type { TileMove } from '../moves.js';
import type { TilePath } from '../path.js';

/** The request to a search. Board and goal must be of one shape and in one half; `solve` ensures it. */
export interface SearchRequest {
  readonly start: Board;
  readonly goal: Board;
  /** Used by the algorithms that estimate; ignored by the others. */
  readonly heuristic: Heuristic;
  /** The order in which moves are tried; default up, down, left, right. */
  readonly order?: readonly TileMove[];
  /** Tie-break of A*: the board made last comes first (the default), or the one made first. */
  readonly ties?: 'newest' | 'oldest';
  /** The most boards made before it gives up; default 10 million where boards are kept, else 1,000 million. */
  readonly limit?: number;
  /** Called now and then with the current stage and the number of boards made. */
  readonly onProgress?: (what: string) => void;
  /** Called for every expansion until it returns false. */
  readonly onExpand?: (expansion: Expansion) => boolean;
}

export interface SearchResult {
  readonly algorithm: string;
  /** Id of the heuristic used; null where none was. */
  readonly heuristic: string | null;
  /** Null where it gave up. */
  readonly path: TilePath | null;
  readonly expanded: number;
  /** Boards made, including those met before or cut off; the start is not counted. */
  readonly generated: number;
  /** The most boards held at once. */
  readonly kept: number;
  /** Bytes of the arrays that held the boards, and of the heuristic's tables. */
  readonly bytes: number;
  /** The bound of each round and the boards made in it, for searches that deepen. */
  readonly rounds: readonly { readonly bound: number; readonly generated: number }[];
}

export interface Algorithm extends Entry {
  /** Common short names, in small letters. */
  readonly shortNames?: readonly string[];
  /** True if its paths are shortest, given a heuristic that never overestimates. */
  readonly shortest: boolean;
  readonly estimates: boolean;
  /** True if it keeps every board that it met. */
  readonly keeps: boolean;
  search(request: SearchRequest): SearchResult;
}

/** Boards made before a search that keeps them gives up, by default: about 400 MB. */
export const MOST_MADE_AND_KEPT = 10_000_000;

/** Boards made before a search that keeps only one path gives up, by default: minutes, or half a minute with pattern tables. */
export const MOST_MADE = 1_000_000_000;
