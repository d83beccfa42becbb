import * as z from 'zod';
import type { RecordedClaim, Sealed } from '../core/evidence.js';
import { SCHEMA } from '../core/evidence.js';
import type { Origin } from '../core/subject.js';

/** A whole number from 0. */
export const count: z.ZodInt = z.int().min(0);

/** 64 hex digits. */
export const sha256: z.ZodString = z.string().regex(/^[0-9a-f]{64}$/);

/** Which program wrote the record. */
export const tool: z.ZodType<{ readonly name: 'shuffle-audit'; readonly version: string }> = z.strictObject({
  name: z.literal('shuffle-audit'),
  version: z.string(),
});

/** Something settled without sampling. */
export const claim: z.ZodType<RecordedClaim> = z.strictObject({ id: z.string(), holds: z.boolean(), cases: count, statement: z.string() });

const called = {
  call: z.strictObject({
    result: z.enum(['returns', 'mutates']),
    async: z.boolean(),
    random: z.boolean(),
    stream: z.enum(['block', 'one']),
    isolation: z.enum(['process', 'none']),
    touches: z.exactOptional(z.array(z.string().min(1)).min(1)),
  }),
  randomness: z.enum(['injected', 'live']),
};

/** A subject as plain data. */
export const origin: z.ZodType<Origin> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pipeline'), shuffle: z.string(), prng: z.string(), bounded: z.string(), seeding: z.string() }),
  z.strictObject({ kind: z.literal('module'), file: z.string(), export: z.string(), sha256, ...called }),
  z.strictObject({
    kind: z.literal('npm'),
    specifier: z.string(),
    export: z.string(),
    package: z.string(),
    version: z.string(),
    sha256,
    ...called,
  }),
]);

/** A record whose core is of this form. */
export function sealed<Core>(core: z.ZodType<Core>): z.ZodType<Sealed<Core>> {
  const schema = z.strictObject({
    schema: z.literal(SCHEMA),
    core,
    digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
    run: z.strictObject({
      startedAt: z.iso.datetime(),
      elapsedMs: z.number().min(0),
      node: z.string(),
      cpu: z.string(),
      workers: z.int().min(1),
    }),
  });
  return schema as z.ZodType<Sealed<Core>>;
}
