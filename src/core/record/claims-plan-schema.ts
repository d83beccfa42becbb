import * as z from 'zod';
import {
  gridPositions,
  LEAST_CLAIM_CARDS,
  LEAST_SIDE,
  MOST_CLAIM_CARDS,
  MOST_CLAIM_CELLS,
  MOST_PILES,
  MOST_POSITIONS,
  MOST_STONES,
} from './record-limits.js';
import type { Shape } from './schema-parts.js';

/** Claims about shuffles, with the largest number of cards for their laws. Their records name no family, since they predate the other families. */
const ofShuffles = z.strictObject({
  /** The most cards, 4 to 8. */
  n: z.int().min(LEAST_CLAIM_CARDS).max(MOST_CLAIM_CARDS),
  /** The most leaves of a choice tree; a larger tree is not walked. */
  mostLeaves: z.int().min(1),
});

const grid = z
  .strictObject({
    /** Piles, 1 to 10. */
    piles: z.int().min(1).max(MOST_PILES),
    /** Stones in a pile, 1 to 255; at most 1,048,576 positions together. */
    most: z.int().min(1).max(MOST_STONES),
  })
  .refine((asked) => gridPositions(asked) <= MOST_POSITIONS, { error: `must have at most ${MOST_POSITIONS} positions` });
/** A grid of Nim: every position of a number of piles of 0 to `most` stones. */
export type NimExtent = Shape<typeof grid>;

const ofNim = z.strictObject({
  family: z.literal('nim'),
  /** True to check the grid of 1,048,576 positions too. */
  long: z.boolean(),
  /** The grid requested; absent if the claims were checked on their own grids and boards. */
  grid: z.exactOptional(grid),
});
export type NimClaimsPlan = Shape<typeof ofNim>;

const side = z.int().min(LEAST_SIDE).max(MOST_CLAIM_CELLS);
const board = z
  .strictObject({ rows: side, columns: side })
  .refine(({ columns, rows }) => rows * columns <= MOST_CLAIM_CELLS, { error: `must have at most ${MOST_CLAIM_CELLS} cells` });

const ofPuzzle = z.strictObject({
  family: z.literal('puzzle'),
  /** The board size requested, 2 x 2 to 3 x 3; absent if the claims were checked on their own boards. */
  board: z.exactOptional(board),
});
export type PuzzleClaimsPlan = Shape<typeof ofPuzzle>;

/** The plan of a proof of claims about a game: Nim on a grid, or puzzle boards. */
export type GameClaimsPlan = NimClaimsPlan | PuzzleClaimsPlan;

export const claimsPlan = z.union([ofShuffles, ofNim, ofPuzzle]);
/** The family of the claims in a record, and the extent of the check. */
export type ClaimsPlan = Shape<typeof claimsPlan>;
