/** The facts that determine the level of a row that compares many groups one by one and reports the one furthest from all others: they share it. */
export interface Looks {
  /** Groups compared: the least p is multiplied by their number. */
  readonly looks: number;
  /** The number of deals that the smallest of them counts as, in the law of its far tail. */
  readonly fewest: number;
}

/** The group furthest from all others, with facts about its size. */
export interface FurthestGroup {
  /** Its index among the user's own groups, from 0. */
  readonly group: number;
  readonly deals: number;
  /** The scale, as in `Row.scale`, of this group: what a deal of the sample adds if only this group deviates from the others. */
  readonly scale: number;
  /** The same as `Looks.fewest`, for this group. */
  readonly fewest: number;
  /** The same two for the group in which a difference is hardest to detect. */
  readonly least: { readonly scale: number; readonly fewest: number };
}

/** One of the user's own groups against all others combined. */
export interface SingleGroup {
  /** Its index among the groups compared. */
  readonly place: number;
  readonly deals: number;
  /** Deals of both sides that are counted. */
  readonly trials: number;
  readonly value: number;
  readonly degrees: number;
  /** Natural log of the probability that chance sets this group so far apart. */
  readonly logP: number;
  /** The scale, as in `FurthestGroup`. */
  readonly scale: number;
  readonly fewest: number;
}
