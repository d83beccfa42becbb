/** Rows that a page shows together. */
export interface RowGroupName {
  readonly name: string;
  /** What the group is, lower case, without a full stop. */
  readonly meaning: string;
}

/** How far back a row between deals looks, and what it asks. */
export interface LookBack {
  /** 1: at the deal before. */
  readonly lag: number;
  /** The row that asks the same of single deals, where there is one. */
  readonly asked: string;
}

/** What a statistic says of its rows where deals may be held against more than the one before. */
export interface LooksBack {
  /** What one of its rows looks at, by the row's id. */
  readonly of: (test: string) => LookBack;
  /** The group of the rows that look further back than the deal before. */
  readonly group: RowGroupName;
}
