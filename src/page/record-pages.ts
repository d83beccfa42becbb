import type { Sealed } from '../core/record/evidence.js';
import type { AnyCore } from '../core/record/record.js';
import type { RecordNotes } from './words/record-notes.js';

/** The printers for the records of one kind. They get records that were checked. */
export interface RecordPages<Core extends AnyCore = AnyCore> {
  html(record: Sealed<Core>, told: RecordNotes): Promise<string> | string;
  text(record: Sealed<Core>, told: RecordNotes): string;
  /** The few lines that the command ends with; the first is the verdict. */
  summary(record: Sealed<Core>): string;
  junit(record: Sealed<Core>, told: RecordNotes): string;
  markdown(record: Sealed<Core>, told: RecordNotes): string;
  line(record: Sealed<Core>): RecordLine;
}

/** The entry of one record in the index of a folder. */
export interface RecordLine {
  /** The id of its subject; records with the same id are of one subject. */
  readonly id: string;
  /** True if it deals, so that luck decides and another attempt may come out otherwise; a proof comes out the same every time. */
  readonly deals: boolean;
  /** The plan in a few words: "52 cards, 20,000 deals, battery standard, detect 1 %". */
  readonly plan: string;
  readonly verdict: ShortVerdict;
  /** Records of its own, which its page tells and the index does not repeat: files relative to the record's folder. */
  readonly keeps?: readonly { readonly file: string; readonly digest: string }[];
}

/** A verdict for a table, with the smallest size that would have been seen, or the statement that was proved. */
export interface ShortVerdict {
  readonly words: string;
  readonly size: string | null;
}

export const AUDITED = { biased: 'Biased', 'no-bias-found': 'No bias found', inconclusive: 'Cannot tell' } as const;
/** The names of verdicts settled without luck, or by very many audits. */
export const SETTLED = { holds: 'Holds', fails: 'Fails', inconclusive: 'Cannot tell' } as const;
/** The names of a proof's verdicts in a table. */
export const PROVED = { holds: 'Proved even', fails: 'Proved uneven' } as const;
