import * as z from 'zod';
import type { Shape } from './schema-parts.js';

const keys = z.int().min(1);

const knownMistake = z.strictObject({
  id: z.string(),
  /** Of a sort by so many keys as fit best: how many, and the bounds of those that the counts do not tell from it. */
  keys: z.exactOptional(z.strictObject({ fitted: keys, low: keys, high: keys })),
  /** Seeded deals that stand for its law, made by the engine that made the record; absent where its law is exact. */
  dealt: z.exactOptional(z.int().min(1)),
});
/** A known mistake by name. */
export type KnownMistake = Shape<typeof knownMistake>;

const stepFault = z.strictObject({
  /** From the last position down, from the first up, or as a deck that grows card by card. */
  decoder: z.enum(['down', 'forward', 'inside-out']),
  /**
   * 'stuck': the steps for `positions` make the same choice in every deal. Of every step: 'never-own', no card is left where it is;
   * 'never-first', the first choice never comes; 'half-ends', both ends come half as often; 'low-values', the lowest come too often, as
   * remainders of `width` bits do.
   */
  pattern: z.enum(['stuck', 'never-own', 'never-first', 'half-ends', 'low-values']),
  /** Counted from 1, rising; empty unless stuck. */
  positions: z.array(z.int().min(1)),
  /** Stuck steps that always leave their card where it is: they might as well be missing. */
  stays: z.boolean(),
  width: z.int().min(1).nullable(),
});
/** What is wrong with the choices of a shuffle, as one way of reading its deals shows them. */
export type StepFault = Shape<typeof stepFault>;

const seedSource = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('bits'), bits: z.int().min(1) }),
  z.strictObject({ of: z.enum(['day-milliseconds', 'second-milliseconds', 'day-seconds']) }),
]);
/** What gives a number of seeds: so many bits, or units of time in a longer one. */
export type SeedSource = Shape<typeof seedSource>;

const deals = z.number().gt(0);
const seedGuess = z.strictObject({
  deals,
  /** The ends of its 95 % interval. */
  low: deals,
  high: deals,
  /** Null where nothing known, or more than one thing, gives so many. */
  source: seedSource.nullable(),
});
/** How many different deals there seem to be, where deals came again, and what gives so many. */
export type SeedGuess = Shape<typeof seedGuess>;

/** As `Diagnosis`. */
export const diagnosis = z.strictObject({
  /** The mistakes that fit best, several where their laws are the same at this number of cards; empty where none fits. */
  best: z.array(knownMistake),
  /** The closest, whether it fits or not. */
  closest: knownMistake,
  /** The next closest with another law. */
  next: knownMistake.nullable(),
  /** Natural logarithm of the odds of the closest against the next, both equally likely beforehand; null without another. */
  logOdds: z.number().min(0).nullable(),
  /** A sum of squares, (O − N p)²/(N p) or that of positions, from what the closest leads to, and its mean if that is the cause. */
  distance: z.number().min(0),
  expected: z.number().min(0),
  /** Whether no known mistake explains the counts better than an even shuffle does: what is uneven is not what any of them leads to. */
  even: z.boolean(),
  /** How many known mistakes were compared. */
  compared: z.int().min(1),
  /** Null where nothing as simple explains the choices, or they were not counted. */
  steps: stepFault.nullable(),
  /** Null unless deals came again more often than luck lets them, and it is not one deal that did. */
  seed: seedGuess.nullable(),
});
/** Which known mistake explains what was counted, with its odds, and what the choices of its steps show. */
export type Diagnosis = Shape<typeof diagnosis>;
