import * as z from 'zod';
import type { AnyRecord } from '../../core/proof.js';
import { benchSchema } from './bench-schema.js';
import { brokenRaceSchema } from './broken-race-schema.js';
import { calibrationSchema } from './calibration-schema.js';
import { oneListSchema } from './one-list-schema.js';
import { outcomeProofSchema } from './outcome-proof-schema.js';
import { claimsSchema, proofSchema } from './proof-schema.js';
import { evidenceSchema } from './schema.js';
import { sequentialSchema } from './sequential-schema.js';
import { surveySchema } from './survey-schema.js';
import { untilCaughtSchema } from './until-caught-schema.js';

/** The schema of every kind of record, by what its core calls itself. */
const SCHEMAS: Readonly<Record<AnyRecord['core']['kind'], z.ZodType<AnyRecord>>> = {
  audit: evidenceSchema,
  proof: proofSchema,
  'outcome-proof': outcomeProofSchema,
  claims: claimsSchema,
  'until-decided': sequentialSchema,
  'until-caught': untilCaughtSchema,
  calibration: calibrationSchema,
  list: oneListSchema,
  race: brokenRaceSchema,
  bench: benchSchema,
  survey: surveySchema,
};

/** Every kind of record as a JSON Schema (draft 2020-12), as published in the package. */
export function evidenceJsonSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(z.union(Object.values(SCHEMAS) as [z.ZodType<AnyRecord>, ...z.ZodType<AnyRecord>[]]), {
    target: 'draft-2020-12',
  });
  return { $schema, $id: 'urn:shuffle-audit:evidence:2', title: 'shuffle-audit evidence record, version 2', ...schema };
}

/** The schema of the kind of record that `data` calls itself, so that what is wrong is said in that kind's terms; that of an audit where it names none. */
export function schemaFor(data: unknown): z.ZodType<AnyRecord> {
  const { core } = asFields(data);
  const { kind } = asFields(core);
  return typeof kind === 'string' && Object.hasOwn(SCHEMAS, kind) ? SCHEMAS[kind as AnyRecord['core']['kind']] : evidenceSchema;
}

function asFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
