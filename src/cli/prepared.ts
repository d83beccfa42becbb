import type { Evidence, EvidenceCore, Plan } from '../core/evidence.js';
import type { Outcome } from '../core/outcome.js';
import type { AnyRecord } from '../core/record.js';
import type { SequentialPlan } from '../core/sequential.js';
import type { Subject } from '../core/subject.js';
import type { LogSubject } from '../engine/log/log-subject.js';
import type { ReadLog } from '../engine/log/read-log.js';
import type { Wishes } from '../engine/plan/make-plan.js';
import type { Check } from '../engine/verify/check.js';
import type { Told } from '../page/words/told.js';
import type { Paper, ReadRecord } from '../records/additions.js';
import type { RunFacts } from '../records/sealing.js';
import type { Seed } from './seed/seed-of.js';

/** A log whose audit is made. */
export interface AuditedLog {
  readonly read: ReadLog;
  readonly subject: LogSubject;
  readonly core: EvidenceCore;
}

/** What was found in a log beside its audit. */
export interface LogFindings {
  /** What the record says of it. */
  readonly facts?: RunFacts;
  /** Plain text that follows all that `log` says. */
  readonly lines?: readonly string[];
}

/** What a wing does for one command as it was typed, every value checked. */
export interface Prepared {
  /**
   * Runs in the place of the command; is handed what all wings do for it, with what a later one would run in its place, and returns the exit code.
   */
  readonly instead?: (joined: Joined) => Promise<number>;
  /** What the plan of an audit is made with unless something else was typed. Throws E_USAGE for outcomes it is not for. */
  readonly wishes?: (outcome: Outcome) => Partial<Wishes>;
  /** The seed that follows from what is planned, in place of one that is typed or drawn. Throws E_USAGE. */
  readonly seed?: (subject: Subject, plan: Plan | SequentialPlan) => Seed;
  /** What the record of an audit says of its run. */
  readonly facts?: RunFacts;
  /** Looks into a log once its audit is made. */
  readonly inspectLog?: (log: AuditedLog) => Promise<LogFindings>;
  /** What is checked of a record before anything that it names is run. */
  readonly checks?: (read: ReadRecord) => Promise<readonly Check[]>;
  /** The file that says whose signatures are believed. */
  readonly policy?: string;
  /** What is laid beside the record of an audit. */
  readonly papers?: (record: AnyRecord) => readonly Paper[];
  /** Holds what was typed against what a plan that was written before says of its run. Throws E_USAGE. */
  readonly checkPlanned?: (run: RunFacts) => void;
  /** Ways to render a record, by the names that `formats` of the wing lists. */
  readonly formats?: Readonly<Record<string, Format>>;
  /** What the command prints beneath what came of an audit; `files`: those it was read from, as they were named. */
  readonly lines?: (record: Evidence, files: readonly string[]) => readonly string[];
}

/** A way to render a record; it goes to a file always, or only where a folder is named. */
export interface Format {
  readonly ending: string;
  readonly toFile?: true;
  readonly render: (record: AnyRecord, told: Told) => string | Promise<string | Uint8Array>;
}

/** What all wings do for one command. */
export type Joined = Omit<Required<Prepared>, 'instead' | 'seed' | 'policy'> &
  Pick<Prepared, 'seed' | 'policy'> & { readonly instead?: () => Promise<number> };
