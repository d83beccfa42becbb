import type { Guard } from './by-law.js';
import type { Diagnosis } from './diagnosis.js';
import type { Plan, RecordedCounts, Sealed } from './evidence.js';
import type { Origin } from './origin.js';

/** What was fixed before the first deal of a run that stops when it is decided. */
export interface SequentialPlan extends Pick<Plan, 'seed' | 'n' | 'blockSize' | 'seedScheme' | 'alpha'> {
  /** It ends undecided after so many deals. */
  readonly mostTrials: number;
  /** The kinds of evidence averaged, by their ids; biased as soon as their mean reaches 1/alpha. */
  readonly processes: readonly string[];
}

/** The evidence after one outcome: natural logarithms, 0 before the first. */
export interface EvidenceAt {
  readonly trial: number;
  /** Of the mean over all kinds: what is decided by. */
  readonly logE: number;
  /** In the order of the plan's processes. */
  readonly parts: readonly number[];
}

/** What the outcomes came to. */
export interface SequentialResult {
  /** Outcomes looked at: up to the one that decided, or all. */
  readonly trials: number;
  readonly end: EvidenceAt;
  /**
   * The last outcome, cell by cell, where it is one that an even subject never makes: no finite number says what a bet on it wins, so none is
   * made, and the evidence stands where it stood before.
   */
  readonly impossible?: readonly number[];
  /** The most evidence there ever was, and the outcome it was reached with. */
  readonly largest: { readonly trial: number; readonly logE: number };
  /** About forty outcomes a power of ten, and the last. */
  readonly trajectory: readonly EvidenceAt[];
  /** What the kind of outcome counts to show where a bias lies, row-major: of decks [card][position]. */
  readonly counts: RecordedCounts;
}

/** What decides beside the evidence: an even one never makes the last outcome, two processes began alike, or a function looks at its cards. */
export type SequentialReason = 'impossible' | 'starts-alike' | 'keeps-cards';

/** Why a run cannot tell: too little evidence, starts alike of a program that may have been told its seed, or outcomes that are copies, as these guards say. */
export type SequentialDoubt = { readonly why: 'undecided' | 'told-seed' } | { readonly why: 'copies'; readonly guards: readonly Guard[] };

/** A run that stops by itself can show a bias; nothing it does can clear a subject. */
export type SequentialVerdict =
  | { readonly kind: 'biased'; readonly trials: number; readonly reason?: SequentialReason }
  | { readonly kind: 'inconclusive'; readonly reason: SequentialDoubt };

/** The digested part of the record of a run that stops when it is decided. */
export interface SequentialCore {
  readonly kind: 'until-decided';
  readonly tool: { readonly name: 'shuffle-audit'; readonly version: string };
  readonly plan: SequentialPlan;
  readonly subject: { readonly id: string; readonly origin: Origin; readonly replay: 'exact' | 'none' };
  readonly result: SequentialResult;
  /** Which known mistake fits the positions; null unless biased, and for decks whose mistakes are not worked out. */
  readonly diagnosis: Diagnosis | null;
  readonly verdict: SequentialVerdict;
}

/** A run that stops when it is decided, whole. */
export type Sequential = Sealed<SequentialCore>;
