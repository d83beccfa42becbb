/** A claim that was not checked, since it has no meaning on the requested grid or board. */
export interface LeftOut {
  readonly id: string;
  readonly title: string;
  /** The reason: lower case, no full stop. */
  readonly because: string;
}
