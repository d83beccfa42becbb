/** Rows that a page shows together. */
export interface RowGroupName {
  readonly name: string;
  /** A description of the group, lower case, without a full stop. */
  readonly meaning: string;
}

/** The lag of a row between deals, and the question it asks. */
export interface LookBack {
  /** The lag in deals, 1: the deal before. */
  readonly lag: number;
  /** The row that asks the same of single deals, if there is one. */
  readonly asked: string;
}

/** A statistic's facts about its rows if deals may be compared at lags above 1. */
export interface LooksBack {
  /** Returns the lag and question of one of its rows, by the row's id. */
  readonly of: (test: string) => LookBack;
  /**
   * Present where its rows ask the questions of other statistics again: the group of those that look at the deal before; they are one test in a comparison, left out where an audit must be
   * short.
   */
  readonly before?: RowGroupName;
  /** The group of the rows with a lag above 1. */
  readonly further: RowGroupName;
}
