import type { SignatureState } from '../core/filed-record.js';
import type { AnyRecord } from '../core/record.js';
import type { Check } from '../engine/verify/check.js';
import { installProgramProver, type ProgramProver } from '../host/prove/program-prover.js';

/** A record as it was read, and where. */
export interface ReadRecord {
  readonly file: string;
  readonly text: string;
  readonly record: AnyRecord;
}

/** What a wing adds to what is known of any record. */
export interface RecordAdditions {
  /** What a record says of itself beside its core, made again from the record alone. */
  checks?(record: AnyRecord): Promise<readonly Check[]>;
  /** What it says so of its run, made again from the files that were read, which are looked for from `cwd`. Throws what finding them throws. */
  redo?(record: AnyRecord, cwd: string): Promise<readonly Check[]>;
  /** Loads what proves programs. */
  programProver?(): Promise<ProgramProver>;
  /** Who says so: what is known of a signature beside the record, held against the file `policy` where one is named. `now`: milliseconds of Unix time. */
  signature?(read: ReadRecord, policy: string | null, now: number): Promise<SignatureState>;
}

let added: readonly RecordAdditions[] = [];

/** Takes what the wings add in place of whatever was added before: once, before the first record is read. */
export function installAdditions(additions: readonly RecordAdditions[]): void {
  added = additions;
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

/** What is known of the signature of a record: unsigned, where nothing here reads signatures. */
export async function signatureOf(read: ReadRecord, policy: string | null, now: number): Promise<SignatureState> {
  for (const { signature } of added) if (signature) return signature(read, policy, now);
  return { kind: 'unsigned' };
}
