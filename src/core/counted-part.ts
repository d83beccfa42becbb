/** Where the counts of another statistic lie among those of one that puts something else than deals to it. */
export interface CountedPart {
  /** The id of that statistic. */
  readonly of: string;
  /** How many deals apart those are that it is asked of. */
  readonly lag: number;
  /** The first of its cells, and how many there are. */
  readonly from: number;
  readonly cells: number;
}
