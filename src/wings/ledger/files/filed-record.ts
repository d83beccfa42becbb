import type { AnyRecord } from '../../../core/record/record.js';
import type { SubjectFile } from '../../../core/record/subject-files.js';
import type { SignatureState } from '../../../records/additions.js';

/** A record in a folder, with the result of reading it strictly. */
export interface FiledRecord {
  /** The path below the folder, its parts separated by `/`. */
  readonly file: string;
  /** The page with its name beside it, as a path of the same form; null where there is none. */
  readonly page: string | null;
  readonly record: AnyRecord;
  /** The way in which it was altered, a clause; null where nothing suggests that. */
  readonly altered: string | null;
  /** The reason why its numbers were not derived again, a clause; null where they were, or where it is altered. */
  readonly notDerived: string | null;
  /** The files that the subject was made of, or was read from. */
  readonly files: readonly SubjectFile[];
  /** SHA-256 of the subject as the record names it; null where it has none. */
  readonly subject: string | null;
  readonly signature: SignatureState;
}

/** A file that turned out to be no record, with the reason, a clause. */
export interface OtherFile {
  readonly file: string;
  readonly reason: string;
  /** The id of the subject among whose records a run may have counted it, or 'unread' where it could not be read; null where no run counts it. */
  readonly mayCount: { readonly of: string } | 'unread' | null;
}
