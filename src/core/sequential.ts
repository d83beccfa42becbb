import type { Diagnosis } from './diagnosis.js';
import type { Plan, RecordedCounts, Sealed } from './evidence.js';
import type { Origin } from './origin.js';

/**
 * A kind of evidence that grows deal by deal: `rows` where single cards land, `pos` where all cards land together, `succ` which card follows which, `digits` the
 * choices read backwards, `rising` the pieces in which the old order still lies.
 */
export type ProcessId = 'rows' | 'pos' | 'succ' | 'digits' | 'rising';

/** What was fixed before the first deal of a run that stops when it is decided. */
export interface SequentialPlan extends Pick<Plan, 'seed' | 'n' | 'blockSize' | 'seedScheme' | 'alpha'> {
  /** It ends undecided after so many deals. */
  readonly mostTrials: number;
  /** The kinds of evidence averaged; biased as soon as their mean reaches 1/alpha. */
  readonly processes: readonly ProcessId[];
}

/** The evidence after one deal: natural logarithms, 0 before the first. */
export interface EvidenceAt {
  readonly trial: number;
  /** Of the mean over all kinds: what is decided by. */
  readonly logE: number;
  /** In the order of the plan's processes. */
  readonly parts: readonly number[];
}

/** What the deals came to. */
export interface SequentialResult {
  /** Deals looked at: up to the one that decided, or all. */
  readonly trials: number;
  readonly end: EvidenceAt;
  /** The most evidence there ever was, and the deal it was reached with. */
  readonly largest: { readonly trial: number; readonly logE: number };
  /** About forty deals a power of ten, and the last. */
  readonly trajectory: readonly EvidenceAt[];
  /** How often each card landed in each position, row-major [card][position]. */
  readonly positions: RecordedCounts;
}

/** A run that stops by itself can show a bias; nothing it does can clear a shuffle. */
export type SequentialVerdict =
  | { readonly kind: 'biased'; readonly trials: number }
  | { readonly kind: 'inconclusive'; readonly reason: string };

/** The digested part of the record of a run that stops when it is decided. */
export interface SequentialCore {
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
