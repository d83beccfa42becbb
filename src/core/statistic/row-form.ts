/** Cards stored contiguously: two bytes each, or one if no card is above 255. */
export type Cells = Uint16Array | Uint8Array;

/** Another form of the decks of a batch, in which many are dealt and counted at once. */
export interface RowForm {
  /** Writes the first `length` decks to `cells`, row by row. */
  read(cells: Uint16Array, length: number): void;
  /**
   * Appends `decks` decks from `cells` after the first `at`, up to the first that does not hold every card once. Returns the number of those before it.
   */
  take(cells: Cells, decks: number, at: number): number;
  /**
   * Appends `decks` decks of one byte per card from `bytes` after the first `at`, unchecked: each must hold every card once. Returns false, and
   * appends nothing, if rows have no bytes for cards.
   */
  lay(bytes: Uint8Array, decks: number, at: number): boolean;
  /** Returns how many decks, from the first of the `decks` in `cells` on, equal those after the first `at` without a break. */
  agree(cells: Cells, decks: number, at: number): number;
  /**
   * Replaces every card of the `decks` decks after the first `at` by its place in its deck of `handed`. The decks of `handed` have their last card
   * first.
   */
  place(handed: Uint16Array, decks: number, at: number): void;
}
