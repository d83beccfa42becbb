import type { Grade } from './statistic.js';
import type { Origin } from './subject.js';

/** Names the record’s form; a change that old readers would misread takes a new number. */
export const SCHEMA = 'shuffle-audit/evidence/1';
/** Names the way from a seed text to every block’s words; also the salt of its HKDF. */
export const SEED_SCHEME = 'shuffle-audit/seed/1';

/** Everything fixed before the first deal. */
export interface Plan {
  readonly seed: string;
  readonly n: number;
  readonly trials: number;
  readonly blockSize: number;
  readonly battery: string;
  /** The relative root-mean-square deviation that must be visible. */
  readonly detect: number;
  readonly seedScheme: typeof SEED_SCHEME;
  /** Deals of the fresh sample, should one be needed. */
  readonly confirmationTrials: number;
  /** Biased below this, after Holm over every row and both tails. */
  readonly alpha: number;
  readonly tests: readonly string[];
}

/** A size with its 95 % interval, as relative root-mean-square deviation (0.01 = 1 %). */
export interface Effect {
  readonly name: 'rms-relative-deviation';
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

/** One row of the results as recorded: what was seen, how large, and what would have been seen. */
export interface RecordedResult {
  readonly test: string;
  readonly question: string;
  readonly value: number;
  readonly degrees: number;
  readonly p: number;
  readonly logP: number;
  readonly lowerP: number;
  readonly logLowerP: number;
  /** The lesser of the two tails after Holm over all rows and both tails. */
  readonly pAdjusted: number;
  readonly logPAdjusted: number;
  /** The tail `pAdjusted` belongs to. */
  readonly tail: 'upper' | 'lower';
  readonly grade: Grade;
  readonly trials: number;
  readonly required: boolean;
  readonly effect: Effect;
  /** The chance of seeing a bias of `effect` at the Holm level, and the smallest bias seen 99 times in 100. */
  readonly power: { readonly effect: number; readonly power: number; readonly smallestDetectable: number };
}

/** One statistic’s exact counts, with their own digest. */
export interface RecordedCounts {
  readonly shape: readonly number[];
  readonly sum: number;
  /** Of the counts as little-endian unsigned 64-bit integers, row-major. */
  readonly sha256: string;
  /** Present up to 65,536 cells. */
  readonly values?: readonly number[];
}

/** A statistic that did not run, and why. */
export interface SkippedTest {
  readonly test: string;
  readonly reason: string;
}

/** The fresh sample, drawn because a row was doubtful. */
export interface Confirmation {
  readonly trials: number;
  /** The rows looked at again, with the tail each was flagged for. */
  readonly flagged: readonly { readonly test: string; readonly tail: 'upper' | 'lower' }[];
  readonly counts: Readonly<Record<string, RecordedCounts>>;
  readonly results: readonly RecordedResult[];
  readonly confirmed: boolean;
}

/** What follows from the pipeline's parts without dealing a card. */
export interface KnownLaw {
  /** 'choices': a correct shuffle whose bounded method is uneven. 'positions': the exact position matrix of a mistaken shuffle. */
  readonly kind: 'choices' | 'positions';
  /** Relative root-mean-square deviation, exact up to rounding. */
  readonly size: number;
  /** The same for the position probabilities, where they are worked out: the measure that the position matrix estimates. */
  readonly positions: number | null;
  /** Deals at which this audit's tests would see it 99 times in 100; null where it is zero. */
  readonly trialsToSee: number | null;
  readonly statement: string;
}

/** A well-known mistake and its exact size at this number of cards: the marks under the report's ruler. */
export interface Landmark {
  readonly id: string;
  readonly title: string;
  readonly size: number;
}

/** A known mistake by name. */
export interface KnownMistake {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

/** Which known mistake explains the position counts, with its odds. */
export interface Diagnosis {
  /** The mistakes that fit best, several where their laws are the same at this number of cards; empty where none fits. */
  readonly best: readonly KnownMistake[];
  /** The closest, whether it fits or not. */
  readonly closest: KnownMistake;
  /** The next closest with another law. */
  readonly next: KnownMistake | null;
  /** Natural logarithm of the odds of the closest against the next, both equally likely beforehand; null without another. */
  readonly logOdds: number | null;
  /** (n − 1)/N Σ (O − N P)² from the closest law, and its mean if that law is the cause. */
  readonly distance: number;
  readonly expected: number;
  /** Whether the positions alone look even, so that what was found shows elsewhere and no law of positions can explain it. */
  readonly even: boolean;
  /** How many known mistakes were compared. */
  readonly compared: number;
}

/** Something settled without sampling, as recorded. */
export interface RecordedClaim {
  readonly id: string;
  readonly holds: boolean;
  readonly cases: number;
  readonly statement: string;
}

/** There is no member that says 'fair': there is what was looked for, and the smallest bias that would have been seen. */
export type Verdict =
  | { readonly kind: 'biased'; readonly because: readonly string[]; readonly smallestDetectable: number | null }
  | { readonly kind: 'no-bias-found'; readonly smallestDetectable: number; readonly power: number }
  | {
      readonly kind: 'inconclusive';
      readonly reason: string;
      readonly trialsNeeded: number | null;
      readonly smallestDetectable: number | null;
    };

/** Everything that is reproducible bit for bit; the digest covers it. */
export interface EvidenceCore {
  readonly tool: { readonly name: 'shuffle-audit'; readonly version: string };
  readonly plan: Plan;
  readonly subject: { readonly id: string; readonly space: 'permutation'; readonly origin: Origin; readonly replay: 'exact' | 'none' };
  readonly counts: Readonly<Record<string, RecordedCounts>>;
  readonly results: readonly RecordedResult[];
  readonly skipped: readonly SkippedTest[];
  readonly confirmation: Confirmation | null;
  readonly known: KnownLaw | null;
  /** Null unless a bias was seen and positions were counted. */
  readonly diagnosis: Diagnosis | null;
  readonly landmarks: readonly Landmark[];
  readonly claims: readonly RecordedClaim[];
  readonly verdict: Verdict;
}

/** What may differ between two honest runs; never digested. */
export interface RunInfo {
  readonly startedAt: string;
  readonly elapsedMs: number;
  readonly node: string;
  readonly cpu: string;
  readonly workers: number;
}

/** A record, whole: what it says, the digest of that, and when and where it was made. */
export interface Sealed<Core> {
  readonly schema: typeof SCHEMA;
  readonly core: Core;
  /** `sha256:` and 64 hex digits, of the canonical core. */
  readonly digest: string;
  readonly run: RunInfo;
}

/** One audit, whole: a report is a pure function of it. */
export type Evidence = Sealed<EvidenceCore>;
