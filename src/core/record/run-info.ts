import * as z from 'zod';
import { documentInfo } from './profile-schema.js';
import { count, type Fixed, type Shape, sha256 } from './schema-parts.js';
import { SCHEMA } from './scheme-names.js';
import { seedFrom } from './seed-from.js';
import { turned } from './turned.js';

/** As `SeedOrigin`. */
export const seedOrigin = z.enum(['drawn', 'given', 'challenge', 'beacon']);
/**
 * Who chose the seed: this program, from the system's randomness; the user; or nobody, since it follows from a verifier's challenge or a public
 * beacon together with subject and plan.
 */
export type SeedOrigin = Shape<typeof seedOrigin>;

/** Options of a command, each with its value as a shell reads it. */
export const options = z.array(z.string().startsWith('--')).min(1);

const isolationLevel = z.enum(['none', 'process', 'room']);
/**
 * How far the processes of a function were shut in. 'none': not at all; 'process': by Node's permission model, and what Node lacks is refused in
 * JavaScript; 'room': besides, the system shows them no network and no file that they may not read.
 */
export type IsolationLevel = Shape<typeof isolationLevel>;

const build = z.strictObject({
  /** Whether npm fetched it from a registry of packages: only there its name is known to be its own. */
  from: z.enum(['registry', 'source']),
  /** The commit it was built at, in 40 hex digits, where nothing had been changed since. */
  commit: z.exactOptional(z.string().regex(/^[0-9a-f]{40}$/)),
  /** SHA-256 of the list that `sha256sum` makes of its files. */
  sha256: z.exactOptional(sha256),
  /** Where its repository is. */
  repository: z.exactOptional(z.string().max(500)),
});
/** How this program came to where it runs, as far as it can tell; what is not known of it is absent. */
export type Build = Shape<typeof build>;

const toldRefusal = z.strictObject({ row: z.string(), stage: z.enum(['open', 'proof', 'look', 'sample']), message: z.string() });
/** What an error said that a row of a survey was refused for: as it was opened, or at one of its stages. */
export type ToldRefusal = Shape<typeof toldRefusal>;

/** As `RunInfo`. */
export const runInfo = z.strictObject({
  startedAt: z.iso.datetime(),
  elapsedMs: z.number().min(0),
  node: z.string(),
  cpu: z.string(),
  workers: z.int().min(1),
  /** Absent where nobody chose one (a proof, a log), and in records of before this was kept. */
  seedOrigin: z.exactOptional(seedOrigin),
  /** What the seed follows from; present where nobody chose it. */
  seedFrom: z.exactOptional(seedFrom),
  /** Options that were given to the command and of which the core does not tell, as a shell reads them: `--timeout 5`. Absent where there were none. */
  options: z.exactOptional(options),
  /** Absent of what is no function. */
  isolation: z.exactOptional(isolationLevel),
  /** How many records of the same subject lay in the folder before this one was written; absent of proofs. */
  earlierRecords: z.exactOptional(count),
  /** Where a biased log turned, as the alarm of `watch` says; absent where none was raised. */
  turned: z.exactOptional(turned),
  refusals: z.exactOptional(z.array(toldRefusal).min(1)),
  /** How the program came to where it ran; absent in records of before this was kept. */
  build: z.exactOptional(build),
  /** The standard that the audit is held against, and whom its document is for; absent where none was named. */
  document: z.exactOptional(documentInfo),
});
/** What may differ between two honest runs; never digested. */
export type RunInfo = Shape<typeof runInfo>;

/** A record, whole: what it says, the digest of that, and when and where it was made. */
export interface Sealed<Core> {
  readonly schema: typeof SCHEMA;
  readonly core: Core;
  /** `sha256:` and 64 hex digits, of the canonical core. */
  readonly digest: string;
  readonly run: RunInfo;
}

/** A record whose core is of this form. */
export function sealed<Core>(core: z.ZodType<Core>): z.ZodType<Sealed<Fixed<Core>>> {
  const schema = z.strictObject({ schema: z.literal(SCHEMA), core, digest: z.string().regex(/^sha256:[0-9a-f]{64}$/), run: runInfo });
  return schema as unknown as z.ZodType<Sealed<Fixed<Core>>>;
}
