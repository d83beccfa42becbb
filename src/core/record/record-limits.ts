/** So many groups a log is parted into at the most: a year's days, and some. */
export const MOST_GROUPS = 400;

/** The furthest that a deal may be held against an earlier one: each step back is some rows more, which make the level of all stricter. */
export const MOST_LAGS = 64;

/** The most cards of which positions are worked out: the numerators are as long as the product of all bounds or ranges, which takes minutes beyond. */
export const MOST_EXACT_CARDS = 104;

/** Fewer cards, and some twins could not be told from their claims: of 3 cards, a riffle and its inverse have the same law. */
export const LEAST_CLAIM_CARDS = 4;
/** More cards, and the trees would take minutes. */
export const MOST_CLAIM_CARDS = 8;

/** How large a grid may be: every position of it is worked out by brute force. */
export const MOST_PILES = 10;
/** See `MOST_PILES`. */
export const MOST_STONES = 255;
/** See `MOST_PILES`. */
export const MOST_POSITIONS = 1_048_576;

/** Positions of a grid. */
export function gridPositions({ most, piles }: { readonly piles: number; readonly most: number }): number {
  let positions = 1;
  for (let pile = 0; pile < piles; pile++) positions *= most + 1;
  return positions;
}

/** The shortest side of a board of claims, and its most cells: every arrangement of up to 9 is looked at. */
export const LEAST_SIDE = 2;
/** See `LEAST_SIDE`. */
export const MOST_CLAIM_CELLS = 9;
