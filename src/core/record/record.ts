import type { Sealed } from './evidence.js';

/** How any record can end. */
export type VerdictKind = 'biased' | 'no-bias-found' | 'inconclusive' | 'broken' | 'holds' | 'fails';

/** What the core of every record holds, whatever its kind. What a kind holds beside it, the kind alone reads. */
export interface AnyCore {
  /** Of which kind the record is: `audit`, `proof`, `claims`, … */
  readonly kind: string;
  readonly tool: { readonly name: 'shuffle-audit'; readonly version: string };
  /** Fixed before the work began. */
  readonly plan: object;
  /** Absent where the record is of no single subject. */
  readonly subject?: {
    readonly id: string;
    readonly origin: { readonly source: { readonly kind: string }; readonly outcome: { readonly kind: string } };
    readonly replay: 'exact' | 'none';
  };
  readonly verdict: { readonly kind: VerdictKind };
}

/** A record of whatever kind. */
export type AnyRecord = Sealed<AnyCore>;

/** Whether a record is of the kind so called, and may be read as such: `isOfKind<Evidence>(record, 'audit')`. */
export function isOfKind<Known extends AnyRecord>(record: AnyRecord, kind: Known['core']['kind']): record is Known {
  return record.core.kind === kind;
}
