/** Groups of the user's own, put together in other ways than one by one. */
export interface OwnGroups<Result> {
  /** By group: its place among those that are compared, below 0 where it is passed over. */
  readonly places: readonly number[];
  /** Compares sides from 0, each of the groups at the places that `sideOf` puts there, none where that is below 0; a result for every row of groups. */
  compare(counts: Float64Array, sideOf: (place: number) => number): readonly Result[];
}
