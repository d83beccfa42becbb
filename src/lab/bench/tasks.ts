import type { SaidOfLog } from '../../engine/log/said-of-log.js';
import type { Port } from '../sandbox/link.js';
import type { ChosenFile } from './log/chosen-log.js';

/** The maker of the deals: a source by the name that the command line knows, or a function in its sandbox. */
export type BenchSubject = { readonly kind: 'named'; readonly name: string } | { readonly kind: 'own'; readonly port: Port };

/** Deals to be made, with the options of `shuffle-audit run`. */
export interface DealsAsked {
  readonly n: number;
  readonly seed: string;
  /** The number of deals; null where as many as are needed. */
  readonly trials: number | null;
}

/** Recorded deals to be read, with the options of `shuffle-audit log`. */
export interface LogAsked {
  readonly kind: 'log';
  /** Files in the order in which they are read. */
  readonly files: readonly ChosenFile[];
  readonly said: SaidOfLog;
}

export interface AuditAsked {
  readonly of: (DealsAsked & { readonly kind: 'deals'; readonly source: BenchSubject }) | LogAsked;
  readonly version: string;
  /** The browser's name, in the place where records name the engine. */
  readonly engine: string;
}

/** The progress: which sample, and how many of its deals; or how many bytes of a log have been read. */
export interface AuditProgress {
  readonly role: string;
  readonly done: number;
  readonly total: number;
}

/** The role of a log that is read for the first time. */
export const READING = 'reading';

/** The role of a biased log that is read once more, to find where it turned. */
export const TURNING = 'turning';

export interface AuditMade {
  /** The record as the command line writes it. */
  readonly record: string;
  readonly page: string;
  /** The summary as the command line prints it. */
  readonly summary: string;
  /** Lines on how a log was read, and the rows that were left out, as the command line prints and writes them; empty where there is nothing to say. */
  readonly read: readonly string[];
  readonly rejects: string;
  /** The name of the files, without their endings. */
  readonly name: string;
}

/** A message from the bench's worker to the page. */
export type BenchMessage =
  | { readonly progress: AuditProgress }
  | { readonly made: AuditMade }
  | { readonly failed: string; readonly hint: string };
