/** What a count of equal pairs of deals is compared with. */
export interface EqualDeals {
  /** Pairs of deals that are compared. */
  readonly pairs: number;
  /** log2 of the orders there are: two even deals are equal once in so many. */
  readonly orderBits: number;
  /** Whether they are all pairs of the deals; else each deal is compared with the one before. */
  readonly all: boolean;
  /**
   * Present where only deals are compared that lie in a slice of all orders: the share of the orders in it. `pairs` are those to be expected then, and a result tells by its `trials` of
   * how many deals they were.
   */
  readonly share?: number;
}

/** Deals that came more than once among some that were compared. */
export interface DealsAgain {
  /** How often the one came that came most; at least 3. */
  readonly times: number;
  /** How many different deals came more than once; at least 1. */
  readonly different: number;
  /** How often these came together; at least `times`. */
  readonly together: number;
}
