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

/** Claims about shuffles: how many cards their laws go up to. Its records name no family, since they are older than the others. */
const ofShuffles = z.strictObject({
  /** The most cards, 4 to 8. */
  n: z.int().min(LEAST_CLAIM_CARDS).max(MOST_CLAIM_CARDS),
  /** A choice tree with more leaves than this is not walked. */
  mostLeaves: z.int().min(1),
});

const grid = z
  .strictObject({
    /** 1 to 10. */
    piles: z.int().min(1).max(MOST_PILES),
    /** 1 to 255; at most 1,048,576 positions together. */
    most: z.int().min(1).max(MOST_STONES),
  })
  .refine((asked) => gridPositions(asked) <= MOST_POSITIONS, { error: `must have at most ${MOST_POSITIONS} positions` });
/** A grid of Nim: every position of so many piles of 0 to `most` stones. */
export type NimExtent = Shape<typeof grid>;

const ofNim = z.strictObject({
  family: z.literal('nim'),
  /** Also the grid of 1,048,576 positions. */
  long: z.boolean(),
  /** The grid that the claims were asked about; absent where they were checked on grids and boards of their own. */
  grid: z.exactOptional(grid),
});
/** Claims about Nim and its kin. */
export type NimClaimsPlan = Shape<typeof ofNim>;

const side = z.int().min(LEAST_SIDE).max(MOST_CLAIM_CELLS);
const board = z
  .strictObject({ rows: side, columns: side })
  .refine(({ columns, rows }) => rows * columns <= MOST_CLAIM_CELLS, { error: `must have at most ${MOST_CLAIM_CELLS} cells` });

const ofPuzzle = z.strictObject({
  family: z.literal('puzzle'),
  /** The size of board that the claims were asked about, 2 x 2 to 3 x 3; absent where they were checked on boards of their own. */
  board: z.exactOptional(board),
});
/** Claims about the sliding puzzle. */
export type PuzzleClaimsPlan = Shape<typeof ofPuzzle>;

/** The families of claims about games. */
export type GameClaimsPlan = NimClaimsPlan | PuzzleClaimsPlan;

/** As `ClaimsPlan`. */
export const claimsPlan = z.union([ofShuffles, ofNim, ofPuzzle]);
/** Which family of claims a record is about, and how far they were checked. */
export type ClaimsPlan = Shape<typeof claimsPlan>;
