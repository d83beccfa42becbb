/**
 * A table of whole numbers that decks of n cards are counted in. 'positions': n × n, row-major [position][card].
 */
export type TallyId = 'positions';

/** What is counted: deals as they lie where `lag` is 0, else the rearrangement that turned each deal of a block into the one so many deals later. */
export interface Tally {
  readonly id: TallyId;
  readonly lag: number;
}

/**
 * Where an accumulator has one table of the decks that it is to add: whoever makes that table in another way may hand it in instead of the decks,
 * which come in their order, none left out.
 */
export interface TallyReader {
  readonly tally: Tally;
  /** The place in its block before which the table so far must be handed in, though more decks follow the one at `place`; none where absent. */
  until?(place: number): number;
  /** Adds the table of `deals` decks. */
  take(table: Uint32Array, deals: number): void;
}
