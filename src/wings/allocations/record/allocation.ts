import * as z from 'zod';
import { effect, rowPower } from '../../../core/record/results-schema.js';
import { type Sealed, sealed } from '../../../core/record/run-info.js';
import { count, grade, level, logProbability, probability, type Shape, sha256, tail, tool } from '../../../core/record/schema-parts.js';
import { MOST_ARMS, MOST_IN_BLOCK, MOST_ROWS } from '../allocation-list.js';

/** The largest deviation that a clean verdict may leave unseen: an arm with half of the places would have a quarter or three quarters of one. */
export const LARGEST_CLEAN = 0.5;

const MOST_VALUE = 1e12;
const LEAST_DETECT = 1e-9;
const text = z.string().min(1);
const rows = z.int().min(1).max(MOST_ROWS);
const composition = z.array(count.max(MOST_IN_BLOCK)).min(2).max(MOST_ARMS);

const plan = z.strictObject({
  /** Rows of the list. */
  n: rows,
  blocks: rows,
  /** The relative root-mean-square deviation between the places of a block that a clean verdict must exclude. */
  detect: z.number().min(LEAST_DETECT).max(LARGEST_CLEAN),
  /** The level of bias, after Holm over every row and both tails. */
  alpha: level,
});
/** The choices fixed before the list was judged. */
export type AllocationPlan = Shape<typeof plan>;

const source = z.strictObject({
  kind: z.literal('allocation'),
  /** The file's own name without its folders; `-` for standard input. */
  name: text,
  bytes: count,
  sha256,
  /** Lines that are no rows: comments, and text above the row of names. */
  passed: z.exactOptional(z.int().min(1)),
  /** The columns, by their names or their numbers from 1. */
  arm: text,
  strata: z.array(text),
  /** The columns of a block's name and size, where the list has them. */
  block: z.exactOptional(text),
  size: z.exactOptional(text),
  /** Sizes of blocks in turn, where no column says them: as typed, or the one that was recognised. */
  sizes: z.exactOptional(z.array(z.int().min(1).max(MOST_IN_BLOCK)).min(1)),
  recognised: z.exactOptional(z.literal(true)),
});
/** The file of a list, and the columns in which it was read. */
export type AllocationSource = Shape<typeof source>;

const classCounts = z.strictObject({
  /** The number of each arm in a block. */
  composition,
  blocks: rows,
  /** Counts of each arm at each place: places first. */
  places: z.array(count),
  /** Counts of each order that came, the most common first. */
  orders: z.array(z.int().min(1)).min(1),
  /** The most common orders, by the numbers of arms from 0. */
  commonest: z.array(z.array(count.max(MOST_ARMS - 1)).max(MOST_IN_BLOCK)),
});
/** Blocks with as many of each arm: what was counted of them. */
export type ClassCounts = Shape<typeof classCounts>;

const sum = z.strictObject({
  test: text,
  value: count,
  /** The number of blocks of each class that were asked. */
  blocks: z.array(count),
  /** Present where this is the furthest of several sums: of two strata, or of a distance in blocks (the second number). */
  furthest: z.exactOptional(z.strictObject({ which: z.array(count).length(2), looks: count })),
});
/** A sum of scores over blocks. */
export type SumCounts = Shape<typeof sum>;

const result = z.strictObject({
  test: text,
  value: z.number().min(0).max(MOST_VALUE),
  degrees: z.int().min(1),
  p: probability,
  logP: logProbability,
  lowerP: probability,
  logLowerP: logProbability,
  pAdjusted: probability,
  logPAdjusted: logProbability,
  tail,
  grade,
  trials: z.int().min(1),
  required: z.boolean(),
  /** Null where the row measures no size, as is `power`. */
  effect: effect.nullable(),
  power: rowPower.nullable(),
});
/** One row of the results. */
export type AllocationResult = Shape<typeof result>;

const positive = z.number().gt(0);
const reason = z.discriminatedUnion('why', [
  z.strictObject({ why: z.literal('doubtful'), tests: z.array(text).min(1) }),
  /** So few blocks show a bias between places only from `smallestDetectable` on. */
  z.strictObject({ why: z.literal('too-few'), wanted: positive }),
  /** A bias of the size asked for is neither shown nor excluded. */
  z.strictObject({ why: z.literal('neither'), wanted: positive }),
]);
/** The reason why nothing can be told. */
export type AllocationDoubt = Shape<typeof reason>;

const verdict = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('biased'), because: z.array(text).min(1), smallestDetectable: positive }),
  z.strictObject({ kind: z.literal('no-bias-found'), power: probability, smallestDetectable: positive }),
  z.strictObject({ kind: z.literal('inconclusive'), reason, trialsNeeded: z.number().min(1).nullable(), smallestDetectable: positive }),
]);
export type AllocationVerdict = Shape<typeof verdict>;

const core = z.strictObject({
  kind: z.literal('allocation'),
  tool,
  plan,
  subject: z.strictObject({
    id: text,
    origin: z.strictObject({ source, outcome: z.strictObject({ kind: z.literal('allocation') }) }),
    replay: z.enum(['exact', 'none']),
  }),
  arms: z.array(text).min(2).max(MOST_ARMS),
  /** Strata in the order of the list, with the number of their blocks. */
  strata: z.array(z.strictObject({ name: z.string(), blocks: rows })).min(1),
  /** Blocks at the end of a stratum that are cut off. */
  cut: count,
  classes: z.array(classCounts).min(1),
  sums: z.array(sum),
  results: z.array(result).min(1),
  verdict,
});
/** The digested part of the record of an allocation list: counts, never the list. */
export type AllocationCore = Shape<typeof core>;

export type Allocation = Sealed<AllocationCore>;

export const allocationSchema: z.ZodType<Allocation> = sealed(core);
