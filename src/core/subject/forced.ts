/** What became of a batch of deals whose numbers were given. */
export interface ForcedAnswers {
  /** One deck a run, row-major; a run that wanted more numbers than it was given has no deck, and its cells mean nothing. */
  readonly cells: Uint16Array;
  /** How many numbers each run asked for; `width + 1` where it wanted more than it was given, and was broken off there. */
  readonly calls: Uint32Array;
}

/** What a function makes, as far as counting its outcomes goes. */
export interface ForcedOutcomes {
  /** Cells of one outcome. */
  readonly width: number;
  /** Above every rank. */
  readonly size: number;
  /** The number of the outcome in cells[at … at + width): equal outcomes have equal numbers. Throws E_USAGE where there are too many to number. */
  rank(cells: Uint16Array, at: number): number;
}

/** A function dealt with numbers of our choosing in place of its randomness: it sees choices, never a generator. */
export interface ForcedDealer {
  readonly n: number;
  /** What it makes; whole decks of n cards where absent, ranked lexicographically. */
  readonly outcomes?: ForcedOutcomes;
  /**
   * Deals once for each row of `numbers`, which holds `width` numbers in [0, 1) a row: call k of the function's `random()` in that deal
   * gets number k. Every deck is checked to be a permutation, every other outcome to be one of its kind. Throws E_SUBJECT_* naming the run, and the dealer is closed then.
   */
  deal(numbers: Float64Array, width: number): Promise<ForcedAnswers>;
  close(): void;
}
