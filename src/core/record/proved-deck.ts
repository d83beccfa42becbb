import * as z from 'zod';
import { fraction, whole } from './proved-law.js';
import { MOST_EXACT_CARDS } from './record-limits.js';
import { count, type Shape } from './schema-parts.js';

const cards = z.int().min(2).max(MOST_EXACT_CARDS);

const drawLawAt = z.strictObject({
  bound: z.int().min(1),
  draws: z.int().min(1),
  least: fraction,
  greatest: fraction,
  totalVariation: fraction,
  /** bound · Σ p² − 1. */
  chiSquared: fraction,
});
export type DrawLawAt = Shape<typeof drawLawAt>;

export const draws = z.strictObject({
  /** Cards of the deal that the draws belong to. */
  n: cards,
  bounded: z.string(),
  /** Words are uniform on [0, range). */
  range: whole,
  /** 'counted': the method was run on every word. 'formula': its own law was evaluated. */
  how: z.enum(['counted', 'formula']),
  /** One row per bound that the deck's deal uses, ascending. */
  rows: z.array(drawLawAt),
  /** The largest total variation of a draw. */
  worst: fraction,
  /** An upper bound on the total variation of the whole deal from ideal: the sum over its draws, capped at 1/1. */
  dealAtMost: fraction,
  /** ½ · √(Π(1 + chi-squared of a draw) − 1), the other upper bound, rounded once. */
  dealAtMostByDivergence: z.number().min(0).max(1),
  /** The limit of 25 CFR 547.14 for a scaling method; below it true if `worst` is within it. */
  limit: fraction,
  withinLimit: z.boolean(),
});
/** The exact law of the bounded method's draws on ideal words. */
export type ProvedDraws = Shape<typeof draws>;

const detection = z.strictObject({
  /** A row of the battery, or one row or column of its position matrix: `position-matrix/card`, `position-matrix/position`. */
  test: z.string(),
  /** The card or position, from 0, if it is about one: the one that shows most. */
  index: count.nullable(),
  degrees: z.int().min(1),
  /** Noncentrality per deal. */
  noncentrality: z.number().min(0),
  /** Deals; null if there is no bias to detect. */
  trials: z.number().min(1).nullable(),
});
/** The deals at which one test of the battery would detect it, alone, at one in a million and 99 times in 100. */
export type Detection = Shape<typeof detection>;

export const deck = z.strictObject({
  n: cards,
  /** `probabilities[card][position]`, each rounded once from an exact fraction. */
  probabilities: z.array(z.array(z.number().min(0).max(1))),
  /** The same minus 1/n, rounded once: a bias of 10^-11 is not lost beside 1/n. */
  deviations: z.array(z.array(z.number().min(-1).max(1))),
  /** (n − 1) ‖P − 1/n‖². */
  noncentrality: z.number().min(0),
  /** ‖P − 1/n‖, the relative root-mean-square deviation: the size that the audits' ruler shows. */
  size: z.number().min(0),
  /** The cell furthest from 1/n, relative to 1/n, with its sign. */
  furthest: z.strictObject({ card: count, position: count, relative: z.number() }),
  meanSign: z.number().min(-1).max(1),
  detection: z.array(detection),
  /** The fewest deals at which one of these tests detects it; null if there is no bias to detect. */
  trialsToSee: z.number().min(1).nullable(),
});
/** The exact position law of a full deck, as the product of its step laws. */
export type ProvedDeck = Shape<typeof deck>;
