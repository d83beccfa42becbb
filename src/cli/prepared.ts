import type { Evidence, EvidenceCore } from '../core/record/evidence.js';
import type { AnyRecord } from '../core/record/record.js';
import type { Outcome } from '../core/subject/outcome.js';
import type { Subject } from '../core/subject/subject.js';
import type { LogSubject } from '../engine/log/log-subject.js';
import type { ReadLog } from '../engine/log/read-log.js';
import type { Wishes } from '../engine/plan/make-plan.js';
import type { Check } from '../engine/verify/check.js';
import type { RecordNotes } from '../page/words/record-notes.js';
import type { Paper, ReadRecord } from '../records/additions.js';
import type { RunFacts } from '../records/sealing.js';
import type { Seed } from './seed/seed-of.js';

export interface AuditedLog {
  readonly read: ReadLog;
  readonly subject: LogSubject;
  readonly core: EvidenceCore;
}

export interface LogFindings {
  /** Facts about it for the record. */
  readonly facts?: RunFacts;
  /** Plain text printed after the output of `log`. */
  readonly lines?: readonly string[];
}

/** A deal that is planned, its seed not yet known: a subject as its record names it, and the plan, whatever kind of audit it is of. */
export interface Planned {
  readonly subject: Pick<Subject, 'id' | 'replayable'> & { readonly origin: object };
  readonly plan: object;
}

/**
 * The contributions of a wing to one command as it was typed, every value checked. A command uses only some of them: each field says which commands do.
 * `run --until-decided`, and a wing that runs in place of `run`, use `seed` and refuse the options that `shaping` names.
 */
export interface Prepared {
  /**
   * Runs instead of `run`, `prove`, `log`, `compare`, `plan`, `report`, `verify` or `merge`. It gets the contributions of all wings to the command, with the
   * function that a later wing would run in its place, and returns the exit code.
   */
  readonly instead?: (joined: Joined) => Promise<number>;
  /** Returns defaults for the plan of an audit (`run`, `log` and `plan --out`). Throws E_USAGE for outcomes it does not apply to. */
  readonly wishes?: (outcome: Outcome) => Partial<Wishes>;
  /** Returns a seed derived from the plan, in place of one that is typed or drawn (`run` and `plan --out`). Throws E_USAGE. */
  readonly seed?: (planned: Planned) => Seed;
  /** Describes, for `run`, the deals that `instead` will make. Throws what it throws before it deals. */
  readonly planned?: (added: Pick<Joined, 'shaping'>) => Promise<Planned>;
  /** Facts about the run for the record of an audit (`run`, `log` and `plan --out`). */
  readonly facts?: RunFacts;
  /** Inspects a log once its audit is made (`log`). */
  readonly inspectLog?: (log: AuditedLog) => Promise<LogFindings>;
  /** Checks a record before anything it names is run (`verify`). */
  readonly checks?: (read: ReadRecord) => Promise<readonly Check[]>;
  /** The file that lists the trusted signers (`report`). */
  readonly policy?: string;
  /** Returns the files to write beside the record of an audit (`run`, `log` and `merge`). */
  readonly papers?: (record: AnyRecord) => readonly Paper[];
  /** Compares what was typed with what an earlier plan says of its run (`merge`). Throws E_USAGE. */
  readonly checkPlanned?: (run: RunFacts) => void;
  /** Formats to render a record in, by the names that the wing lists in `formats` (`report`). */
  readonly formats?: Readonly<Record<string, Format>>;
  /** Returns lines printed below the result of an audit (`run`, `log` and `merge`); `files`: the logs it was read from, as they were named. */
  readonly lines?: (record: Evidence, files: readonly string[]) => readonly string[];
}

/** A format to render a record in. It is written to a file always, or only if a folder is named. */
export interface Format {
  readonly ending: string;
  readonly toFile?: true;
  readonly render: (record: AnyRecord, told: RecordNotes) => string | Promise<string | Uint8Array>;
}

/** The joined contributions of all wings to one command. */
export type Joined = Omit<Required<Prepared>, 'instead' | 'planned' | 'seed' | 'policy'> &
  Pick<Prepared, 'planned' | 'seed' | 'policy'> & {
    readonly instead?: () => Promise<number>;
    /** The first option typed of those by which a wing shapes an audit of fixed size: its plan, what its record says, what lies beside it, or what is printed. */
    readonly shaping: string | undefined;
  };
