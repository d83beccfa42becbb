import * as z from 'zod';
import { farPlan, farResult, fewDeals, MOST_SIZES, repeats } from './calibration-far.js';
import { outcomeSchema } from './outcome-schema.js';
import { type Sealed, sealed } from './run-info.js';
import { cards, count, grade, logProbability, openLevel, probability, type Shape, sha256, tool } from './schema-parts.js';
import { SEED_SCHEME } from './scheme-names.js';
import { skipReason } from './skip-reason.js';

/** What any record may hold, so that a forged one cannot make a reader work for ever before it is refused. */
const MOST_AUDITS = 1e7;

const audits = z.int().min(1).max(MOST_AUDITS);
const share = z.number().min(0).max(1);
const test = z.string().min(1);
const tests = z.array(test).min(1);

const calibrationWish = z.strictObject({ n: cards, trials: z.union([fewDeals, z.literal('least')]) });
/** A size as asked for: 'least' audits every statistic at the fewest deals it accepts, where approximations break first. */
export type CalibrationWish = Shape<typeof calibrationWish>;

const calibrationSource = z.strictObject({ id: z.string(), audits });
/** Where the known-good randomness comes from: a generator's id or `os`, and how many audits it deals at every size. */
export type CalibrationSource = Shape<typeof calibrationSource>;

const calibrationSize = z.strictObject({ n: cards, trials: fewDeals, tests });
/** One experiment of a calibration: audits of `trials` deals of `n` cards, read by these statistics. */
export type CalibrationSize = Shape<typeof calibrationSize>;

const calibrationPlan = z.strictObject({
  seed: z.string(),
  seedScheme: z.literal(SEED_SCHEME),
  /** What was asked for; `sources`, `sizes` and the rest follow from it. No tests named: all there are. `repeats`: as `FarPlan` has it. */
  asked: z.strictObject({
    tests: tests.nullable(),
    sizes: z.array(calibrationWish).min(1).max(MOST_SIZES),
    /** Whether neither tests nor sizes were named: then all kinds of outcome are looked at far out. */
    usual: z.boolean(),
    audits,
    repeats,
  }),
  shuffle: z.string(),
  bounded: z.string(),
  /** Audits of one logical block: part of the experiment, as blocks of deals are. */
  auditsPerBlock: z.int().min(1),
  sources: z.array(calibrationSource).min(1),
  sizes: z.array(calibrationSize).min(1).max(MOST_SIZES),
  /** Levels that p-values are held against, and the rates up to which an approximate law may exceed them. */
  levels: z.array(z.strictObject({ level: openLevel, allowed: openLevel })).min(1),
  /** How rates are measured at the levels at which verdicts are taken. */
  far: farPlan,
  /** Of the interval around every rate, both sides together: 0.999. */
  confidence: openLevel,
  /** How far the distribution function of p-values may lie from a straight line where its law is approximate. */
  allowedDistance: share,
  /** The chance that the whole calibration is said to fail although every statistic keeps what it states. */
  falseAlarm: openLevel,
  /** The recorded bytes of the operating system, in a file of this name beside the record; null where they are not used. */
  recording: z.strictObject({ file: z.string().regex(/^[^/\\]+$/), bytes: z.int().min(1), sha256 }).nullable(),
});
/** Everything fixed before the first deal. */
export type CalibrationPlan = Shape<typeof calibrationPlan>;

const levelRate = z.strictObject({
  level: openLevel,
  /** How often they should: the level itself, or for a coin the exact chance of a p-value under it. */
  stated: share,
  rejections: count,
  /** Exact interval of the rate at the plan's confidence. */
  low: share,
  high: share,
  /** Whether the stated rate lies inside the interval. */
  answer: z.enum(['as-stated', 'more-often', 'less-often']),
  /** Natural log of the chance of as many rejections or more, were the rate no more than it may be. */
  logP: logProbability,
});
/** How often p-values lay under one level. */
export type LevelRate = Shape<typeof levelRate>;

const straightness = z.strictObject({
  distance: share,
  p: probability,
  logP: logProbability,
  /** The same where the line is allowed a band as wide as the plan says. */
  logBeyondAllowed: logProbability,
});
/** How far the distribution function of p-values lies from a straight line (Kolmogorov and Smirnov), looked at in 2,000 places. */
export type Straightness = Shape<typeof straightness>;

const rowRates = z.strictObject({
  audits,
  /** Too uneven, one a level of the plan. */
  upper: z.array(levelRate),
  /** Too even. */
  lower: z.array(levelRate),
  /** Null where the p-values move in steps. */
  straightness: straightness.nullable(),
});
/** What was seen of one row in a number of audits. */
export type RowRates = Shape<typeof rowRates>;

const calibratedRow = z.strictObject({
  test,
  degrees: count,
  grade,
  /** 'coin': every p-value is the exact one of a coin, whose rates are known. 'steps': too few different p-values for a line. */
  law: z.enum(['coin', 'steps', 'continuous']),
  /** The chance that two audits give the very same p-value, as seen; about one over the number of steps. */
  repeated: share,
  /** All sources together, and each by itself in the plan's order. */
  together: rowRates,
  sources: z.array(rowRates).min(1),
});
/** One row at one size. */
export type CalibratedRow = Shape<typeof calibratedRow>;

const calibratedSize = z.strictObject({
  n: cards,
  trials: fewDeals,
  rows: z.array(calibratedRow),
  /** SHA-256 of each source's whole tally, in the plan's order. */
  tallies: z.array(sha256),
});
/** One size as calibrated. */
export type CalibratedSize = Shape<typeof calibratedSize>;

const least = z.strictObject({ n: cards, trials: z.int().min(1).nullable(), reason: skipReason.nullable() });
const calibratedRegion = z.strictObject({ test, least: z.array(least) });
/** The fewest deals at which a statistic can be used, by number of cards; null where it cannot be at all, or only beyond `looked`. */
export type CalibratedRegion = Shape<typeof calibratedRegion>;

const row = {
  n: count,
  trials: fewDeals,
  test,
  /** What was dealt, of a row that was measured far out; absent of one of whole audits. */
  outcome: z.exactOptional(outcomeSchema),
  /** The one source of several that is looked at; absent where all are, together. */
  source: z.exactOptional(test),
};

const calibrationTail = z.enum(['upper', 'lower']);
/** The direction in which p-values are read: 'upper' where counts are too uneven, 'lower' where they are too even. */
export type CalibrationTail = Shape<typeof calibrationTail>;

const question = z.discriminatedUnion('asks', [
  z.strictObject({ ...row, asks: calibrationTail, level: openLevel }),
  z.strictObject({ ...row, asks: z.literal('spread') }),
]);
/** What is asked of a row: how often its p-values lie under a level, or how they are spread. */
export type CalibrationQuestion = Shape<typeof question>;

/** A row at one size. */
export type CalibrationRow = Pick<CalibrationQuestion, keyof typeof row>;

const verdict = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('holds') }),
  /** What fails, worst first. */
  z.strictObject({ kind: z.literal('fails'), because: z.array(question).min(1) }),
  /** From about `needed` audits on a row that rejects twice as often as it may would be seen four times in five. */
  z.strictObject({ kind: z.literal('inconclusive'), audits: count, needed: count }),
]);
/** 'fails': some row rejects more often than it may, beyond the luck that the plan's false alarm leaves. 'inconclusive': too few audits to see that. */
export type CalibrationVerdict = Shape<typeof verdict>;

const core = z.strictObject({
  kind: z.literal('calibration'),
  tool,
  plan: calibrationPlan,
  calibration: z.array(calibratedSize).min(1),
  far: z.array(farResult),
  /** Statistics that refuse a size asked for, with their reason. */
  refused: z.array(z.strictObject({ n: cards, trials: fewDeals, test, reason: skipReason })),
  regions: z.array(calibratedRegion),
  /** Questions asked in all, each held to falseAlarm / hypotheses; and how many stated rates lie outside their interval, of how many. */
  hypotheses: z.int().min(1),
  outside: z.strictObject({ more: count, less: count, of: count }),
  verdict,
});
/** The digested part of a calibration's record. */
export type CalibrationCore = Shape<typeof core>;

/** A calibration, whole. */
export type Calibration = Sealed<CalibrationCore>;

/** The record of a calibration. */
export const calibrationSchema: z.ZodType<Calibration> = sealed(core);
