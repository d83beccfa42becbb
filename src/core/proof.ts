import type { Calibration } from './calibration.js';
import type { Evidence, Sealed } from './evidence.js';
import type { FunctionSource } from './function-source.js';
import type { BuiltInSource, Origin } from './origin.js';
import type { DeckOutcome } from './outcome.js';
import type { ProvedDeck, ProvedDraws } from './proved-deck.js';
import type { FractionText, ProvedLaw } from './proved-law.js';
import type { RecordedClaim } from './recorded-claim.js';
import type { Sequential } from './sequential.js';

/** What a proof can be about: code that makes whole decks when it is asked to. */
export type ProvableOrigin = Origin<BuiltInSource | FunctionSource, DeckOutcome>;

/** What a proof was asked for, fixed before it starts. */
export interface ProofPlan {
  /** The number of cards asked for. */
  readonly n: number;
  /** Every number of cards for which something was worked out, rising; the verdict is about these and no others. */
  readonly sizes: readonly number[];
  /** Cards of the deck whose position law and draws are worked out beside that; null where there is none. */
  readonly deck: number | null;
  /** A choice tree with more leaves than this is not walked. */
  readonly mostLeaves: number;
}

/** How one number that a function draws is used: the boundaries between which it makes no difference. */
export interface DrawUse {
  /** Which draw of a deal, from 1. */
  readonly draw: number;
  /** Boundaries inside (0, 1), rising: simple fractions where they fit to within `tolerance`, else over 2^53, where the change was met. */
  readonly boundaries: readonly FractionText[];
  /** How many paths use their draw in this way. */
  readonly paths: number;
}

/** What was found of a function whose inside cannot be seen. */
export interface FunctionProbe {
  /** Calls of the function in all. */
  readonly runs: number;
  /** Whether every boundary is a simple fraction, so that the law is exact for ideal numbers; else only to within `error`. */
  readonly rational: boolean;
  /** How far a boundary may be from its fraction: 2^-50. */
  readonly tolerance: number;
  /** Largest error of a probability where boundaries are not simple fractions; 0 where they are. */
  readonly error: number;
  /** Points of [0, 1) at which each draw was looked at, and whether on every path or on the first of each depth. */
  readonly grid: { readonly points: number; readonly everywhere: boolean };
  readonly uses: readonly DrawUse[];
}

/** What was proved, in full. */
export interface ProofFacts {
  /** Whether every choice of every deck looked at is exactly even: the proof assumes no more than ideal words, and so says "ideal choices". */
  readonly ideal: boolean;
  readonly laws: readonly ProvedLaw[];
  /** Null where every draw is ideal by assumption (a function), or for a shuffle without a plan of its draws. */
  readonly draws: ProvedDraws | null;
  readonly deck: ProvedDeck | null;
  /** By number of cards; null for built-in subjects. */
  readonly probes: readonly (FunctionProbe & { readonly n: number })[] | null;
  /** What the proof covers and what it does not: whole sentences. */
  readonly scope: readonly string[];
}

/** 'holds': uniform at every size of the plan. 'fails': at one at least it is not. */
export interface ProofVerdict {
  readonly kind: 'holds' | 'fails';
  /** One plain sentence, lower case, no full stop. */
  readonly statement: string;
}

/** A claim of the catalogue with its sabotaged twin, which must fail. */
export interface ClaimWithTwin extends RecordedClaim {
  readonly title: string;
  readonly reference: string;
  /** What refutes it where it fails. */
  readonly counterexample: string | null;
  readonly twin: { readonly statement: string; readonly holds: boolean; readonly cases: number; readonly counterexample: string | null };
}

/** The digested part of a proof's record. */
export interface ProofCore {
  readonly tool: { readonly name: 'shuffle-audit'; readonly version: string };
  readonly plan: ProofPlan;
  readonly subject: { readonly id: string; readonly origin: ProvableOrigin; readonly replay: 'exact' };
  /** One for every size: `uniform/5`. */
  readonly claims: readonly RecordedClaim[];
  readonly proof: ProofFacts;
  readonly verdict: ProofVerdict;
}

/** The digested part of the record of the claims catalogue. */
export interface ClaimsCore {
  readonly tool: { readonly name: 'shuffle-audit'; readonly version: string };
  readonly plan: Pick<ProofPlan, 'n' | 'mostLeaves'>;
  readonly claims: readonly ClaimWithTwin[];
  readonly verdict: ProofVerdict;
}

/** A proof about one subject, whole. */
export type Proof = Sealed<ProofCore>;
/** The claims catalogue checked, whole. */
export type ClaimsProof = Sealed<ClaimsCore>;

/** Any record this program writes. */
export type AnyRecord = Evidence | Proof | ClaimsProof | Sequential | Calibration;

/** Whether the record is of a proof about one subject, for `renderProofHtml` and `renderProofText`; every kind is told by what its core holds. */
export function isProof(record: AnyRecord): record is Proof {
  return 'proof' in record.core;
}

/** Whether the record is of the claims catalogue, for `renderClaimsHtml` and `renderClaimsText`. */
export function isClaims(record: AnyRecord): record is ClaimsProof {
  return 'claims' in record.core && !('subject' in record.core);
}

/** Whether the record is of an audit of a fixed number of deals, for `renderHtml`, `renderText` and `renderJunit`. */
export function isAudit(record: AnyRecord): record is Evidence {
  return 'results' in record.core;
}

/** Whether the record is of a run that stopped when it was decided, for `renderSequentialHtml` and `renderSequentialText`. */
export function isSequential(record: AnyRecord): record is Sequential {
  return 'result' in record.core;
}

/** Whether the record is of a calibration, for `renderCalibrationHtml` and `renderCalibrationText`. */
export function isCalibration(record: AnyRecord): record is Calibration {
  return 'calibration' in record.core;
}
