import * as z from 'zod';
import { documentInfo } from './profile-schema.js';
import { count, type Fixed, type Shape, sha256 } from './schema-parts.js';
import { SCHEMA } from './scheme-names.js';
import { seedFrom } from './seed-from.js';
import { turned } from './turned.js';

export const seedOrigin = z.enum(['drawn', 'given', 'challenge', 'beacon']);
/**
 * The party that chose the seed: this program, from the system's randomness; the user; or nobody. In the last case it is derived from a verifier's
 * challenge or a public beacon together with subject and plan.
 */
export type SeedOrigin = Shape<typeof seedOrigin>;

/** Options of a command, each with its value in shell syntax. */
const options = z.array(z.string().startsWith('--')).min(1);

const isolationLevel = z.enum(['none', 'process', 'room']);
/**
 * The isolation of the processes of a function. 'none': none. 'process': by Node's permission model, and what Node lacks is refused in JavaScript.
 * 'room': besides, the system shows them no network and no file that they may not read.
 */
export type IsolationLevel = Shape<typeof isolationLevel>;

const build = z.strictObject({
  /** 'registry' if npm fetched it from a package registry: only there its name is known to be its own. */
  from: z.enum(['registry', 'source']),
  /** The commit it was built at, in 40 hex digits, if the tree had no changes. */
  commit: z.exactOptional(z.string().regex(/^[0-9a-f]{40}$/)),
  /** SHA-256 of the list that `sha256sum` makes of its files. */
  sha256: z.exactOptional(sha256),
  repository: z.exactOptional(z.string().max(500)),
});
/** The origin of this program's installation, as far as it can tell; unknown facts are absent. */
export type Build = Shape<typeof build>;

const digest = z.string().regex(/^sha256:[0-9a-f]{64}$/);

const foretold = z.strictObject({
  /** The digest of the record of the prediction. */
  digest,
  /** Deals from which the generator's state was worked out. */
  used: z.int().min(1),
  /** Deals after them that came as the state foretells, card by card. */
  foretold: z.int().min(1),
});
/** A prediction of the same subject that came true, as its own record has it. */
export type Foretold = Shape<typeof foretold>;

const toldRefusal = z.strictObject({ row: z.string(), stage: z.enum(['open', 'proof', 'look', 'sample']), message: z.string() });
/** The error with which a row of a survey was refused: when it was opened, or at one of its stages. */
export type ToldRefusal = Shape<typeof toldRefusal>;

export const runInfo = z.strictObject({
  startedAt: z.iso.datetime(),
  elapsedMs: z.number().min(0),
  node: z.string(),
  cpu: z.string(),
  workers: z.int().min(1),
  /** Absent if nobody chose one (a proof, a log), and in older records. */
  seedOrigin: z.exactOptional(seedOrigin),
  /** The source the seed is derived from; present if nobody chose it. */
  seedFrom: z.exactOptional(seedFrom),
  /** Options given to the command that the core does not hold, in shell syntax: `--timeout 5`. Absent if there were none. */
  options: z.exactOptional(options),
  /** Absent for anything but a function. */
  isolation: z.exactOptional(isolationLevel),
  /** The number of records of the same subject in the folder before this one was written; absent for proofs. */
  earlierRecords: z.exactOptional(count),
  /** The place where a biased log changed, by the alarm of `watch`; absent if none was raised. */
  turned: z.exactOptional(turned),
  refusals: z.exactOptional(z.array(toldRefusal).min(1)),
  /** The origin of the program's installation; absent in older records. */
  build: z.exactOptional(build),
  /** The standard that the audit is compared with, and the addressee of its document; absent if none was named. */
  document: z.exactOptional(documentInfo),
  /** The prediction of its subject that lay in the folder, for the clauses of the document; absent if none came true. */
  foretold: z.exactOptional(foretold),
});
/** Facts that may differ between two honest runs; never part of the digest. */
export type RunInfo = Shape<typeof runInfo>;

/** A complete record: its core, the digest of that, and the time and place of its making. */
export interface Sealed<Core> {
  readonly schema: typeof SCHEMA;
  readonly core: Core;
  /** `sha256:` and 64 hex digits, of the canonical core. */
  readonly digest: string;
  readonly run: RunInfo;
}

/** Makes the schema of a record whose core has this schema. */
export function sealed<Core>(core: z.ZodType<Core>): z.ZodType<Sealed<Fixed<Core>>> {
  const schema = z.strictObject({ schema: z.literal(SCHEMA), core, digest, run: runInfo });
  return schema as unknown as z.ZodType<Sealed<Fixed<Core>>>;
}
