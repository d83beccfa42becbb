import type { BoardShape } from './outcome.js';

/** Fewer cards, and some twins could not be told from their claims: of 3 cards, a riffle and its inverse have the same law. */
export const LEAST_CLAIM_CARDS = 4;
/** More cards, and the trees would take minutes. */
export const MOST_CLAIM_CARDS = 8;

/** Claims about shuffles: how many cards their laws go up to. Its records name no family, since they are older than the others. */
export interface ShuffleClaimsPlan {
  /** The most cards, 4 to 8. */
  readonly n: number;
  /** A choice tree with more leaves than this is not walked. */
  readonly mostLeaves: number;
}

/** A grid of Nim: every position of so many piles of 0 to `most` stones. */
export interface NimExtent {
  /** 1 to 10. */
  readonly piles: number;
  /** 1 to 255; at most 1,048,576 positions together. */
  readonly most: number;
}

/** How large a grid may be: every position of it is worked out by brute force. */
export const MOST_PILES = 10;
/** See `MOST_PILES`. */
export const MOST_STONES = 255;
/** See `MOST_PILES`. */
export const MOST_POSITIONS: number = 1_048_576;

/** Positions of a grid. */
export function gridPositions({ most, piles }: NimExtent): number {
  let positions = 1;
  for (let pile = 0; pile < piles; pile++) positions *= most + 1;
  return positions;
}

/** The shortest side of a board of claims, and its most cells: every arrangement of up to 9 is looked at. */
export const LEAST_SIDE = 2;
/** See `LEAST_SIDE`. */
export const MOST_CLAIM_CELLS = 9;

/** Claims about Nim and its kin. */
export interface NimClaimsPlan {
  readonly family: 'nim';
  /** Also the grid of 1,048,576 positions. */
  readonly long: boolean;
  /** The grid that the claims were asked about; absent where they were checked on grids and boards of their own. */
  readonly grid?: NimExtent;
}

/** Claims about the sliding puzzle. */
export interface PuzzleClaimsPlan {
  readonly family: 'puzzle';
  /** The size of board that the claims were asked about, 2 x 2 to 3 x 3; absent where they were checked on boards of their own. */
  readonly board?: BoardShape;
}

/** The families of claims about games. */
export type GameClaimsPlan = NimClaimsPlan | PuzzleClaimsPlan;

/** Which family of claims a record is about, and how far they were checked. */
export type ClaimsPlan = ShuffleClaimsPlan | GameClaimsPlan;

/** What such records are called where nobody named them, and what they are listed by: `claims`, `nim-claims`, `puzzle-claims`. */
export function claimsId(plan: ClaimsPlan): string {
  return 'family' in plan ? `${plan.family}-claims` : 'claims';
}
