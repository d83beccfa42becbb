/** Cards side by side: of two bytes each, or of one where no card is above 255. */
export type Cells = Uint16Array | Uint8Array;

/** Another form of the decks of a batch, in which many are dealt and counted at once. */
export interface RowForm {
  /** Writes the first `length` decks to `cells`, row by row. */
  read(cells: Uint16Array, length: number): void;
  /**
   * Takes `decks` decks that lie side by side in `cells` in behind the first `at`, up to the first that does not hold every card once: the number of
   * those before it.
   */
  take(cells: Cells, decks: number, at: number): number;
  /**
   * Takes `decks` decks of a byte a card that lie side by side in `bytes` in behind the first `at`, as they are: that each holds every card once is known. False, and
   * nothing is taken, where rows have no bytes for cards.
   */
  lay(bytes: Uint8Array, decks: number, at: number): boolean;
  /** How many of `decks` decks that lie side by side in `cells` are, from the first on, the same as those behind the first `at`. */
  agree(cells: Cells, decks: number, at: number): number;
  /** Makes of every card of the `decks` decks behind the first `at` its place in a deck of `handed`: as many decks side by side, each last card first. */
  place(handed: Uint16Array, decks: number, at: number): void;
}
