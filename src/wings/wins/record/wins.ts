import * as z from 'zod';
import { origin } from '../../../core/record/origin-schema.js';
import { fraction } from '../../../core/record/proved-law.js';
import { type Sealed, sealed } from '../../../core/record/run-info.js';
import { cards, count, openLevel, type Shape, tool, trials } from '../../../core/record/schema-parts.js';
import { SEED_SCHEME } from '../../../core/record/scheme-names.js';

/** The positions in which wins are given away that a record lists, those with the fewest stones. */
export const MOST_LAPSES = 12;

const [MOST_PILES, MOST_STONES] = [100, 65_534];

const stones = z.int().min(0).max(MOST_STONES);
const move = { pile: z.int().min(0).lt(MOST_PILES), left: stones };

const lapse = z.strictObject({
  piles: z.array(stones.min(1)).min(1).max(MOST_PILES),
  /** Moves seen in it; null in a proof. */
  visits: count.nullable(),
  /** The share of its moves there that give the win away. */
  given: fraction,
  /** The moves that do, by pile, each with its share of all moves there. A pile counts from 0; `left`: its stones after the move. */
  wrong: z
    .array(z.strictObject({ ...move, chance: fraction }))
    .min(1)
    .max(MOST_PILES * MOST_STONES),
  right: z.array(z.strictObject(move)).max(MOST_PILES * MOST_STONES),
});
/** A position in which a player gives a win away. */
export type Lapse = Shape<typeof lapse>;

const found = {
  /** Positions in all, those that can be won, those of them that were seen, and those of them in which a win is given away. */
  positions: z.strictObject({ all: count, won: count, seen: count, lost: count }),
  /** The share of wins given away: of all moves in positions that can be won. In a proof all such positions count alike. */
  given: fraction,
  /** Moves in positions that can be won, and the fewest in any of these; null in a proof. */
  moves: count.nullable(),
  least: count.nullable(),
  lapses: z.array(lapse).max(MOST_LAPSES),
  /** Positions that can be won, and those where wins are given away, by the number of piles of two stones or more. */
  large: z.array(z.strictObject({ large: count, won: count, lost: count })).max(MOST_PILES + 1),
  /** A game in which the same moves give no win away; null where no win is given away, and where none is known. */
  instead: z.string().nullable(),
};
export type WinsFound = Shape<z.ZodObject<typeof found>>;

const sample = z.strictObject({
  n: cards,
  game: z.string(),
  seed: z.string(),
  seedScheme: z.literal(SEED_SCHEME),
  trials,
  blockSize: z.int().min(1),
  /** The share of wins given away that must be visible. */
  detect: openLevel,
});
export type WinsSample = Shape<typeof sample>;

const plan = z.union([sample, z.strictObject({ n: cards, game: z.string(), mostLeaves: z.int().min(1) })]);

const verdict = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('holds') }),
  z.strictObject({ kind: z.literal('fails') }),
  z.strictObject({ kind: z.literal('inconclusive'), trialsNeeded: trials }),
]);

const core = z.strictObject({
  kind: z.literal('wins'),
  tool,
  plan,
  subject: z.strictObject({ id: z.string(), origin, replay: z.enum(['exact', 'none']) }),
  ...found,
  /** The smallest chances of an error that would have been seen 99 times in 100: in any move, and in one position alone; null in a proof. */
  visible: z.strictObject({ anywhere: z.number(), alone: z.number() }).nullable(),
  verdict,
});
/** The digested part of the record of whether a player plays every win. */
export type WinsCore = Shape<typeof core>;

export type Wins = Sealed<WinsCore>;

export const winsSchema: z.ZodType<Wins> = sealed(core);
