import type { SingleGroup } from './furthest-group.js';

/** Parts of a run that follow one another, put together in other ways than one by one. */
export interface RunParts<Result> {
  readonly parts: number;
  /** As `OwnGroups.compare`, of these parts. */
  compare(counts: Float64Array, sideOf: (place: number) => number): readonly Result[];
}

/** Groups of the user's own, put together in other ways than one by one, and each by itself. */
export interface OwnGroups<Result> {
  /** By group: its place among those that are compared, below 0 where it is passed over. */
  readonly places: readonly number[];
  /** Whether they are compared in the same cells as parts of the run, whose scatter is theirs then. */
  readonly shared: boolean;
  /** Compares sides from 0, each of the groups at the places that `sideOf` puts there, none where that is below 0; a result for every row of groups. */
  compare(counts: Float64Array, sideOf: (place: number) => number): readonly Result[];
  /** By row of groups: every group by its place against all others; null of those that cannot be found by themselves. */
  alone(counts: Float64Array): readonly (readonly (SingleGroup | null)[])[];
}
