import * as z from 'zod';
import { outcomeSchema } from '../../../core/record/outcome-schema.js';
import { type Sealed, sealed } from '../../../core/record/run-info.js';
import {
  cards,
  count,
  grade,
  logProbability,
  openLevel,
  probability,
  type Shape,
  sha256,
  tool,
} from '../../../core/record/schema-parts.js';
import { SEED_SCHEME } from '../../../core/record/scheme-names.js';
import { skipReason } from '../../../core/record/skip-reason.js';
import { MOST_AUDITS } from '../most-audits.js';
import { farPlan, farResult, fewDeals, MOST_SIZES, repeats } from './calibration-far.js';

const audits = z.int().min(1).max(MOST_AUDITS);
const share = z.number().min(0).max(1);
const test = z.string().min(1);
const tests = z.array(test).min(1);

const calibrationWish = z.strictObject({ n: cards, trials: z.union([fewDeals, z.literal('least')]) });
/** A requested size: 'least' audits every statistic at the fewest deals it accepts, where approximations break first. */
export type CalibrationWish = Shape<typeof calibrationWish>;

const calibrationSource = z.strictObject({ id: z.string(), audits });
/** The source of known-good randomness: a generator's id or `os`, and the number of audits it deals at every size. */
export type CalibrationSource = Shape<typeof calibrationSource>;

const calibrationSize = z.strictObject({ n: cards, trials: fewDeals, tests });
/** One experiment of a calibration: audits of `trials` deals of `n` cards, read by these statistics. */
export type CalibrationSize = Shape<typeof calibrationSize>;

const calibrationPlan = z.strictObject({
  seed: z.string(),
  seedScheme: z.literal(SEED_SCHEME),
  /** The request that determines `sources`, `sizes` and the rest. No tests named: all there are. `repeats`: as in `FarPlan`. */
  asked: z.strictObject({
    tests: tests.nullable(),
    sizes: z.array(calibrationWish).min(1).max(MOST_SIZES),
    /** True if neither tests nor sizes were named: then all kinds of outcome are measured far in the tail. */
    usual: z.boolean(),
    audits,
    repeats,
  }),
  shuffle: z.string(),
  bounded: z.string(),
  /** Audits per logical block: part of the experiment, as blocks of deals are. */
  auditsPerBlock: z.int().min(1),
  sources: z.array(calibrationSource).min(1),
  sizes: z.array(calibrationSize).min(1).max(MOST_SIZES),
  /** Levels that p-values are compared with, and the rates up to which an approximate law may exceed them. */
  levels: z.array(z.strictObject({ level: openLevel, allowed: openLevel })).min(1),
  /** The method of measuring rates at the levels of verdicts. */
  far: farPlan,
  /** Confidence of the two-sided interval around every rate: 0.999. */
  confidence: openLevel,
  /** The largest distance allowed between the distribution function of p-values and a straight line, if its law is approximate. */
  allowedDistance: share,
  /** The probability that the whole calibration fails although every statistic keeps its stated level. */
  falseAlarm: openLevel,
  /** The recorded bytes of the operating system, in a file of this name beside the record; null if they are not used. */
  recording: z.strictObject({ file: z.string().regex(/^[^/\\]+$/), bytes: z.int().min(1), sha256 }).nullable(),
});
/** Everything fixed before the first deal. */
export type CalibrationPlan = Shape<typeof calibrationPlan>;

const levelRate = z.strictObject({
  level: openLevel,
  /** The expected rate: the level itself, or for a coin the exact probability of a p-value under it. */
  stated: share,
  rejections: count,
  /** Exact interval of the rate at the plan's confidence: its lower end here, its upper below. */
  low: share,
  high: share,
  /** The position of the stated rate relative to the interval. */
  answer: z.enum(['as-stated', 'more-often', 'less-often']),
  /** Natural log of the probability of at least as many rejections, if the rate were at most the allowed one. */
  logP: logProbability,
});
/** The rate of p-values under one level. */
export type LevelRate = Shape<typeof levelRate>;

const straightness = z.strictObject({
  distance: share,
  p: probability,
  logP: logProbability,
  /** The same if the line is allowed a band as wide as the plan says. */
  logBeyondAllowed: logProbability,
});
/** The distance between the distribution function of p-values and a straight line (Kolmogorov and Smirnov), computed at 2,000 points. */
export type Straightness = Shape<typeof straightness>;

const rowRates = z.strictObject({
  audits,
  /** The rates for counts that are too uneven, one per level of the plan. */
  upper: z.array(levelRate),
  /** The rates for counts that are too even. */
  lower: z.array(levelRate),
  /** Null if the p-values move in steps. */
  straightness: straightness.nullable(),
});
export type RowRates = Shape<typeof rowRates>;

const calibratedRow = z.strictObject({
  test,
  degrees: count,
  grade,
  /** 'coin': every p-value is the exact one of a coin, whose rates are known. 'steps': too few distinct p-values for a line. */
  law: z.enum(['coin', 'steps', 'continuous']),
  /** The observed probability that two audits give the same p-value; about one over the number of steps. */
  repeated: share,
  /** All sources together; below it each by itself, in the plan's order. */
  together: rowRates,
  sources: z.array(rowRates).min(1),
});
export type CalibratedRow = Shape<typeof calibratedRow>;

const calibratedSize = z.strictObject({
  n: cards,
  trials: fewDeals,
  rows: z.array(calibratedRow),
  /** SHA-256 of each source's whole tally, in the plan's order. */
  tallies: z.array(sha256),
});
export type CalibratedSize = Shape<typeof calibratedSize>;

const least = z.strictObject({ n: cards, trials: z.int().min(1).nullable(), reason: skipReason.nullable() });
const calibratedRegion = z.strictObject({ test, least: z.array(least) });
/** The fewest deals at which a statistic can be used, by number of cards; null if it can never be used, or only beyond `looked`. */
export type CalibratedRegion = Shape<typeof calibratedRegion>;

const row = {
  n: count,
  trials: fewDeals,
  test,
  /** The kind of outcome, for a row measured far in the tail; absent for a row of whole audits. */
  outcome: z.exactOptional(outcomeSchema),
  /** The only source that is looked at, of several; absent if all are, together. */
  source: z.exactOptional(test),
};

const calibrationTail = z.enum(['upper', 'lower']);
/** The direction in which p-values are read: 'upper' for counts that are too uneven, 'lower' for counts that are too even. */
export type CalibrationTail = Shape<typeof calibrationTail>;

const question = z.discriminatedUnion('asks', [
  z.strictObject({ ...row, asks: calibrationTail, level: openLevel }),
  z.strictObject({ ...row, asks: z.literal('spread') }),
]);
/** The question about a row: the rate of its p-values under a level, or their distribution. */
export type CalibrationQuestion = Shape<typeof question>;

export type CalibrationRow = Pick<CalibrationQuestion, keyof typeof row>;

const verdict = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('holds') }),
  /** Rows that fail, worst first. */
  z.strictObject({ kind: z.literal('fails'), because: z.array(question).min(1) }),
  /** The audits from which on a row that rejects twice as often as it may is detected four times in five. */
  z.strictObject({ kind: z.literal('inconclusive'), audits: count, needed: count }),
]);
/** 'fails': some row rejects more often than allowed, beyond the chance that the plan's false alarm leaves. 'inconclusive': too few audits to see that. */
export type CalibrationVerdict = Shape<typeof verdict>;

const core = z.strictObject({
  kind: z.literal('calibration'),
  tool,
  plan: calibrationPlan,
  calibration: z.array(calibratedSize).min(1),
  far: z.array(farResult),
  /** Statistics that refuse a requested size, with their reason. */
  refused: z.array(z.strictObject({ n: cards, trials: fewDeals, test, reason: skipReason })),
  regions: z.array(calibratedRegion),
  /**
   * The number of questions, each tested at falseAlarm / hypotheses. Below it: the number of stated rates outside their interval, and the number of
   * all.
   */
  hypotheses: z.int().min(1),
  outside: z.strictObject({ more: count, less: count, of: count }),
  verdict,
});
/** The part of a calibration's record that the digest covers. */
export type CalibrationCore = Shape<typeof core>;

/** The complete record of a calibration. */
export type Calibration = Sealed<CalibrationCore>;

export const calibrationSchema: z.ZodType<Calibration> = sealed(core);
