import * as z from 'zod';
import { declaredNull } from './declared-null-schema.js';
import type { Shape } from './schema-parts.js';

const keys = z.int().min(1);
const fitted = z.strictObject({ fitted: keys, low: keys, high: keys });

const knownMistake = z.strictObject({
  id: z.string(),
  /** The best-fitting number of keys for a sort by random keys, and the bounds of those that the counts cannot tell from it. */
  keys: z.exactOptional(fitted),
  /** The same of the swaps of random pairs. */
  swaps: z.exactOptional(fitted),
  /** Seeded deals that estimate its law, made by the engine that made the record; absent if its law is exact. */
  dealt: z.exactOptional(z.int().min(1)),
  /** The cards, from 0, in the order with which the deck would have begun; null if in card order. Present if the mistake fits only in an arrangement. */
  began: z.exactOptional(z.array(z.int().min(0)).nullable()),
  /** True if the last position of the shuffled deck would have been handed out first. Present with `began`. */
  fromEnd: z.exactOptional(z.boolean()),
});
export type KnownMistake = Shape<typeof knownMistake>;

const stepFault = z.strictObject({
  /** The order of the steps: from the last position down, from the first up, or as a deck that grows card by card. */
  decoder: z.enum(['down', 'forward', 'inside-out']),
  /**
   * 'stuck': the steps for `positions` make the same choice in every deal. The others apply to every step. 'never-own': no card stays in its place.
   * 'never-first': the first choice never occurs. 'half-ends': both ends occur half as often. 'low-values': the lowest occur too often, like
   * remainders of `width` bits.
   */
  pattern: z.enum(['stuck', 'never-own', 'never-first', 'half-ends', 'low-values']),
  /** Positions counted from 1, ascending; empty unless stuck. */
  positions: z.array(z.int().min(1)),
  /** True if the stuck steps always leave their card in place: they have no effect. */
  stays: z.boolean(),
  width: z.int().min(1).nullable(),
});
/** A fault in the choices of a shuffle, as one decoder of its deals shows it. */
export type StepFault = Shape<typeof stepFault>;

const seedSource = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('bits'), bits: z.int().min(1) }),
  z.strictObject({ of: z.enum(['day-milliseconds', 'second-milliseconds', 'day-seconds']) }),
]);
/** The source of a number of seeds: a number of bits, or of units of time in a longer one. */
export type SeedSource = Shape<typeof seedSource>;

const deals = z.number().gt(0);
const seedGuess = z.strictObject({
  deals,
  /** The lower and upper end of its 95 % interval. */
  low: deals,
  high: deals,
  /** Null if no known source gives this number of seeds, or more than one does. */
  source: seedSource.nullable(),
});
/** The estimated number of distinct deals, if deals repeated, and the source that gives this number. */
export type SeedGuess = Shape<typeof seedGuess>;

export const diagnosis = z.strictObject({
  /** The mistakes that fit best, several if their laws are the same at this number of cards; empty if none fits. */
  best: z.array(knownMistake),
  /** The closest mistake, even if it does not fit. */
  closest: knownMistake,
  /** The next closest with another law. */
  next: knownMistake.nullable(),
  /** Natural log of the odds of the closest against the next, with equal prior odds; null without another. */
  logOdds: z.number().min(0).nullable(),
  /** A sum of squares, (O − N p)²/(N p) or that of positions, relative to the law of the closest. Below it: its mean if that is the cause. */
  distance: z.number().min(0),
  expected: z.number().min(0),
  /** True if no known mistake explains the counts better than an unbiased shuffle: the bias differs from all of theirs. */
  even: z.boolean(),
  compared: z.int().min(1),
  /** Null if nothing this simple explains the choices, or they were not counted. */
  steps: stepFault.nullable(),
  /** Null unless deals repeated more often than by chance, and not just one deal did. */
  seed: seedGuess.nullable(),
  /** The declared null whose deals look like these; absent where none does. */
  explains: z.exactOptional(declaredNull),
});
/** The known mistake that explains the counts, with its odds, and the fault in the choices of its steps. */
export type Diagnosis = Shape<typeof diagnosis>;
