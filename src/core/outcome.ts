import type { DealtNim } from './nim-space.js';
import type { SeenCards } from './partial-deal.js';

/** Decks side by side: row-major, `width` cells a deck, transferable between threads. */
export class Batch {
  readonly width: number;
  readonly capacity: number;
  readonly cells: Uint16Array;
  /** Decks filled so far, at most `capacity`. */
  length = 0;

  constructor(width: number, capacity: number) {
    this.width = width;
    this.capacity = capacity;
    this.cells = new Uint16Array(width * capacity);
  }
}

/** What one outcome cannot be: the position (from 0) and the rule it breaks. */
export interface Fault {
  readonly position: number;
  readonly rule: 'range' | 'duplicate';
  readonly message: string;
}

/** What is known of outcomes that were recorded before the audit: there are so many, and no fresh ones. */
export interface Recorded {
  /** Whether the order of the deck before each shuffle is known, so that a deal can be read as a rearrangement of it. */
  readonly startKnown: boolean;
  /** Why no clean verdict can be given, whatever the tests find: clauses in lower case. Empty where nothing stands in the way. */
  readonly reservations: readonly string[];
}

/** Rows and columns of a sliding puzzle's board. */
export interface BoardShape {
  readonly rows: number;
  readonly columns: number;
}

/**
 * What an outcome is. 'permutation': a whole deck. 'partial': some cards of every deal. 'board': a board of a sliding puzzle.
 * 'piles': a deal of Nim. 'moves': a deal of Nim and a player's move in it. Which statistics,
 * batteries and words belong to a kind stands in one table each: `kinds/statistics.ts`, `page/nouns.ts`, `report/audit/page-parts.ts`.
 */
export type SpaceKind = 'permutation' | 'partial' | 'board' | 'piles' | 'moves';

/** The set a subject's outcomes live in. */
export interface OutcomeSpace {
  /** 'partial': only some cards of every deal are seen, as `partial` says; 'board': as `board` says. */
  readonly kind: SpaceKind;
  readonly id: string;
  /** Cells of one outcome: the number of cards that are seen. */
  readonly width: number;
  /** Cards of the deck: `width`, unless only some are seen. Of a board: its cells. */
  readonly cards: number;
  readonly size: bigint;
  /** Present where piles of Nim are dealt, or a player of it moves. */
  readonly nim?: DealtNim;
  /** Present where only some cards of every deal are seen. */
  readonly partial?: SeenCards;
  /** Present for boards of a sliding puzzle: cell by cell, row by row, the tile in it, the blank as 0. */
  readonly board?: BoardShape;
  /** log2 of the equally likely outcomes, where they are not deals of cards. */
  readonly orderBits?: number;
  /** The statistics that a clean verdict rests on here; absent where they are those that say so themselves. */
  readonly required?: readonly string[];
  /** Present where the outcomes were recorded elsewhere. */
  readonly recorded?: Recorded;
  /** Index in [0, size), for spaces small enough to count every outcome. */
  rank?(cells: Uint16Array, at: number): number;
  /** What is wrong with the outcome starting at `at`, or null. */
  fault(cells: Uint16Array, at: number): Fault | null;
}
