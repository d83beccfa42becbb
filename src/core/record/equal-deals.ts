/** The facts that the expected number of equal pairs of deals depends on. */
export interface EqualDeals {
  readonly pairs: number;
  /** log2 of the number of orders: that number is one over the probability that two uniform deals are equal. */
  readonly orderBits: number;
  /** True for all pairs of the deals; else each deal is compared with the one before. */
  readonly all: boolean;
  /**
   * The share of all orders in a slice; present if only deals in that slice are compared. `pairs` is then the expected number of pairs, and a result
   * gives the number of deals in its `trials`.
   */
  readonly share?: number;
}
