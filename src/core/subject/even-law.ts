export interface EvenOutcome {
  readonly cells: readonly number[];
  /** The weight, relative to the other outcomes of its situation. */
  readonly weight: bigint;
}

/** The null law, outcome by outcome: the reference for an exact law. */
export interface EvenLaw {
  /** Cells at the front of an outcome that are input to its maker: the piles before a move. Outcomes that agree in them belong to one situation. */
  readonly given: number;
  /** An upper bound on the number of outcomes, so that too many are refused before they are listed. */
  readonly size: bigint;
  /** Lists every outcome once, grouped by situation; the array may be reused for the next. */
  outcomes(): Iterable<EvenOutcome>;
}
