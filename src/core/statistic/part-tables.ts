/** The tables of a statistic in parts of the run, from which the scatter of whole deals is estimated. */
export interface PartTables {
  readonly parts: readonly { readonly deals: number; readonly table: Float64Array }[];
  readonly degrees: number;
  /** Returns Q = (1/N) Σ k(a_s, a_t) of a table of N = `deals` deals. */
  value(table: Float64Array, deals: number): number;
}
