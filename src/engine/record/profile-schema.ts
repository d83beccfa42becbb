import * as z from 'zod';
import type { DocumentInfo, Localised, Profile } from '../../core/profile.js';
import { BEYOND, NAMED_TESTS, PROFILE, SEEN } from '../../core/profile.js';

/** What any profile may hold, so that a forged one cannot make a reader work for ever before it is refused. */
const MOST_TEXT = 2000;
const MOST_CLAUSES = 200;
const MOST_NAMES = 200;
const MOST_PARTY = 300;

const text = z.string().min(1).max(MOST_TEXT);
const party = z.exactOptional(z.string().min(1).max(MOST_PARTY));
const localised: z.ZodType<Localised> = z.strictObject({ en: text, hi: z.exactOptional(text), bn: z.exactOptional(text) });

const served = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('tests'),
    tests: z.array(z.string().min(1).max(100)).min(1).max(MOST_NAMES),
    unit: z.enum(['together', 'positions']),
  }),
  z.strictObject({ by: z.literal('scaling'), most: z.number().gt(0).lt(1).nullable() }),
  z.strictObject({ by: z.literal('states') }),
]);

const clause = z.strictObject({
  id: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must be lower case, of letters, digits and hyphens'),
  number: z.string().min(1).max(100),
  seen: z.enum(SEEN),
  requirement: localised,
  served: served.nullable(),
  confidence: z.number().min(0.5).max(0.999999).nullable(),
  leastTrials: z.int().min(1).max(1e12).nullable(),
  beyond: z.array(z.enum(BEYOND)),
  lacks: z.array(z.enum(NAMED_TESTS)),
});

/** A profile as plain data, whatever its tests are called. */
export const profileSchema: z.ZodType<Profile> = z
  .strictObject({
    profile: z.literal(PROFILE),
    id: z
      .string()
      .regex(/^[a-z\d]+(?:[.-][a-z\d]+)*$/, 'must be lower case, of letters, digits, dots and hyphens')
      .max(100),
    title: localised,
    edition: text,
    issuer: localised,
    clauses: z.array(clause).min(1).max(MOST_CLAUSES),
  })
  .check((ctx) => {
    const { clauses } = ctx.value;
    for (const [at, one] of clauses.entries()) {
      const path = ['clauses', at];
      if (clauses.findIndex(({ id }) => id === one.id) !== at)
        ctx.issues.push({
          code: 'custom',
          input: one.id,
          path: [...path, 'id'],
          message: `must be given once in a profile, got "${one.id}" twice`,
        });
      if (one.served === null && one.beyond.length === 0)
        ctx.issues.push({
          code: 'custom',
          input: one.beyond,
          path: [...path, 'beyond'],
          message: 'must say why where nothing serves the clause, got nothing',
        });
    }
  });

/** What a document says beside its audit, as a record keeps it. */
export const documentInfo: z.ZodType<DocumentInfo> = z.strictObject({
  profile: profileSchema,
  parties: z.strictObject({ client: party, laboratory: party, reportId: party, subjectVersion: party }),
  package: z.string().regex(/^[0-9a-f]{64}$/),
  platform: z.string().min(1).max(MOST_PARTY),
});
