/** A claim that was not checked, since it has no meaning on the grid or board that was asked about. */
export interface LeftOut {
  readonly id: string;
  readonly title: string;
  /** Why: lower case, no full stop. */
  readonly because: string;
}
