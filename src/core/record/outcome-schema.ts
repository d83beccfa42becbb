import * as z from 'zod';
import type { Shape } from './schema-parts.js';

/** What any record may hold, so that a forged one cannot make a reader work for ever before it is refused. */
const MOST_CARDS = 5000;
const MOST_PILES = 100;
const MOST_STONES = 65_534;

const side = z.int().min(2).max(5);
const board = { rows: side, columns: side };

/** Rows and columns of a sliding puzzle's board. */
export type BoardShape = Pick<BoardOutcome, keyof typeof board>;

const game = { piles: z.int().min(2).max(MOST_PILES), max: z.int().min(1).max(MOST_STONES) };

/** A game of Nim: so many piles, each meant to have 1 to `max` stones, all equally likely and independent of each other. */
export type GameShape = Pick<PilesOutcome, keyof typeof game>;

/** As `DeckOutcome`. */
export const deck = z.strictObject({ kind: z.literal('deck') });
/** A whole deck. */
export type DeckOutcome = Shape<typeof deck>;

const hand = z.strictObject({
  kind: z.literal('hand'),
  /** Cards seen of every deal: at least 1, fewer than the deck has. */
  seen: z.int().min(1).max(MOST_CARDS),
  /**
   * What the order of the seen cards says. 'kept': they stand as they were dealt. 'unknown': nothing, as the user said. 'sorted': nothing,
   * because no two of them ever stood in both orders, which luck does not do.
   */
  order: z.enum(['kept', 'unknown', 'sorted']),
});
/** Some cards of every deal: a hand, a sample, the first cards from the top. */
export type HandOutcome = Shape<typeof hand>;

const boards = z.strictObject({ kind: z.literal('board'), ...board });
/** A board of a sliding puzzle. */
export type BoardOutcome = Shape<typeof boards>;

const piles = z.strictObject({ kind: z.literal('piles'), ...game });
/** A deal of Nim. */
export type PilesOutcome = Shape<typeof piles>;

const choice = z.enum(['pile', 'outcome', 'removal', 'addition']);
/**
 * What counts as one move where a player of Nim chooses evenly among winning ones. 'pile': a pile and the stones left in it. 'outcome': the
 * piles that are left, regardless of their order. 'removal': the stones taken from every cell of a row of the matrix game. 'addition': as
 * 'pile', with the additions of poker Nim.
 */
export type ChoiceSpace = Shape<typeof choice>;

/** `choice`: the space in which each winning move should be equally likely. */
const moves = z.strictObject({ kind: z.literal('moves'), ...game, choice });
/** A deal of Nim, and a player's move in it. */
export type MovesOutcome = Shape<typeof moves>;

/** As `SizedOutcome`. */
export const sizedSchema = z.discriminatedUnion('kind', [hand, boards, piles, moves]);
/** Outcomes that are no whole decks: their law is proved at the one size that was asked for. */
export type SizedOutcome = Shape<typeof sizedSchema>;

/** As `Outcome`. */
export const outcomeSchema = z.discriminatedUnion('kind', [deck, hand, boards, piles, moves]);
/** What comes of every trial, as plain data. What a kind of it is for the program stands in `kinds/`. */
export type Outcome = Shape<typeof outcomeSchema>;
