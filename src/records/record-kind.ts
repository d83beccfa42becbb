import type * as z from 'zod';
import type { Sealed } from '../core/record/evidence.js';
import type { AnySource, Origin } from '../core/record/origin.js';
import type { AnyCore, AnyRecord } from '../core/record/record.js';
import type { SubjectFile } from '../core/record/subject-files.js';
import type { Running } from '../engine/audit/run-audit.js';
import type { Check } from '../engine/verify/check.js';
import type { RecordPages } from '../page/record-pages.js';

export interface Again {
  /** The folder from which functions and files are resolved. */
  readonly cwd: string;
  /** The folder of the record, with the files written beside it. */
  readonly beside: string;
  readonly running: Running;
  /** Reads another record strictly and derives its numbers again. Throws E_INPUT_MISSING, E_EVIDENCE_SYNTAX, E_EVIDENCE_SCHEMA, E_VERIFY. */
  read(file: string): Promise<AnyRecord>;
}

/** Deals of a record that each follow from its plan. */
export interface Replayable {
  readonly origin: Origin;
  readonly plan: { readonly seed: string; readonly n: number; readonly blockSize: number; readonly trials: number };
}

/** The reason why single deals of a kind of record cannot be replayed. */
export interface Unreplayable {
  readonly reason: string;
  /** `$FILE` stands for the record's file. */
  readonly hint: string;
}

/**
 * One kind of record, and all that the house asks of it: `verify`, `report`, the index of a folder, signing and the library know no kind by name. One
 * file in `records/kinds/`, or a wing, defines it; `registry.ts` lists them.
 */
export interface RecordKind<Core extends AnyCore = AnyCore> {
  readonly kind: Core['kind'];
  /** Strict: unknown fields are refused. */
  readonly schema: z.ZodType<Sealed<Core>>;
  /**
   * The reason why a record that fits the schema is still invalid, a clause after the file's name; null where it is valid. Absent where the schema
   * says all.
   */
  contradiction?(core: Core): string | null;
  /** The subjects whose code `redo` may run, each with its name beside the record: '' for its own. Absent for a kind that runs nobody's code. */
  runs?(core: Core): readonly { readonly called: string; readonly origin: Origin<AnySource> }[];
  /** The files that its subject was made of, or was read from. */
  files(core: Core): readonly SubjectFile[];
  /** The deals that can be replayed one by one, or the reason why none can: a clause after the file's name, and what to do instead. */
  replay(core: Core): Replayable | Unreplayable;
  /** A file beside the record, relative to it, that describes the records it keeps elsewhere; absent where it keeps none. */
  manifest?(core: Core): string;
  /** True if `redo` makes everything in the record again, by its origin, whatever the record calls it. */
  isRedone(core: Core): boolean;
  /** Derives every number and the verdict again from the counts, without dealing. Absent where that takes all the work anew. */
  derive?(record: Sealed<Core>): Promise<readonly Check[]>;
  /** Makes everything again: deals, proves or reads it. Throws what finding the subject throws where that says nothing of the record. */
  redo(record: Sealed<Core>, again: Again): Promise<readonly Check[]>;
  pages(): Promise<RecordPages<Core>>;
}
