/** Another form of the decks of a batch, in which many are dealt and counted at once. */
export interface RowForm {
  /** Writes the first `length` decks to `cells`, row by row. */
  read(cells: Uint16Array, length: number): void;
}
