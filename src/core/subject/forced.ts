/** The result of a batch of deals with prescribed random numbers. */
export interface ForcedAnswers {
  /** One deck per run, row-major. A run that asked for more numbers than prescribed has no deck, and its cells are undefined. */
  readonly cells: Uint16Array;
  /** The count of numbers each run asked for; `width + 1` if it asked for more than prescribed, and was stopped there. */
  readonly calls: Uint32Array;
}

/** The outcomes of a function, as far as needed to count them. */
export interface ForcedOutcomes {
  /** Cells of one outcome. */
  readonly width: number;
  /** An upper bound on the rank, exclusive. */
  readonly size: number;
  /** Returns the rank of the outcome in cells[at … at + width): equal outcomes have equal ranks. Throws E_USAGE if there are too many to rank. */
  rank(cells: Uint16Array, at: number): number;
}

/** A function that deals with prescribed numbers in place of its randomness: it makes our choices, without a generator. */
export interface ForcedDealer {
  readonly n: number;
  /** Its outcomes; if absent, whole decks of n cards, ranked lexicographically. */
  readonly outcomes?: ForcedOutcomes;
  /**
   * Deals once for each row of `numbers`, which has `width` numbers in [0, 1) per row: call k of the function's `random()` in that deal returns
   * number k. Checks that every deck is a permutation, and every other outcome one of its kind. Throws E_SUBJECT_* naming the run, and then closes
   * the dealer.
   */
  deal(numbers: Float64Array, width: number): Promise<ForcedAnswers>;
  close(): void;
}
