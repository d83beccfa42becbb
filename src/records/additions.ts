import type { Plan } from '../core/record/evidence.js';
import type { AnyCore, AnyRecord } from '../core/record/record.js';
import type { Check } from '../engine/verify/check.js';
import { installOpeners, type SourceOpener } from '../host/added-sources.js';
import { installProgramProver, type ProgramProver } from '../host/prove/program-prover.js';
import type { RecordNotes } from '../page/words/record-notes.js';

/** A record as it was read, and where. */
export interface ReadRecord {
  readonly file: string;
  readonly text: string;
  readonly record: AnyRecord;
}

/** A page that a wing lays beside a record, under its name. */
export interface Paper {
  /** What it is, in a word: `document`. `report --format` writes it again by that. */
  readonly called: string;
  /** What follows the name of the record without its own ending: `.document.hi.html`. */
  readonly ending: string;
  /** The page, made of the record alone. */
  render(told: RecordNotes): string | Promise<string>;
}

/**
 * What is known of the signature of a record. 'not-checked': one lies beside it, and no policy said whose is believed. 'allowed': there is none, and a
 * policy asks for none. 'refused': by a policy. 'altered': it, or the record after it was signed.
 */
export type SignatureState =
  | { readonly kind: 'unsigned' | 'allowed' }
  | { readonly kind: 'not-checked'; readonly key: string }
  /** By whom, when and with which key. */
  | { readonly kind: 'held'; readonly said: string }
  | { readonly kind: 'malformed' | 'refused' | 'altered'; readonly reason: string };

/** What the record says of an audit whose subject broke its contract, so that there is nothing to test. */
export interface BrokenCore extends AnyCore {
  readonly plan: { readonly seed: string };
  readonly subject: NonNullable<AnyCore['subject']>;
  readonly verdict: { readonly kind: 'broken' };
}

/** What was planned of an audit. */
type PlannedDeals = Pick<Plan, 'seed' | 'n' | 'trials'>;

/** What a wing adds to what is known of any record. */
export interface RecordAdditions {
  /** What a record says of itself beside its core, made again from the record alone. */
  checks?(record: AnyRecord): Promise<readonly Check[]>;
  /** What it says so of its run, made again from the files that were read, which are looked for from `cwd`. Throws what finding them throws. */
  redo?(record: AnyRecord, cwd: string): Promise<readonly Check[]>;
  /** What an error in which an audit ended says as a record; null where it is one of which none is made. */
  brokenCore?(error: unknown, plan: PlannedDeals): Promise<BrokenCore | null>;
  /** What opens kinds of source that the house does not. */
  readonly openers?: readonly SourceOpener[];
  /** Loads what proves programs. */
  programProver?(): Promise<ProgramProver>;
  /** What every file may end with that it lays beside a record, after the record's name: those of an earlier record go with it. */
  readonly paperEndings?: readonly string[];
  /** The pages that it may have laid beside this record. */
  papers?(record: AnyRecord): readonly Paper[];
  /** Who says so: what is known of a signature beside the record, held against the file `policy` where one is named. `now`: milliseconds of Unix time. */
  signature?(read: ReadRecord, policy: string | null, now: number): Promise<SignatureState>;
}

let added: readonly RecordAdditions[] = [];

/** Takes what the wings add in place of whatever was added before: once, before the first record is read. */
export function installAdditions(additions: readonly RecordAdditions[]): void {
  added = additions;
  installOpeners(additions.flatMap(({ openers = [] }) => openers));
  installProgramProver(additions.find(({ programProver }) => programProver)?.programProver);
}

/** What the wings check of a record, each in its turn. */
export async function addedChecks(record: AnyRecord): Promise<readonly Check[]> {
  const found: Check[] = [];
  for (const { checks } of added) found.push(...((await checks?.(record)) ?? []));
  return found;
}

/** What the wings make again of a record from files, each in its turn. Throws what finding them throws. */
export async function redoneChecks(record: AnyRecord, cwd: string): Promise<readonly Check[]> {
  const found: Check[] = [];
  for (const { redo } of added) found.push(...((await redo?.(record, cwd)) ?? []));
  return found;
}

/** What an audit comes to, or what the record of the error says in which it ended. Throws an error of which no wing makes a record. */
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

/** What files may end with that wings lay beside a record, after its name. */
export function paperEndings(): readonly string[] {
  return added.flatMap((one) => one.paperEndings ?? []);
}

/** The pages that wings may have laid beside a record. */
export function papersOf(record: AnyRecord): readonly Paper[] {
  return added.flatMap((one) => one.papers?.(record) ?? []);
}

/** What is known of the signature of a record: unsigned, where nothing here reads signatures. */
export async function signatureOf(read: ReadRecord, policy: string | null, now: number): Promise<SignatureState> {
  for (const { signature } of added) if (signature) return signature(read, policy, now);
  return { kind: 'unsigned' };
}
