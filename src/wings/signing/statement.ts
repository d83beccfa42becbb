import * as z from 'zod';
import { runInfo, seedOrigin } from '../../core/record/run-info.js';
import { count, type Shape, sha256, tool } from '../../core/record/schema-parts.js';
import { strictJson } from '../../engine/record/strict-json.js';

export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const PREDICATE_TYPE = 'urn:shuffle-audit:audit:1';

/** The most files in any statement, so that a forged one cannot keep a reader busy for ever before it is refused. */
const MOST_FILES = 100_001;
const MOST_NONCE = 1024;

const file = z.strictObject({ name: z.string().min(1), digest: z.strictObject({ sha256 }) });
/** A file that a statement is about, by its SHA-256 in hex. */
export type StatementFile = Shape<typeof file>;

const moment = z.iso.datetime();

const predicate = z.strictObject({
  /** The program that made the record. */
  tool,
  /** The program that signed it: its version, SHA-256 over the list of its files, and that of the `check_record.py` it ships. */
  signer: z.strictObject({ version: z.string(), package: sha256, checker: sha256 }),
  /** The record's own digest: `sha256:` and 64 hex digits. */
  record: z.string().regex(/^sha256:[0-9a-f]{64}$/),
  plan: sha256,
  /** The digest of the subject; null where the record is about none. */
  subject: sha256.nullable(),
  run: runInfo,
  /** SHA-256 of the record's digest and its run: every run has its own, even where all its numbers are the same. */
  runId: sha256,
  /** The text by which a verifier tells this signature from an earlier one; null where none was asked for. */
  nonce: z.string().min(1).max(MOST_NONCE).nullable(),
  signedAt: moment,
  notBefore: moment,
  notAfter: moment,
  /** The origin of the seed; null where the record has no seed, or does not say. */
  seedOrigin: seedOrigin.nullable(),
  /** The number of earlier records of the subject in the folder; null where nobody counted. */
  earlierRecords: count.nullable(),
  /** The reason why the numbers were not derived again before signing; null where they were. */
  notDerived: z.string().nullable(),
});
/** The signer's claims about an audit, beside the digests of its files. Times are ISO 8601 in UTC; digests without a prefix are 64 hex digits. */
export type Predicate = Shape<typeof predicate>;

const statement = z.strictObject({
  _type: z.literal(STATEMENT_TYPE),
  subject: z.array(file).min(1).max(MOST_FILES),
  predicateType: z.literal(PREDICATE_TYPE),
  predicate,
});
/** An in-toto Statement v1 about one audit: the record's file comes first, then every file of its subject. */
export type Statement = Shape<typeof statement>;

export function makeStatement(files: readonly StatementFile[], predicate: Predicate): Statement {
  return { _type: STATEMENT_TYPE, subject: files, predicateType: PREDICATE_TYPE, predicate };
}

/** Reads the statement in the text of a payload strictly; `name` is its name in messages. Throws E_ENVELOPE. */
export function readStatement(text: string, name: string): Statement {
  return strictJson(text, statement, { code: 'E_ENVELOPE', name: `${name}: its statement` });
}
