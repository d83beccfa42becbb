/** Where a stream seems to have changed: after how many deals. */
export interface ChangePoint {
  /** The likeliest place. */
  readonly after: number;
  /** Two places between which the change lies with 95 % probability. */
  readonly from: number;
  readonly to: number;
  /** Present where what is remembered of the stream does not reach far enough back: the change may lie before `from`. */
  readonly open?: true;
}

/** What the alarm of `watch` says of the deals of a log in their order. */
export interface Turned {
  /** The deal with which it was raised, from 1. */
  readonly deals: number;
  /** Null where that deal is one that even ones never hold. */
  readonly change: ChangePoint | null;
}
