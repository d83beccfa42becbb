import type { Sealed } from './evidence.js';

export type VerdictKind = 'biased' | 'no-bias-found' | 'inconclusive' | 'broken' | 'holds' | 'fails' | 'predicted' | 'not-predicted';

/** The fields that the core of every record has. Only the code of its kind reads the other fields. */
export interface AnyCore {
  /** The kind of the record: `audit`, `proof`, `claims`, … */
  readonly kind: string;
  readonly tool: { readonly name: 'shuffle-audit'; readonly version: string };
  /** The plan, fixed before the work began. */
  readonly plan: object;
  /** Absent if the record is not about a single subject. */
  readonly subject?: {
    readonly id: string;
    readonly origin: { readonly source: { readonly kind: string }; readonly outcome: { readonly kind: string } };
    readonly replay: 'exact' | 'none';
  };
  readonly verdict: { readonly kind: VerdictKind };
}

/** A record of any kind. */
export type AnyRecord = Sealed<AnyCore>;

/** Returns true if a record is of this kind, and narrows its type: `isOfKind<Evidence>(record, 'audit')`. */
export function isOfKind<Known extends AnyRecord>(record: AnyRecord, kind: Known['core']['kind']): record is Known {
  return record.core.kind === kind;
}
