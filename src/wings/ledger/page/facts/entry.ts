import type { SeedOrigin } from '../../../../core/record/evidence.js';
import type { Look } from '../../../../page/words/verdict-mark.js';
import { LOOK } from '../../../../page/words/verdict-mark.js';
import type { SignatureState } from '../../../../records/additions.js';
import type { FiledRecord } from '../../files/filed-record.js';
import type { FiledLine } from './without-rows.js';

export interface LedgerEntry extends Pick<FiledRecord, 'file' | 'page' | 'altered' | 'notDerived'> {
  readonly kind: string;
  /** True if it deals, so that another attempt may come out otherwise. */
  readonly deals: boolean;
  /** The id of its subject; records with the same id are of one subject. */
  readonly id: string;
  /** SHA-256 of the subject with its code; null where there is none. */
  readonly subject: string | null;
  /** SHA-256 of every file that the subject was made of, in order and joined; empty where there are none. */
  readonly code: string;
  /** ISO 8601, as the record's run has it. */
  readonly startedAt: string;
  /** The time when it was written, in milliseconds of Unix time, as far as its run tells. */
  readonly writtenAt: number;
  /** The words for its verdict; for an altered record, its claim. */
  readonly verdict: { readonly look: Look; readonly kind: string; readonly words: string; readonly size: string | null };
  readonly plan: string;
  readonly seedOrigin: SeedOrigin | null;
  readonly digest: string;
  readonly signature: SignatureState;
  /** The number of records of its subject in its folder when it was written; null where nobody counted. */
  readonly counted: number | null;
}

export function ledgerEntry({ altered, file, files, line, notDerived, page, record, signature, subject }: FiledLine): LedgerEntry {
  const { core, digest, run } = record;
  return {
    file,
    page,
    altered,
    notDerived,
    kind: core.kind,
    deals: line.deals,
    id: line.id,
    subject,
    code: files.map(({ sha256 }) => sha256).join(' '),
    startedAt: run.startedAt,
    writtenAt: Date.parse(run.startedAt) + run.elapsedMs,
    verdict: { look: LOOK[core.verdict.kind], kind: core.verdict.kind, ...line.verdict },
    plan: line.plan,
    seedOrigin: run.seedOrigin ?? null,
    digest,
    signature,
    counted: run.earlierRecords ?? null,
  };
}
