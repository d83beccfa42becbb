import type { Plan, RunInfo } from '../core/record/evidence.js';
import type { AnyCore, AnyRecord } from '../core/record/record.js';
import { installLayouts, type Layouts } from '../engine/log/layouts.js';
import type { Check } from '../engine/verify/check.js';
import { installOpeners, type SourceOpener } from '../host/added-sources.js';
import { installProgramProver, type ProgramProver } from '../host/prove/program-prover.js';
import type { RecordNotes } from '../page/words/record-notes.js';

export interface ReadRecord {
  readonly file: string;
  readonly text: string;
  readonly record: AnyRecord;
}

/** A page that a wing lays beside a record, under its name. */
export interface Paper {
  /** The name of its kind, a word: `document`. `report --format` takes it to write the page again. */
  readonly called: string;
  /** The ending of its file, after the name of the record without its own ending: `.document.hi.html`. */
  readonly ending: string;
  render(told: RecordNotes): string | Promise<string>;
}

/**
 * The state of a record's signature. 'not-checked': one lies beside it, and no policy says whose is trusted. 'allowed': there is none, and a policy
 * asks for none. 'refused': by a policy. 'altered': it, or the record after it was signed.
 */
export type SignatureState =
  | { readonly kind: 'unsigned' | 'allowed' }
  | { readonly kind: 'not-checked'; readonly key: string }
  /** The signer, the time and the key. */
  | { readonly kind: 'held'; readonly said: string }
  | { readonly kind: 'malformed' | 'refused' | 'altered'; readonly reason: string };

/** The record of an audit whose subject broke its contract, so that there is nothing to test. */
export interface BrokenCore extends AnyCore {
  readonly plan: { readonly seed: string };
  readonly subject: NonNullable<AnyCore['subject']>;
  readonly verdict: { readonly kind: 'broken' };
}

/** A record, or one that is about to be sealed: its core, and what its run says of a document. */
export interface Documented {
  readonly core: AnyCore;
  readonly run: Pick<RunInfo, 'document' | 'foretold'>;
}

type PlannedDeals = Pick<Plan, 'seed' | 'n' | 'trials'>;

/** The additions of a wing to what is known of any record. */
export interface RecordAdditions {
  /** Checks the parts of a record beside its core by making them again from the record alone. */
  checks?(record: AnyRecord): Promise<readonly Check[]>;
  /** Checks the facts of its run by making them again from the files that were read, found relative to `cwd`. Throws what finding them throws. */
  redo?(record: AnyRecord, cwd: string): Promise<readonly Check[]>;
  /** The core of a record for an error that ended an audit; null where none is made of it. */
  brokenCore?(error: unknown, plan: PlannedDeals): Promise<BrokenCore | null>;
  /** Openers for kinds of source that the house cannot open. */
  readonly openers?: readonly SourceOpener[];
  programProver?(): Promise<ProgramProver>;
  /** The readings of logs that are more than a deal a line, and the kinds of files. */
  layouts?(): Promise<Layouts>;
  /** The endings of the files that it may lay beside a record, after the record's name: those of an earlier record are removed with it. */
  readonly paperEndings?: readonly string[];
  /** The pages that it may have laid beside this record. */
  papers?(record: AnyRecord): readonly Paper[];
  /** Reads the other records in a record's folder for findings about its subject, where the record does not name them itself. */
  beside?(record: Documented, folder: string): Promise<Pick<RunInfo, 'foretold'>>;
  /** The state of a signature beside the record, checked against the file `policy` where one is named. `now`: milliseconds of Unix time. */
  signature?(read: ReadRecord, policy: string | null, now: number): Promise<SignatureState>;
}

let added: readonly RecordAdditions[] = [];

/** Installs the additions of the wings in place of any earlier ones: once, before the first record is read. */
export function installAdditions(additions: readonly RecordAdditions[]): void {
  added = additions;
  installOpeners(additions.flatMap(({ openers = [] }) => openers));
  installProgramProver(additions.find(({ programProver }) => programProver)?.programProver);
  installLayouts(additions.find(({ layouts }) => layouts)?.layouts ?? null);
}

/** The checks that the wings add for a record, each in its turn. */
export async function addedChecks(record: AnyRecord): Promise<readonly Check[]> {
  const found: Check[] = [];
  for (const { checks } of added) found.push(...((await checks?.(record)) ?? []));
  return found;
}

/** The checks that the wings make again from files, each in its turn. Throws what finding the files throws. */
export async function redoneChecks(record: AnyRecord, cwd: string): Promise<readonly Check[]> {
  const found: Check[] = [];
  for (const { redo } of added) found.push(...((await redo?.(record, cwd)) ?? []));
  return found;
}

/** The core of an audit, or of the record of the error that ended it. Throws an error of which no wing makes a record. */
export async function auditedOrBroken<Core>(audited: Promise<Core>, plan: PlannedDeals): Promise<Core | BrokenCore> {
  try {
    return await audited;
  } catch (error) {
    for (const { brokenCore } of added) {
      const core = await brokenCore?.(error, plan);
      if (core) return core;
    }
    throw error;
  }
}

/** The endings of the files that wings lay beside a record, after its name. */
export function paperEndings(): readonly string[] {
  return added.flatMap((one) => one.paperEndings ?? []);
}

/** The pages that wings may have laid beside a record. */
export function papersOf(record: AnyRecord): readonly Paper[] {
  return added.flatMap((one) => one.papers?.(record) ?? []);
}

/** The findings of wings about a record's subject in other records of its folder. */
export async function foundBeside(record: Documented, folder: string): Promise<Pick<RunInfo, 'foretold'>> {
  const found: Pick<RunInfo, 'foretold'> = {};
  for (const { beside } of added) Object.assign(found, await beside?.(record, folder));
  return found;
}

/** The state of a record's signature: unsigned, where nothing here reads signatures. */
export async function signatureOf(read: ReadRecord, policy: string | null, now: number): Promise<SignatureState> {
  for (const { signature } of added) if (signature) return signature(read, policy, now);
  return { kind: 'unsigned' };
}
