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

/** Every kind of record as a JSON Schema (draft 2020-12), as published in the package. */
export function evidenceJsonSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(
    z.union([
      evidenceSchema,
      proofSchema,
      outcomeProofSchema,
      claimsSchema,
      sequentialSchema,
      untilCaughtSchema,
      calibrationSchema,
      oneListSchema,
      brokenRaceSchema,
      benchSchema,
      surveySchema,
    ]),
    {
      target: 'draft-2020-12',
    },
  );
  return { $schema, $id: 'urn:shuffle-audit:evidence:1', title: 'shuffle-audit evidence record, version 1', ...schema };
}

/** The schema of the kind of record that `data` sets out to be, so that what is wrong is said in that kind's terms. */
export function schemaFor(data: unknown): z.ZodType<AnyRecord> {
  const kind = coreOf(data);
  if (kind !== null && 'lead' in kind) return oneListSchema;
  if (kind !== null && 'proof' in kind) return proofSchema;
  if (kind !== null && 'law' in kind) return outcomeProofSchema;
  if (kind !== null && 'claims' in kind && !('subject' in kind) && !('results' in kind)) return claimsSchema;
  if (kind !== null && 'result' in kind && !('results' in kind)) return sequentialSchema;
  if (kind !== null && 'looks' in kind && !('results' in kind)) return untilCaughtSchema;
  if (kind !== null && 'calibration' in kind) return calibrationSchema;
  if (kind !== null && 'race' in kind) return brokenRaceSchema;
  if (kind !== null && 'boards' in kind && !('results' in kind)) return benchSchema;
  if (kind !== null && 'surveyed' in kind && !('results' in kind)) return surveySchema;
  return evidenceSchema;
}

function coreOf(data: unknown): object | null {
  if (typeof data !== 'object' || data === null || !('core' in data)) return null;
  return typeof data.core === 'object' ? data.core : null;
}
