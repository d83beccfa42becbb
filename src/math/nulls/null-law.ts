/**
 * A law of orders, told card after card. For each card, given those before it, it tells where its chance lies. For that, the chances of all possible
 * next cards are laid end to end, by their numbers. One object follows one deal at a time. Read an answer off its fields before the next question,
 * since it is asked for every card of every deal.
 */
export interface NullLaw {
  /** The chance of each card to come first. */
  readonly first: Float64Array;
  /** True where there are orders that it never gives. */
  readonly excludes: boolean;
  /** The chances of the cards of lower numbers together, in [0, 1). */
  readonly low: number;
  /** The chance of the card asked about, in [0, 1]: 0 where it cannot come. */
  readonly chance: number;
  /**
   * Returns the chance of each card at each position, whatever comes before and after: n × n, row-major [position][card]. Null where it takes too
   * much to work out.
   */
  steps(): Float64Array | null;
  /** Writes the order that a deal is read as, in place of the deal that starts at `at`. Present where the law is of such an order. */
  read?(cells: Uint16Array, at: number): void;
  /** Goes back to before the first card. */
  begin(): void;
  /** Follows the deal by one card, at this position from 0; do not call it again after a card that cannot come. */
  next(position: number, card: number): void;
}
