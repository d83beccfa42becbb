/**
 * A law of orders, told card after card: of each card, given those before it, where its chance lies when the chances of all cards that may come next are laid
 * end to end, by their numbers. One object follows one deal at a time; an answer is read off its fields before the next question, since it is asked of every
 * card of every deal.
 */
export interface NullLaw {
  /** The chance of each card to come first. */
  readonly first: Float64Array;
  /** Whether there are orders that it never gives. */
  readonly excludes: boolean;
  /** The chances of the cards of lower numbers together, in [0, 1). */
  readonly low: number;
  /** The chance of the card that was asked of, in [0, 1]: 0 where it cannot come. */
  readonly chance: number;
  /** The chance of each card at each position, whatever comes before and behind: n × n, row-major [position][card]. Null where it takes too much to work out. */
  steps(): Float64Array | null;
  /** Present where the law is of something that a deal is read as: writes the order that stands for it, in place of the deal that starts at `at`. */
  read?(cells: Uint16Array, at: number): void;
  /** Goes back to before the first card. */
  begin(): void;
  /** Follows the deal by one card, at this position from 0; not to be asked on after a card that cannot come. */
  next(position: number, card: number): void;
}
