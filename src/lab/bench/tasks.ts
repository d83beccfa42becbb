import type { Port } from '../sandbox/link.js';

/** What deals: a source by the name that the command line knows, or a function in its sandbox. */
export type Dealt = { readonly kind: 'named'; readonly name: string } | { readonly kind: 'own'; readonly port: Port };

/** An audit to run, as the command line runs one. */
export interface AuditAsked {
  readonly source: Dealt;
  /** Cards. */
  readonly n: number;
  readonly seed: string;
  /** Deals; null where as many as are needed. */
  readonly trials: number | null;
  /** The version of this program, as records name it. */
  readonly version: string;
  /** The browser, where records name what ran. */
  readonly engine: string;
}

/** How far it is: which sample, and how many of its deals. */
export interface AuditProgress {
  readonly role: string;
  readonly done: number;
  readonly total: number;
}

/** What an audit ended with. */
export interface AuditMade {
  /** As the command line writes both. */
  readonly record: string;
  readonly page: string;
  /** As it prints it. */
  readonly summary: string;
  /** What both are called, without their endings. */
  readonly name: string;
}

/** From the bench's worker to the page. */
export type FromBench =
  | { readonly progress: AuditProgress }
  | { readonly made: AuditMade }
  | { readonly failed: string; readonly hint: string };
