import type * as z from 'zod';
import type { Sealed } from '../core/record/evidence.js';
import type { AnySource, Origin } from '../core/record/origin.js';
import type { AnyCore, AnyRecord } from '../core/record/record.js';
import type { SubjectFile } from '../core/record/subject-files.js';
import type { Running } from '../engine/audit/run-audit.js';
import type { Check } from '../engine/verify/check.js';
import type { RecordPages } from '../page/record-pages.js';

/** Where and how a record is made again. */
export interface Again {
  /** The folder from which functions and files are looked for. */
  readonly cwd: string;
  /** The folder in which the record lies, with what was written beside it. */
  readonly beside: string;
  readonly running: Running;
  /** Reads another record strictly and derives its numbers again. Throws E_INPUT_MISSING, E_EVIDENCE_SYNTAX, E_EVIDENCE_SCHEMA, E_VERIFY. */
  read(file: string): Promise<AnyRecord>;
}

/** Deals of a record that follow from its plan one by one. */
export interface Replayable {
  readonly origin: Origin;
  readonly plan: { readonly seed: string; readonly n: number; readonly blockSize: number; readonly trials: number };
}

/** Why no deal of a kind of record is replayed by itself. */
export interface Unreplayable {
  readonly reason: string;
  /** `$FILE` stands for the record's. */
  readonly hint: string;
}

/**
 * One kind of record, and all that the house asks of it: `verify`, `report`, the index of a folder, signing and the library know no kind by name. One
 * file in `records/kinds/`, or a wing, says it; `registry.ts` lists them.
 */
export interface RecordKind<Core extends AnyCore = AnyCore> {
  readonly kind: Core['kind'];
  /** Strict: unknown fields are refused. */
  readonly schema: z.ZodType<Sealed<Core>>;
  /** Why a record that fits the schema is none all the same, a clause after the file's name; null where it is one. Absent where the schema says all. */
  contradiction?(core: Core): string | null;
  /** The subjects whose code `redo` may run, each with what it is called beside the record: '' for its own. Absent of a kind that runs nobody's code. */
  runs?(core: Core): readonly { readonly called: string; readonly origin: Origin<AnySource> }[];
  /** Every file that its subject was made of, or was read from. */
  files(core: Core): readonly SubjectFile[];
  /** The deals that can be replayed one by one, or why none can: a clause after the file's name, and what to do instead. */
  replay(core: Core): Replayable | Unreplayable;
  /** A file beside the record that tells of the records it keeps elsewhere, from where the record lies; absent where it keeps none. */
  manifest?(core: Core): string;
  /** Whether `redo` makes everything in the record again, by its origin, whatever the record calls it. */
  isRedone(core: Core): boolean;
  /** Every number and the verdict again from what was counted, without dealing. Absent where that takes all the work anew. */
  derive?(record: Sealed<Core>): Promise<readonly Check[]>;
  /** Everything again: dealt, proved or read. Throws what finding the subject throws where that says nothing of the record. */
  redo(record: Sealed<Core>, again: Again): Promise<readonly Check[]>;
  /** Loads how it is told. */
  pages(): Promise<RecordPages<Core>>;
}
