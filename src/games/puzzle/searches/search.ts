import type { Entry } from '../../../core/catalogue.js';
import type { Expansion } from '../../../core/claim/search-tree.js';
import type { Board } from '../board.js';
import type { Heuristic } from '../heuristics/heuristic.js';
import type { TileMove } from '../moves.js';
import type { TilePath } from '../path.js';

/** What a search is asked. Board and goal must be of one shape and in one half; `solve` sees to that. */
export interface SearchRequest {
  readonly start: Board;
  readonly goal: Board;
  /** Used by the algorithms that estimate; of the others ignored. */
  readonly heuristic: Heuristic;
  /** The order in which moves are tried: up, down, left, right unless given. */
  readonly order?: readonly TileMove[];
  /** Among equals of A*, the board made last comes first (the default), or the one made first. */
  readonly ties?: 'newest' | 'oldest';
  /** Gives up when so many boards have been made; 10 million where boards are kept, else 1,000 million. */
  readonly limit?: number;
  /** Hears now and then what it is at and how many boards were made. */
  readonly onProgress?: (what: string) => void;
  /** Hears of every expansion until it answers false. */
  readonly onExpand?: (expansion: Expansion) => boolean;
}

/** What a search found and what it took. */
export interface SearchResult {
  readonly algorithm: string;
  /** Id of the heuristic used; null where none was. */
  readonly heuristic: string | null;
  /** Null where it gave up. */
  readonly path: TilePath | null;
  /** Boards taken and expanded. */
  readonly expanded: number;
  /** Boards made, those met before or cut off included; the start is not counted. */
  readonly generated: number;
  /** The most boards held at once. */
  readonly kept: number;
  /** Bytes of the arrays that held them, and of the heuristic's tables. */
  readonly bytes: number;
  /** For searches that deepen: the bound of each round and the boards made in it. */
  readonly rounds: readonly { readonly bound: number; readonly generated: number }[];
}

/** A way to search. */
export interface Algorithm extends Entry {
  /** What people call it for short, in small letters. */
  readonly shortNames?: readonly string[];
  /** Whether its paths are shortest, given a heuristic that never says too much. */
  readonly shortest: boolean;
  readonly estimates: boolean;
  /** Whether it keeps every board that it met. */
  readonly keeps: boolean;
  search(request: SearchRequest): SearchResult;
}

/** Boards made before a search that keeps them gives up, unless told otherwise: about 400 MB. */
export const MOST_MADE_AND_KEPT = 10_000_000;

/** Boards made before a search that keeps one way only gives up, unless told otherwise: minutes, with pattern tables half of one. */
export const MOST_MADE = 1_000_000_000;
