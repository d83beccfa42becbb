/** The fate of a generated board: kept for later, met before, a shorter path to one met before, or cut off beyond the bound or dropped. */
export type Fate = 'kept' | 'known' | 'shorter' | 'cut';

/** A board generated when another was expanded. */
export interface TreeChild {
  /** The direction in which the tile slid. */
  readonly move: 'U' | 'D' | 'L' | 'R';
  readonly cells: readonly number[];
  readonly g: number;
  /** Estimated moves to the goal; null for searches without a heuristic. f is g + h. */
  readonly h: number | null;
  readonly fate: Fate;
}

/** One expansion of a search: a board was taken and the boards one move away were generated. */
export interface Expansion {
  /** The number of the expansion from 1, in the order of the search. */
  readonly number: number;
  /** The expansion that generated this board; null for the start of the search or of a round. */
  readonly parent: number | null;
  readonly move: TreeChild['move'] | null;
  /** The bound of the round, in iterative deepening; else null. */
  readonly bound: number | null;
  readonly cells: readonly number[];
  readonly g: number;
  readonly h: number | null;
  readonly children: readonly TreeChild[];
}

/** The beginning of a search, expansion by expansion, as far as it was kept. */
export interface SearchTrace {
  readonly rows: number;
  readonly cols: number;
  readonly goal: readonly number[];
  readonly algorithm: string;
  readonly heuristic: string | null;
  readonly expansions: readonly Expansion[];
  /** The total number of expansions. */
  readonly expanded: number;
  /** The path found, as tile moves; null if the search gave up. */
  readonly path: string | null;
}
