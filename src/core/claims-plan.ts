/** Claims about shuffles: how many cards their laws go up to. Its records name no family, since they are older than the others. */
export interface ShuffleClaimsPlan {
  /** The most cards, 4 to 8. */
  readonly n: number;
  /** A choice tree with more leaves than this is not walked. */
  readonly mostLeaves: number;
}

/** Claims about Nim and its kin. */
export interface NimClaimsPlan {
  readonly family: 'nim';
  /** Also the grid of 1,048,576 positions. */
  readonly long: boolean;
}

/** Claims about the sliding puzzle. */
export interface PuzzleClaimsPlan {
  readonly family: 'puzzle';
}

/** The families of claims about games. */
export type GameClaimsPlan = NimClaimsPlan | PuzzleClaimsPlan;

/** Which family of claims a record is about, and how far they were checked. */
export type ClaimsPlan = ShuffleClaimsPlan | GameClaimsPlan;

/** What such records are called where nobody named them, and what they are listed by: `claims`, `nim-claims`, `puzzle-claims`. */
export function claimsId(plan: ClaimsPlan): string {
  return 'family' in plan ? `${plan.family}-claims` : 'claims';
}
