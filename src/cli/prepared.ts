import type { Evidence, EvidenceCore, Plan } from '../core/record/evidence.js';
import type { AnyRecord } from '../core/record/record.js';
import type { SequentialPlan } from '../core/record/sequential.js';
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

/**
 * What a wing does for one command as it was typed, every value checked. A command asks for some of it alone, and the rest it passes over: each field says
 * which commands ask. `run --until-decided` asks for `instead` and `seed`.
 */
export interface Prepared {
  /**
   * Runs in the place of `run`, `log`, `compare`, `plan`, `report`, `verify` or `merge`. It is handed what all wings do for the command, with what a later
   * one would run in its place, and returns the exit code.
   */
  readonly instead?: (joined: Joined) => Promise<number>;
  /** Of `run`, `log` and `plan --out`: what the plan of an audit is made with unless something else was typed. Throws E_USAGE for outcomes it is not for. */
  readonly wishes?: (outcome: Outcome) => Partial<Wishes>;
  /** Of `run` and `plan --out`: the seed that follows from what is planned, in place of one that is typed or drawn. Throws E_USAGE. */
  readonly seed?: (subject: Subject, plan: Plan | SequentialPlan) => Seed;
  /** Of `run`, `log` and `plan --out`: what the record of an audit says of its run. */
  readonly facts?: RunFacts;
  /** Of `log`: looks into a log once its audit is made. */
  readonly inspectLog?: (log: AuditedLog) => Promise<LogFindings>;
  /** Of `verify`: what is checked of a record before anything that it names is run. */
  readonly checks?: (read: ReadRecord) => Promise<readonly Check[]>;
  /** Of `report`: the file that says whose signatures are believed. */
  readonly policy?: string;
  /** Of `run`, `log` and `merge`: what is laid beside the record of an audit. */
  readonly papers?: (record: AnyRecord) => readonly Paper[];
  /** Of `merge`: holds what was typed against what a plan that was written before says of its run. Throws E_USAGE. */
  readonly checkPlanned?: (run: RunFacts) => void;
  /** Of `report`: ways to render a record, by the names that `formats` of the wing lists. */
  readonly formats?: Readonly<Record<string, Format>>;
  /** Of `run`, `log` and `merge`: what is printed beneath what came of an audit; `files`: the logs it was read from, as they were named. */
  readonly lines?: (record: Evidence, files: readonly string[]) => readonly string[];
}

/** A way to render a record; it goes to a file always, or only where a folder is named. */
export interface Format {
  readonly ending: string;
  readonly toFile?: true;
  readonly render: (record: AnyRecord, told: RecordNotes) => string | Promise<string | Uint8Array>;
}

/** What all wings do for one command. */
export type Joined = Omit<Required<Prepared>, 'instead' | 'seed' | 'policy'> &
  Pick<Prepared, 'seed' | 'policy'> & { readonly instead?: () => Promise<number> };
