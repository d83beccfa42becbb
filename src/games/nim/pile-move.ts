/** One pile changes its size. `pile` counts from 0; `to` is below `from` where stones are taken and above it where they are added. */
export interface PileMove<N = bigint> {
  readonly pile: number;
  readonly from: N;
  readonly to: N;
}
