/** The place of one accumulator's deals in their sample: `trials` deals after the first `first`. */
export interface Stretch {
  readonly first: number;
  readonly trials: number;
}
