/** The tables of a statistic in parts of the run, which say how far whole deals scatter. */
export interface PartTables {
  readonly parts: readonly { readonly deals: number; readonly table: Float64Array }[];
  readonly degrees: number;
  /** Q = (1/N) Σ k(a_s, a_t) of a table of so many deals. */
  value(table: Float64Array, deals: number): number;
}
