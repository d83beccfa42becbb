import * as z from 'zod';
import type { Build } from '../../core/build.js';
import type { Guard, Reach } from '../../core/by-law.js';
import type { Diagnosis } from '../../core/diagnosis.js';
import type { RecordedCounts, RunInfo, Sealed, SeedOrigin } from '../../core/evidence.js';
import { SCHEMA } from '../../core/evidence.js';
import type { Isolation } from '../../core/function-source.js';
import type { Found, RecordedClaim } from '../../core/recorded-claim.js';
import type { Turned } from '../../core/turned.js';
import { documentInfo } from './profile-schema.js';
import { seedFrom } from './seed-from-schema.js';

/** A whole number from 0. */
export const count: z.ZodInt = z.int().min(0);

/** What any record of deals may hold, so that a forged one cannot make a reader work for ever before it is refused. */
const MOST_CARDS = 65_535;
const MOST_TRIALS = 1e12;
const LEAST_LEVEL = 1e-30;

/** Cards of a deck that is dealt. */
export const cards: z.ZodInt = z.int().min(2).max(MOST_CARDS);

/** Deals of one sample. */
export const trials: z.ZodInt = z.int().min(1).max(MOST_TRIALS);

/** A level at which something is decided. */
export const level: z.ZodNumber = z.number().min(LEAST_LEVEL).lt(1);

/** 64 hex digits. */
export const sha256: z.ZodString = z.string().regex(/^[0-9a-f]{64}$/);

/** Which program wrote the record. */
export const tool: z.ZodType<{ readonly name: 'shuffle-audit'; readonly version: string }> = z.strictObject({
  name: z.literal('shuffle-audit'),
  version: z.string(),
});

const fact = z.union([z.number(), z.string(), z.boolean()]);

const counterexample: z.ZodType<Found> = z.record(z.string(), z.union([fact, z.array(fact), z.array(z.array(fact))]));

/** What a check found. */
export const finding: { readonly holds: z.ZodBoolean; readonly cases: z.ZodInt; readonly counterexample: z.ZodType<Found | null> } = {
  holds: z.boolean(),
  cases: count,
  counterexample: counterexample.nullable(),
};

/** Something settled without sampling. */
export const claim: z.ZodType<RecordedClaim> = z.strictObject({ id: z.string(), ...finding });

/** One statistic’s exact counts. */
export const counts: z.ZodType<RecordedCounts> = z.strictObject({
  shape: z.array(z.int().min(1)),
  sum: count,
  sha256,
  values: z.exactOptional(z.array(count)),
  law: z.exactOptional(z.array(z.number().min(0).max(1))),
});

/** What the processes of a function could do. */
export const isolation: z.ZodType<Isolation> = z.enum(['process', 'none']);

const keys = z.int().min(1);

const mistake = z.strictObject({
  id: z.string(),
  keys: z.exactOptional(z.strictObject({ fitted: keys, low: keys, high: keys })),
  dealt: z.exactOptional(z.int().min(1)),
});

const seedSource = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('bits'), bits: z.int().min(1) }),
  z.strictObject({ of: z.enum(['day-milliseconds', 'second-milliseconds', 'day-seconds']) }),
]);

/** A condition on the experiment itself. */
export const guard: z.ZodType<Guard> = z.discriminatedUnion('id', [
  z.strictObject({ id: z.enum(['period', 'fresh-period']), holds: z.boolean(), words: count, prng: z.string() }),
  z.strictObject({ id: z.enum(['overlap', 'fresh-overlap']), holds: z.boolean(), streams: count, words: count, bits: z.int() }),
]);

/** How many decks there can be at most. */
export const reach: z.ZodType<Reach> = z.strictObject({
  by: z.enum(['state', 'seeds']),
  bits: z.number().min(0),
  orderBits: z.number().gt(0),
});

/** Which known mistake explains a bias. */
export const diagnosis: z.ZodType<Diagnosis> = z.strictObject({
  best: z.array(mistake),
  closest: mistake,
  next: mistake.nullable(),
  logOdds: z.number().min(0).nullable(),
  distance: z.number().min(0),
  expected: z.number().min(0),
  even: z.boolean(),
  compared: z.int().min(1),
  steps: z
    .strictObject({
      decoder: z.enum(['down', 'forward', 'inside-out']),
      pattern: z.enum(['stuck', 'never-own', 'never-first', 'half-ends', 'low-values']),
      positions: z.array(z.int().min(1)),
      stays: z.boolean(),
      width: z.int().min(1).nullable(),
    })
    .nullable(),
  seed: z
    .strictObject({ deals: z.number().gt(0), low: z.number().gt(0), high: z.number().gt(0), source: seedSource.nullable() })
    .nullable(),
});

const turned: z.ZodType<Turned> = z.strictObject({
  deals: z.int().min(1),
  change: z
    .strictObject({ after: count, from: count, to: count, open: z.exactOptional(z.literal(true)) })
    .refine(({ after, from, to }) => from <= after && after <= to, { error: 'from must not be above after, nor after above to' })
    .nullable(),
});

/** Options of a command, each with its value as a shell reads it. */
export const options: z.ZodType<readonly string[]> = z.array(z.string().startsWith('--')).min(1);

/** Who chose a seed. */
export const seedOrigin: z.ZodType<SeedOrigin> = z.enum(['drawn', 'given', 'challenge', 'beacon']);

/** How the program came to where it ran. */
const build: z.ZodType<Build> = z.strictObject({
  from: z.enum(['registry', 'source']),
  commit: z.exactOptional(z.string().regex(/^[0-9a-f]{40}$/)),
  sha256: z.exactOptional(z.string().regex(/^[0-9a-f]{64}$/)),
  repository: z.exactOptional(z.string().max(500)),
});

/** What stands beside the digest. */
export const runInfo: z.ZodType<RunInfo> = z.strictObject({
  startedAt: z.iso.datetime(),
  elapsedMs: z.number().min(0),
  node: z.string(),
  cpu: z.string(),
  workers: z.int().min(1),
  seedOrigin: z.exactOptional(seedOrigin),
  seedFrom: z.exactOptional(seedFrom),
  options: z.exactOptional(options),
  isolation: z.exactOptional(z.enum(['none', 'process', 'room'])),
  earlierRecords: z.exactOptional(count),
  turned: z.exactOptional(turned),
  refusals: z.exactOptional(
    z.array(z.strictObject({ row: z.string(), stage: z.enum(['open', 'proof', 'look', 'sample']), message: z.string() })).min(1),
  ),
  build: z.exactOptional(build),
  document: z.exactOptional(documentInfo),
});

/** A record whose core is of this form. */
export function sealed<Core>(core: z.ZodType<Core>): z.ZodType<Sealed<Core>> {
  const schema = z.strictObject({
    schema: z.literal(SCHEMA),
    core,
    digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
    run: runInfo,
  });
  return schema as z.ZodType<Sealed<Core>>;
}
