import * as z from 'zod';
import type { RunInfo, SeedOrigin } from '../../core/evidence.js';
import { runInfo } from '../../core/run-info.js';
import { count, sha256, tool } from '../../core/schema-parts.js';
import { strictJson } from '../../engine/record/strict-json.js';

/** What a payload of ours is called in its envelope. */
export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const PREDICATE_TYPE = 'urn:shuffle-audit:audit:1';

/** What any statement may hold, so that a forged one cannot make a reader work for ever before it is refused. */
const MOST_FILES = 100_001;
const MOST_NONCE = 1024;

/** A file that a statement is about, by its SHA-256 in hex. */
export interface StatementFile {
  readonly name: string;
  readonly digest: { readonly sha256: string };
}

/** What whoever signs says of an audit, beside the digests of its files. Times are ISO 8601 in UTC; digests without a prefix are 64 hex digits. */
export interface Predicate {
  /** Which program made the record. */
  readonly tool: { readonly name: 'shuffle-audit'; readonly version: string };
  /** Which program signed it: its version, SHA-256 over the list of its files, and that of the `check_record.py` it ships. */
  readonly signer: { readonly version: string; readonly package: string; readonly checker: string };
  /** The record's own digest: `sha256:` and 64 hex digits. */
  readonly record: string;
  readonly plan: string;
  /** Null where the record is about no subject. */
  readonly subject: string | null;
  readonly run: RunInfo;
  /** SHA-256 of the record's digest and its run: another run has another one, also where all its numbers are the same. */
  readonly runId: string;
  /** The text by which a verifier tells this signature from an earlier one; null where none was asked for. */
  readonly nonce: string | null;
  readonly signedAt: string;
  readonly notBefore: string;
  readonly notAfter: string;
  /** Null where the record has no seed, or does not say. */
  readonly seedOrigin: SeedOrigin | null;
  /** How many records of the subject lay in the folder before; null where nobody counted. */
  readonly earlierRecords: number | null;
  /** Why the numbers were not derived again before signing; null where they were. */
  readonly notDerived: string | null;
}

/** An in-toto Statement v1 about one audit: the record's file comes first, then every file of its subject. */
export interface Statement {
  readonly _type: typeof STATEMENT_TYPE;
  readonly subject: readonly StatementFile[];
  readonly predicateType: typeof PREDICATE_TYPE;
  readonly predicate: Predicate;
}

const moment = z.iso.datetime();

const statement: z.ZodType<Statement> = z.strictObject({
  _type: z.literal(STATEMENT_TYPE),
  subject: z
    .array(z.strictObject({ name: z.string().min(1), digest: z.strictObject({ sha256 }) }))
    .min(1)
    .max(MOST_FILES),
  predicateType: z.literal(PREDICATE_TYPE),
  predicate: z.strictObject({
    tool,
    signer: z.strictObject({ version: z.string(), package: sha256, checker: sha256 }),
    record: z.string().regex(/^sha256:[0-9a-f]{64}$/),
    plan: sha256,
    subject: sha256.nullable(),
    run: runInfo,
    runId: sha256,
    nonce: z.string().min(1).max(MOST_NONCE).nullable(),
    signedAt: moment,
    notBefore: moment,
    notAfter: moment,
    seedOrigin: z.enum(['drawn', 'given', 'challenge', 'beacon']).nullable(),
    earlierRecords: count.nullable(),
    notDerived: z.string().nullable(),
  }),
});

/** A statement about these files. */
export function makeStatement(files: readonly StatementFile[], predicate: Predicate): Statement {
  return { _type: STATEMENT_TYPE, subject: files, predicateType: PREDICATE_TYPE, predicate };
}

/** The statement in the text of a payload, read strictly; `name` is what messages call it. Throws E_ENVELOPE. */
export function readStatement(text: string, name: string): Statement {
  return strictJson(text, statement, { code: 'E_ENVELOPE', name: `${name}: its statement` });
}
