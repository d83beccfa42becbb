import * as z from 'zod';
import type { Shape } from './schema-parts.js';

/** A cap for any record, so that a forged one cannot keep a reader busy forever before it is refused. */
const MOST_CARDS = 5000;
const MOST_PILES = 100;
const MOST_STONES = 65_534;

const side = z.int().min(2).max(5);
const board = { rows: side, columns: side };

export type BoardShape = Pick<BoardOutcome, keyof typeof board>;

const game = { piles: z.int().min(2).max(MOST_PILES), max: z.int().min(1).max(MOST_STONES) };

/** A game of Nim: a number of piles, each uniform on 1 to `max` stones, independently. */
export type GameShape = Pick<PilesOutcome, keyof typeof game>;

export const deck = z.strictObject({ kind: z.literal('deck') });
/** A whole deck. */
export type DeckOutcome = Shape<typeof deck>;

const hand = z.strictObject({
  kind: z.literal('hand'),
  /** Cards seen of every deal: at least 1, fewer than the deck has. */
  seen: z.int().min(1).max(MOST_CARDS),
  /**
   * The meaning of the order of the seen cards. 'kept': they are in the order dealt. 'unknown': none, as the user said. 'sorted': none, because no
   * two of them ever appeared in both orders, which chance would not do.
   */
  order: z.enum(['kept', 'unknown', 'sorted']),
});
/** Some cards of every deal: a hand, a sample, the first cards from the top. */
export type HandOutcome = Shape<typeof hand>;

const boards = z.strictObject({ kind: z.literal('board'), ...board });
export type BoardOutcome = Shape<typeof boards>;

const piles = z.strictObject({ kind: z.literal('piles'), ...game });
/** A deal of Nim. */
export type PilesOutcome = Shape<typeof piles>;

const choice = z.enum(['pile', 'outcome', 'removal', 'addition', 'win']);
/**
 * The space of choices in which a player of Nim chooses uniformly among winning moves. 'pile': a pile and the stones left in it. 'outcome': the piles
 * that are left, regardless of their order. 'removal': the stones taken from every cell of a row of the matrix game. 'addition': as 'pile', with the
 * additions of poker Nim. 'win': none, where it is asked only if moves win.
 */
export type ChoiceSpace = Shape<typeof choice>;

/** `choice`: the space in which each winning move should be equally likely. */
const moves = z.strictObject({ kind: z.literal('moves'), ...game, piles: z.int().min(1).max(MOST_PILES), choice });
export type MovesOutcome = Shape<typeof moves>;

export const sizedSchema = z.discriminatedUnion('kind', [hand, boards, piles, moves]);
/** Outcomes other than whole decks: their law is proved at the requested size only. */
export type SizedOutcome = Shape<typeof sizedSchema>;

export const outcomeSchema = z.discriminatedUnion('kind', [deck, hand, boards, piles, moves]);
/** The kind of result of every trial, as plain data. The code for each kind is in `kinds/`. */
export type Outcome = Shape<typeof outcomeSchema>;
