/** Of a row that looks at many groups one by one and reports the one furthest from all others: its level is shared among them. */
export interface Looks {
  /** Groups looked at: the least p of them counts as many times. */
  readonly looks: number;
  /** As how many deals the smallest of them counts, in the law of its far tail. */
  readonly fewest: number;
}

/** The group that such a row found furthest from all others, with what is known of its size. */
export interface FurthestGroup {
  /** Its number among the user's own groups, from 0. */
  readonly group: number;
  readonly deals: number;
  /** As `Row.scale`, of this group: what a deal of the sample adds where it alone is off from the others. */
  readonly scale: number;
  /** As `Looks.fewest`, of this group. */
  readonly fewest: number;
  /** The same two of the group in which a difference is hardest to see. */
  readonly least: { readonly scale: number; readonly fewest: number };
}

/** One group of the user's own against all others, put together. */
export interface SingleGroup {
  /** Its place among the groups that are compared. */
  readonly place: number;
  readonly deals: number;
  /** Deals of both sides that count. */
  readonly trials: number;
  readonly value: number;
  readonly degrees: number;
  /** Natural log of the chance that luck sets this group so far apart. */
  readonly logP: number;
  /** As in `FurthestGroup`. */
  readonly scale: number;
  readonly fewest: number;
}
