import type { FarPlan, FarResult } from './calibration-far.js';
import type { SEED_SCHEME, Sealed, SkippedTest } from './evidence.js';
import type { Outcome } from './outcome.js';
import type { SkipReason } from './skip-reason.js';
import type { Grade } from './statistic.js';

/** A size as asked for: 'least' audits every statistic at the fewest deals it accepts, where approximations break first. */
export interface CalibrationWish {
  readonly n: number;
  readonly trials: number | 'least';
}

/** One experiment of a calibration: audits of `trials` deals of `n` cards, read by these statistics. */
export interface CalibrationSize {
  readonly n: number;
  readonly trials: number;
  readonly tests: readonly string[];
}

/** Where the known-good randomness comes from: a generator's id or `os`, and how many audits it deals at every size. */
export interface CalibrationSource {
  readonly id: string;
  readonly audits: number;
}

/** A level that p-values are held against, and the rate up to which an approximate law may exceed it. */
export interface CalibrationLevel {
  readonly level: number;
  readonly allowed: number;
}

/** Everything fixed before the first deal. */
export interface CalibrationPlan {
  readonly seed: string;
  readonly seedScheme: typeof SEED_SCHEME;
  /** What was asked for; `sources`, `sizes` and the rest follow from it. No tests named: all there are. `repeats`: as `FarPlan` has it. */
  readonly asked: {
    readonly tests: readonly string[] | null;
    readonly sizes: readonly CalibrationWish[];
    /** Whether neither tests nor sizes were named: then all kinds of outcome are looked at far out. */
    readonly usual: boolean;
    readonly audits: number;
    readonly repeats: number;
  };
  readonly shuffle: string;
  readonly bounded: string;
  /** Audits of one logical block: part of the experiment, as blocks of deals are. */
  readonly auditsPerBlock: number;
  readonly sources: readonly CalibrationSource[];
  readonly sizes: readonly CalibrationSize[];
  readonly levels: readonly CalibrationLevel[];
  /** How rates are measured at the levels at which verdicts are taken. */
  readonly far: FarPlan;
  /** Of the interval around every rate, both sides together: 0.999. */
  readonly confidence: number;
  /** How far the distribution function of p-values may lie from a straight line where its law is approximate. */
  readonly allowedDistance: number;
  /** The chance that the whole calibration is said to fail although every statistic keeps what it states. */
  readonly falseAlarm: number;
  /** The recorded bytes of the operating system, in a file of this name beside the record; null where they are not used. */
  readonly recording: { readonly file: string; readonly bytes: number; readonly sha256: string } | null;
}

/** How often p-values lay under one level. */
export interface LevelRate {
  readonly level: number;
  /** How often they should: the level itself, or for a coin the exact chance of a p-value under it. */
  readonly stated: number;
  readonly rejections: number;
  /** Exact interval of the rate at the plan's confidence. */
  readonly low: number;
  readonly high: number;
  /** Whether the stated rate lies inside the interval. */
  readonly answer: 'as-stated' | 'more-often' | 'less-often';
  /** Natural log of the chance of as many rejections or more, were the rate no more than it may be. */
  readonly logP: number;
}

/** How far the distribution function of p-values lies from a straight line (Kolmogorov and Smirnov), looked at in 2,000 places. */
export interface Straightness {
  readonly distance: number;
  readonly p: number;
  readonly logP: number;
  /** The same where the line is allowed a band as wide as the plan says. */
  readonly logBeyondAllowed: number;
}

/** What was seen of one row in a number of audits. */
export interface RowRates {
  readonly audits: number;
  /** Too uneven, one a level of the plan. */
  readonly upper: readonly LevelRate[];
  /** Too even. */
  readonly lower: readonly LevelRate[];
  /** Null where the p-values move in steps. */
  readonly straightness: Straightness | null;
}

/** One row at one size. */
export interface CalibratedRow {
  readonly test: string;
  readonly degrees: number;
  readonly grade: Grade;
  /** 'coin': every p-value is the exact one of a coin, whose rates are known. 'steps': too few different p-values for a line. */
  readonly law: 'coin' | 'steps' | 'continuous';
  /** The chance that two audits give the very same p-value, as seen; about one over the number of steps. */
  readonly repeated: number;
  /** All sources together, and each by itself in the plan's order. */
  readonly together: RowRates;
  readonly sources: readonly RowRates[];
}

/** One size as calibrated. */
export interface CalibratedSize {
  readonly n: number;
  readonly trials: number;
  readonly rows: readonly CalibratedRow[];
  /** SHA-256 of each source's whole tally, in the plan's order. */
  readonly tallies: readonly string[];
}

/** The fewest deals at which a statistic can be used, by number of cards; null where it cannot be at all, or only beyond `looked`. */
export interface CalibratedRegion {
  readonly test: string;
  readonly least: readonly { readonly n: number; readonly trials: number | null; readonly reason: SkipReason | null }[];
}

/** A row at one size. */
export interface CalibrationRow {
  readonly n: number;
  readonly trials: number;
  readonly test: string;
  /** What was dealt, of a row that was measured far out; absent of one of whole audits. */
  readonly outcome?: Outcome;
  /** The one source of several that is looked at; absent where all are, together. */
  readonly source?: string;
}

/** The direction in which p-values are read: 'upper' where counts are too uneven, 'lower' where they are too even. */
export type CalibrationTail = 'upper' | 'lower';

/** What is asked of a row: how often its p-values lie under a level, or how they are spread. */
export type CalibrationQuestion = CalibrationRow &
  ({ readonly asks: CalibrationTail; readonly level: number } | { readonly asks: 'spread' });

/** 'fails': some row rejects more often than it may, beyond the luck that the plan's false alarm leaves. 'inconclusive': too few audits to see that. */
export type CalibrationVerdict =
  | { readonly kind: 'holds' }
  /** What fails, worst first. */
  | { readonly kind: 'fails'; readonly because: readonly CalibrationQuestion[] }
  /** From about `needed` audits on a row that rejects twice as often as it may would be seen four times in five. */
  | { readonly kind: 'inconclusive'; readonly audits: number; readonly needed: number };

/** The digested part of a calibration's record. */
export interface CalibrationCore {
  readonly kind: 'calibration';
  readonly tool: { readonly name: 'shuffle-audit'; readonly version: string };
  readonly plan: CalibrationPlan;
  readonly calibration: readonly CalibratedSize[];
  readonly far: readonly FarResult[];
  /** Statistics that refuse a size asked for, with their reason. */
  readonly refused: readonly (SkippedTest & { readonly n: number; readonly trials: number })[];
  readonly regions: readonly CalibratedRegion[];
  /** Questions asked in all, each held to falseAlarm / hypotheses; and how many stated rates lie outside their interval, of how many. */
  readonly hypotheses: number;
  readonly outside: { readonly more: number; readonly less: number; readonly of: number };
  readonly verdict: CalibrationVerdict;
}

/** A calibration, whole. */
export type Calibration = Sealed<CalibrationCore>;
