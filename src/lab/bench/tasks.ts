import type { SaidOfLog } from '../../engine/log/said-of-log.js';
import type { Port } from '../sandbox/link.js';
import type { ChosenFile } from './log/chosen-log.js';

/** What deals: a source by the name that the command line knows, or a function in its sandbox. */
export type BenchSubject = { readonly kind: 'named'; readonly name: string } | { readonly kind: 'own'; readonly port: Port };

/** Deals to be made, as `shuffle-audit run` is asked for them. */
export interface DealsAsked {
  /** Cards. */
  readonly n: number;
  readonly seed: string;
  /** Deals; null where as many as are needed. */
  readonly trials: number | null;
}

/** Recorded deals to be read, as `shuffle-audit log` is asked for them. */
export interface LogAsked {
  readonly kind: 'log';
  /** In the order in which they are read. */
  readonly files: readonly ChosenFile[];
  readonly said: SaidOfLog;
}

/** An audit to run, as the command line runs one. */
export interface AuditAsked {
  readonly of: (DealsAsked & { readonly kind: 'deals'; readonly source: BenchSubject }) | LogAsked;
  /** The version of this program, as records name it. */
  readonly version: string;
  /** The browser, where records name what ran. */
  readonly engine: string;
}

/** How far it is: which sample, and how many of its deals; or how many bytes of a log have been read. */
export interface AuditProgress {
  readonly role: string;
  readonly done: number;
  readonly total: number;
}

/** The role of a log that is read for the first time. */
export const READING = 'reading';

/** That of a biased log that is read once more, for where it turned. */
export const TURNING = 'turning';

/** What an audit ended with. */
export interface AuditMade {
  /** As the command line writes both. */
  readonly record: string;
  readonly page: string;
  /** As it prints it. */
  readonly summary: string;
  /** Of a log, how it was read, and the rows that were left out, as the command line prints and writes them; empty where there is nothing to say. */
  readonly read: readonly string[];
  readonly rejects: string;
  /** What the files are called, without their endings. */
  readonly name: string;
}

/** From the bench's worker to the page. */
export type BenchMessage =
  | { readonly progress: AuditProgress }
  | { readonly made: AuditMade }
  | { readonly failed: string; readonly hint: string };
