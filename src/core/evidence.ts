import type { Build } from './build.js';
import type { Guard, KnownLaw, Landmark, Reach } from './by-law.js';
import type { DeclaredNull } from './declared-null.js';
import type { Diagnosis } from './diagnosis.js';
import type { Doubt } from './doubt.js';
import type { IsolationLevel } from './function-source.js';
import type { Handing } from './handing.js';
import type { Origin } from './origin.js';
import type { DocumentInfo } from './profile.js';
import type { RecordedClaim } from './recorded-claim.js';
import type { RecordedResult } from './results.js';
import type { SeedFrom } from './seed-from.js';
import type { SkipReason } from './skip-reason.js';
import type { ToldRefusal } from './told-refusal.js';
import type { Turned } from './turned.js';

/** Names the record’s form; a change that old readers would misread takes a new number. */
export const SCHEMA = 'shuffle-audit/evidence/2';
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
  /** How many deals back each deal is compared with, from 2; absent where with the deal before alone. */
  readonly lags?: number;
  /** What is declared to be right; absent where every order is to be equally likely. */
  readonly null?: DeclaredNull;
  /** The second sample of a function, which is handed its decks in the other way; absent where there is none. */
  readonly input?: InputPlan;
  /** Present where a function is handed decks in random order in the first sample: the cards dealt are counted beside their order. */
  readonly absolute?: AbsolutePlan;
}

/** What is fixed of the absolute reading of a sample: it has the deals and the tests of that sample. */
export interface AbsolutePlan {
  /** Biased below this, after Holm over the rows of this reading and both tails. */
  readonly alpha: number;
}

/** What is fixed of a second sample before the first deal. Its tests are those of the first that so few deals allow. */
export interface InputPlan {
  /** How the function is handed its decks in it. */
  readonly handed: Handing;
  /** At most a tenth of the first sample's. */
  readonly trials: number;
  /** Biased below this, after Holm over the rows of this sample and both tails. */
  readonly alpha: number;
  /** Present where the function is handed decks in random order in it: the cards dealt are counted beside their order. */
  readonly absolute?: AbsolutePlan;
}

/** One statistic’s exact counts, with their own digest. */
export interface RecordedCounts {
  readonly shape: readonly number[];
  readonly sum: number;
  /** Of the counts as little-endian unsigned 64-bit integers, row-major. */
  readonly sha256: string;
  /** Present up to 65,536 cells. */
  readonly values?: readonly number[];
  /** The chance of every value counted, where outcomes are even; present where a page draws it beside the counts. */
  readonly law?: readonly number[];
}

/** A statistic that did not run, and why. */
export interface SkippedTest {
  readonly test: string;
  readonly reason: SkipReason;
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

/** The second sample of a function, handed its decks in the other way. It is never pooled with the first, and no fresh one is drawn of it. */
export interface InputSample extends CountedSample {
  /** Present where the plan has an absolute reading of it. */
  readonly absolute?: CountedSample;
}

/** A sample in one reading: its counts, and what the tests say of them. */
export interface CountedSample {
  readonly counts: Readonly<Record<string, RecordedCounts>>;
  readonly results: readonly RecordedResult[];
  readonly skipped: readonly SkippedTest[];
}

/**
 * What an audit ends with. `smallestDetectable` is a relative root-mean-square deviation of the chances (0.01 is 1 %) that every required test
 * would have seen; nothing here says more of a shuffle than what was looked for and not found.
 */
export type Verdict =
  | { readonly kind: 'biased'; readonly because: readonly string[]; readonly smallestDetectable: number | null }
  | { readonly kind: 'no-bias-found'; readonly smallestDetectable: number; readonly power: number }
  | {
      readonly kind: 'inconclusive';
      readonly reason: Doubt;
      readonly trialsNeeded: number | null;
      readonly smallestDetectable: number | null;
    };

/** Everything that is reproducible bit for bit; the digest covers it. */
export interface EvidenceCore {
  readonly kind: 'audit';
  readonly tool: { readonly name: 'shuffle-audit'; readonly version: string };
  readonly plan: Plan;
  readonly subject: {
    readonly id: string;
    readonly origin: Origin;
    readonly replay: 'exact' | 'none';
  };
  readonly counts: Readonly<Record<string, RecordedCounts>>;
  readonly results: readonly RecordedResult[];
  readonly skipped: readonly SkippedTest[];
  readonly confirmation: Confirmation | null;
  /** Present where the plan has a second sample. */
  readonly input?: InputSample;
  /** The cards dealt in the first sample, beside their order; present where the plan has them read. */
  readonly absolute?: CountedSample;
  readonly known: KnownLaw | null;
  /** How far from even the boards of a walk are after 0, 1, 2, … moves, as total variations; present where that is worked out. */
  readonly walk?: readonly number[];
  /** Null unless a bias was seen and positions were counted. */
  readonly diagnosis: Diagnosis | null;
  readonly landmarks: readonly Landmark[];
  readonly guards: readonly Guard[];
  readonly reach: Reach | null;
  readonly claims: readonly RecordedClaim[];
  readonly verdict: Verdict;
}

/**
 * Who chose the seed: this program, from the system's randomness; the user; or nobody, since it follows from a verifier's challenge or a public
 * beacon together with subject and plan.
 */
export type SeedOrigin = 'drawn' | 'given' | 'challenge' | 'beacon';

/** What may differ between two honest runs; never digested. */
export interface RunInfo {
  readonly startedAt: string;
  readonly elapsedMs: number;
  readonly node: string;
  readonly cpu: string;
  readonly workers: number;
  /** Absent where nobody chose one (a proof, a log), and in records of before this was kept. */
  readonly seedOrigin?: SeedOrigin;
  /** What the seed follows from; present where nobody chose it. */
  readonly seedFrom?: SeedFrom;
  /** Options that were given to the command and of which the core does not tell, as a shell reads them: `--timeout 5`. Absent where there were none. */
  readonly options?: readonly string[];
  /** Absent of what is no function. */
  readonly isolation?: IsolationLevel;
  /** How many records of the same subject lay in the folder before this one was written; absent of proofs. */
  readonly earlierRecords?: number;
  /** Where a biased log turned, as the alarm of `watch` says; absent where none was raised. */
  readonly turned?: Turned;
  readonly refusals?: readonly ToldRefusal[];
  /** How the program came to where it ran; absent in records of before this was kept. */
  readonly build?: Build;
  /** The standard that the audit is held against, and whom its document is for; absent where none was named. */
  readonly document?: DocumentInfo;
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
