import type { SingleGroup } from './furthest-group.js';

/** The tables of a statistic in parts of the run, from which the scatter of whole deals is estimated. */
export interface PartTables {
  readonly parts: readonly { readonly deals: number; readonly table: Float64Array }[];
  readonly degrees: number;
  /** Returns Q = (1/N) Σ k(a_s, a_t) of a table of N = `deals` deals. */
  value(table: Float64Array, deals: number): number;
}

/** Consecutive parts of a run, compared in other combinations than one by one. */
export interface RunParts<Result> {
  readonly parts: number;
  /** Compares sides of these parts, as `OwnGroups.compare` does. */
  compare(counts: Float64Array, sideOf: (place: number) => number): readonly Result[];
  /** The unit of comparison. */
  tables(counts: Float64Array): readonly PartTables[];
  /** Present where groups of the user's own are compared beside them. */
  readonly ownGroups?: OwnGroups<Result>;
}

/** The user's own groups, compared in other combinations than one by one, and each by itself. */
export interface OwnGroups<Result> {
  /** The index of each group among those compared; below 0 if it is skipped. */
  readonly places: readonly number[];
  /** True if they are compared in the same cells as parts of the run, so that these give the scatter. */
  readonly shared: boolean;
  /**
   * Compares sides from 0, each made of the groups at the places that `sideOf` assigns to it; below 0 means no side. Returns a result for every row
   * of groups.
   */
  compare(counts: Float64Array, sideOf: (place: number) => number): readonly Result[];
  /** Returns every group by its place against all others, for each row of groups; null for those that cannot be found by themselves. */
  alone(counts: Float64Array): readonly (readonly (SingleGroup | null)[])[];
}
