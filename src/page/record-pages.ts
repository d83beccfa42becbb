import type { Sealed } from '../core/record/evidence.js';
import type { AnyCore } from '../core/record/record.js';
import type { RecordNotes } from './words/record-notes.js';

/** How the records of one kind are told. What is handed in was checked. */
export interface RecordPages<Core extends AnyCore = AnyCore> {
  html(record: Sealed<Core>, told: RecordNotes): Promise<string> | string;
  text(record: Sealed<Core>, told: RecordNotes): string;
  /** The few lines that the command ends with; the first is the verdict. */
  summary(record: Sealed<Core>): string;
  junit(record: Sealed<Core>, told: RecordNotes): string;
  markdown(record: Sealed<Core>, told: RecordNotes): string;
  /** The record as a line of the index of a folder. */
  line(record: Sealed<Core>): RecordLine;
}

/** What the index of a folder says of one record. */
export interface RecordLine {
  /** What it is about; records with the same id are of one subject. */
  readonly id: string;
  /** Whether it deals, so that luck decides and another attempt may come out otherwise; a proof comes out the same every time. */
  readonly deals: boolean;
  /** What it set out to do, in a few words: "52 cards, 20,000 deals, battery standard, detect 1 %". */
  readonly plan: string;
  readonly verdict: ShortVerdict;
  /** Records of its own, which its page tells and the index does not tell again: files from where the record lies. */
  readonly keeps?: readonly { readonly file: string; readonly digest: string }[];
}

/** A verdict for a table, and what goes with it: the smallest size that would have been seen, or what was proved. */
export interface ShortVerdict {
  readonly words: string;
  readonly size: string | null;
}

/** What a verdict of an audit is called in a table. */
export const AUDITED = { biased: 'Biased', 'no-bias-found': 'No bias found', inconclusive: 'Cannot tell' } as const;
/** The same of what is settled without luck, or by very many audits. */
export const SETTLED = { holds: 'Holds', fails: 'Fails', inconclusive: 'Cannot tell' } as const;
/** The same of a proof. */
export const PROVED = { holds: 'Proved even', fails: 'Proved uneven' } as const;
