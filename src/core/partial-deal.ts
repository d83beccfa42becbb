/** Deals of which only some cards are seen: hands, samples, the first cards from the top. */
export interface PartialDeal {
  /** Cards seen of every deal: at least 1, fewer than the deck has. */
  readonly seen: number;
  /**
   * What the order of the seen cards says. 'kept': they stand as they were dealt. 'unknown': nothing, as the user said. 'sorted': nothing,
   * because no two of them ever stood in both orders, which luck does not do.
   */
  readonly order: 'kept' | 'unknown' | 'sorted';
}

/** The same as an outcome space needs it. */
export interface SeenCards extends PartialDeal {
  /** Whether the cards are the 52 standard ones, numbered by suit and then by rank: spades, hearts, diamonds, clubs, each from the ace. */
  readonly standard: boolean;
}
