/** A change of the size of one pile. `pile` counts from 0; `to` is below `from` if stones are taken and above it if they are added. */
export interface PileMove<N = bigint> {
  readonly pile: number;
  readonly from: N;
  readonly to: N;
}
