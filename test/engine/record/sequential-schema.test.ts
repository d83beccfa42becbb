import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../src/core/record/evidence.js';
import type { ClaimsProof, Proof } from '../../../src/core/record/proof.js';
import { isOfKind } from '../../../src/core/record/record.js';
import type { Sequential } from '../../../src/core/record/sequential.js';
import { evidenceText } from '../../../src/engine/record/evidence-text.js';
import { parseEvidence } from '../../../src/records/read-evidence.js';
import { evidenceJsonSchema } from '../../../src/records/registry.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { schemaOf } from '../../support/schema-of.js';
import { sequentialRecord } from '../../support/sequential-record.js';

const valid = new Ajv2020.default({ strict: false, validateFormats: false }).compile(evidenceJsonSchema());
const biased = await sequentialRecord(pipelineOf('sattolo', 6), { seed: 'schema' });
const open = await sequentialRecord(pipelineOf('fisher-yates', 4), { seed: 'schema', mostTrials: 300 });

/** The record with one value at `path` replaced, or removed where `value` is undefined. */
function changed(path: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(biased)) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Record<string, unknown>>((tree, key) => tree[key] as Record<string, unknown>, copy);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return copy;
}

describe('the schema of a run that stops when it is decided', () => {
  it('accepts real records, as zod and as JSON Schema, and reads them back as what they are', () => {
    for (const record of [biased, open]) {
      expect(schemaOf(record).safeParse(record).error).toBeUndefined();
      expect(valid(record) ? [] : valid.errors).toEqual([]);
      expect(parseEvidence(evidenceText(record), 'r.json')).toEqual(record);
      expect([
        isOfKind<Sequential>(record, 'until-decided'),
        isOfKind<Evidence>(record, 'audit'),
        isOfKind<Proof>(record, 'proof'),
        isOfKind<ClaimsProof>(record, 'claims'),
      ]).toEqual([true, false, false, false]);
    }
  });

  it.each([
    ['core.verdict', { kind: 'no-bias-found', smallestDetectable: 0.01, power: 0.99 }],
    ['core.verdict.kind', 'inconclusive'],
    ['core.plan.processes', []],
    ['core.plan.processes.0', 'luck'],
    ['core.plan.mostTrials', 0],
    ['core.plan.alpha', 1],
    ['core.plan.detect', 0.01],
    ['core.result.trials', 1.5],
    ['core.result.end.logE', null],
    ['core.result.end.parts', []],
    ['core.result.largest.logE', -1],
    ['core.result.trajectory', []],
    ['core.result.counts.values.0', -1],
    ['core.result.unknown', 1],
    ['core.diagnosis.even', undefined],
    ['core.results', []],
    ['run', undefined],
  ])('refuses %s = %j in both forms', (path, value) => {
    const lie = changed(path, value);
    expect(schemaOf(lie).safeParse(lie).error?.issues ?? []).not.toEqual([]);
    expect(valid(lie) ? [] : valid.errors).not.toEqual([]);
  });
});
