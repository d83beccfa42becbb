import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/core/evidence.js';
import { evidenceJsonSchema, evidenceSchema } from '../../src/evidence/schema.js';
import { pipelineOf } from '../support/pipeline-of.js';
import { recordOf } from '../support/record-of.js';

const ajv = new Ajv2020.default({ strict: false, validateFormats: false });
const valid = ajv.compile(evidenceJsonSchema());
const record = await recordOf(pipelineOf('naive-swap', 4), { seed: 'schema', trials: 500 });

/** The record with one value at `path` replaced, or removed where `value` is undefined. */
function changed(path: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(record)) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Record<string, unknown>>((tree, key) => tree[key] as Record<string, unknown>, copy);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return copy;
}

describe('evidence schema', () => {
  it('accepts a real record, as zod and as JSON Schema', () => {
    expect(evidenceSchema.safeParse(record).success).toBe(true);
    expect(valid(record)).toBe(true);
  });

  it.each([
    ['core.results.0.p', 0],
    ['core.results.0.p', 1.5],
    ['core.results.0.p', null],
    ['core.results.0.unknown', 1],
    ['core.plan.trials', 0],
    ['core.plan.trials', 2.5],
    ['core.plan.seed', 7],
    ['core.verdict.kind', 'fair'],
    ['core.subject.origin.kind', 'rumour'],
    ['core.counts.position-matrix.sha256', 'abc'],
    ['core.counts.position-matrix.values.0', -1],
    ['digest', 'sha256:00'],
    ['schema', 'shuffle-audit/evidence/2'],
    ['extra', 1],
    ['core.verdict', undefined],
    ['run', undefined],
  ])('refuses %s = %j in both forms', (path, value) => {
    const lie = changed(path, value);
    expect(evidenceSchema.safeParse(lie).success).toBe(false);
    expect(valid(lie)).toBe(false);
  });

  it('describes exactly the fields of the type', () => {
    const keys = Object.keys(record satisfies Evidence).sort();
    expect(Object.keys((evidenceJsonSchema() as { properties: object }).properties).sort()).toEqual(keys);
  });
});
