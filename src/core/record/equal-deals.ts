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
