/** Where the deals of one accumulator stand in their sample: after `first` others, and so many of them. */
export interface Stretch {
  readonly first: number;
  readonly trials: number;
}
