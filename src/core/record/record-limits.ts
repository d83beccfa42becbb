/** The most groups of a log: a year's days, and some more. */
export const MOST_GROUPS = 400;

/** The largest lag between compared deals: each step back adds rows, which makes the level of all stricter. */
export const MOST_LAGS = 64;

/** The most cards for exact positions: the numerators are as long as the product of all bounds or ranges, which takes minutes beyond. */
export const MOST_EXACT_CARDS = 104;

/** The fewest cards for claims: below it some twins would equal their claims. With 3 cards, a riffle and its inverse have the same law. */
export const LEAST_CLAIM_CARDS = 4;
/** The most cards for claims: beyond it the trees would take minutes. */
export const MOST_CLAIM_CARDS = 8;

/** The most piles of a grid: every position of it is computed by brute force. */
export const MOST_PILES = 10;
/** See `MOST_PILES`. */
export const MOST_STONES = 255;
/** See `MOST_PILES`. */
export const MOST_POSITIONS = 1_048_576;

export function gridPositions({ most, piles }: { readonly piles: number; readonly most: number }): number {
  let positions = 1;
  for (let pile = 0; pile < piles; pile++) positions *= most + 1;
  return positions;
}

/** The shortest side of a board of claims; below it the most cells: every arrangement of up to 9 is checked. */
export const LEAST_SIDE = 2;
/** See `LEAST_SIDE`. */
export const MOST_CLAIM_CELLS = 9;
