/** One outcome that an even maker makes, and its share. */
export interface EvenOutcome {
  readonly cells: readonly number[];
  /** In proportion to the others of its situation. */
  readonly weight: bigint;
}

/** What even means, outcome by outcome: what an exact law is held against. */
export interface EvenLaw {
  /** Cells at the front of an outcome that are given to its maker: the piles before a move. Outcomes that agree in them are one situation. */
  readonly given: number;
  /** How many outcomes there are at the most, so that too many are refused before they are listed. */
  readonly size: bigint;
  /** Every outcome once, those of one situation one after the other; the array may be used again for the next. */
  outcomes(): Iterable<EvenOutcome>;
}
