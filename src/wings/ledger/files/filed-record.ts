import type { AnyRecord } from '../../../core/record/record.js';
import type { SubjectFile } from '../../../core/record/subject-files.js';
import type { SignatureState } from '../../../records/additions.js';

/** A record as it lies in a folder, and what reading it strictly came to. */
export interface FiledRecord {
  /** Where it lies below the folder, its parts told apart by `/`. */
  readonly file: string;
  /** The page of its name beside it, in the same way; null where none lies there. */
  readonly page: string | null;
  readonly record: AnyRecord;
  /** Why it is not what it says, a clause; null where nothing is against it. */
  readonly altered: string | null;
  /** Why its numbers were not derived again, a clause; null where they were, or where it is altered. */
  readonly notDerived: string | null;
  /** Every file that the subject was made of, or was read from. */
  readonly files: readonly SubjectFile[];
  /** SHA-256 of the subject as the record names it; null where it has none. */
  readonly subject: string | null;
  readonly signature: SignatureState;
}

/** A file that was looked at and is no record, and why, a clause. */
export interface OtherFile {
  readonly file: string;
  readonly reason: string;
  /** Whether a run may have counted it among the records of a subject: of which one it tells all the same, or that it was not read. */
  readonly mayCount: { readonly of: string } | 'unread' | null;
}
