/** Of a row that compares parts of a sample: which of them said enough to be compared. */
export interface ComparedParts {
  /** How many were, those counted once that had to be joined. */
  readonly parts: number;
  /** How many there were to be. */
  readonly of: number;
  /** Whether they are enough to see a change: at least two, and of parts in time none that holds more than half of what is compared. */
  readonly enough: boolean;
}
