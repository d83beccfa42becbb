/**
 * What counts as one move where a player of Nim chooses evenly among winning ones. 'pile': a pile and the stones left in it. 'outcome': the
 * piles that are left, regardless of their order. 'removal': the stones taken from every cell of a row of the matrix game. 'addition': as
 * 'pile', with the additions of poker Nim.
 */
export type ChoiceSpace = 'pile' | 'outcome' | 'removal' | 'addition';

/** How Nim is dealt: so many piles, each meant to have 1 to `max` stones, all equally likely and independent of each other. */
export interface DealtNim {
  readonly piles: number;
  readonly max: number;
  /** Present where a player is looked at: the space in which each winning move should be equally likely. */
  readonly choice?: ChoiceSpace;
}
