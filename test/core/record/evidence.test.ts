import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../src/core/record/evidence.js';
import { evidenceSchema } from '../../../src/core/record/evidence.js';
import type { ClaimsProof, Proof } from '../../../src/core/record/proof.js';
import { isOfKind } from '../../../src/core/record/record.js';
import { SCHEMA } from '../../../src/core/record/scheme-names.js';
import { digestOf } from '../../../src/engine/record/digest.js';
import { evidenceText } from '../../../src/engine/record/evidence-text.js';
import { proveClaims, provePipeline } from '../../../src/host/audits.js';
import { parseEvidence } from '../../../src/records/read-evidence.js';
import { evidenceJsonSchema } from '../../../src/records/registry.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { recordOf } from '../../support/record-of.js';
import { schemaOf } from '../../support/schema-of.js';

const ajv = new Ajv2020.default({ strict: false, validateFormats: false });
const valid = ajv.compile(evidenceJsonSchema());

/** What the JSON Schema has against a record. */
const jsonFaults = (value: unknown): readonly object[] => (valid(value) ? [] : (valid.errors ?? []));
const record = await recordOf(pipelineOf('naive-swap', 4), { seed: 'schema', trials: 500 });

/** The record with one value at `path` replaced, or removed where `value` is undefined. */
function changed(path: string, value: unknown, whole: unknown = record): unknown {
  const copy = JSON.parse(JSON.stringify(whole)) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Record<string, unknown>>((tree, key) => tree[key] as Record<string, unknown>, copy);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return copy;
}

describe('evidence schema', () => {
  it('accepts a real record, as zod and as JSON Schema', () => {
    expect(evidenceSchema.safeParse(record).error?.issues ?? []).toEqual([]);
    expect(jsonFaults(record)).toEqual([]);
  });

  it.each([
    ['core.results.0.p', 0],
    ['core.results.0.p', 1.5],
    ['core.results.0.p', null],
    ['core.results.0.unknown', 1],
    ['core.results.0.plain', undefined],
    ['core.results.0.plain', { p: 0.5 }],
    ['core.results.0.corrected', null],
    ['core.plan.trials', 0],
    ['core.plan.trials', 2.5],
    ['core.plan.seed', 7],
    ['core.verdict.kind', 'fair'],
    ['core.subject.origin.source.kind', 'rumour'],
    ['core.subject.origin.outcome.kind', 'rumour'],
    ['core.subject.origin.outcome', { kind: 'hand', seen: 0, order: 'kept' }],
    ['core.subject.origin.kind', 'pipeline'],
    ['core.subject.space', 'deck'],
    ['core.counts.position-matrix.sha256', 'abc'],
    ['core.counts.position-matrix.values.0', -1],
    ['digest', 'sha256:00'],
    ['schema', 'shuffle-audit/evidence/1'],
    ['core.kind', 'proof'],
    ['core.kind', undefined],
    ['extra', 1],
    ['core.verdict', undefined],
    ['run', undefined],
    ['run.seedOrigin', 'wished'],
    ['run.isolation', 'full'],
    ['run.earlierRecords', -1],
    ['core.plan.seedOrigin', 'drawn'],
  ])('refuses %s = %j in both forms', (path, value) => {
    const lie = changed(path, value);
    expect(evidenceSchema.safeParse(lie).error?.issues ?? []).not.toEqual([]);
    expect(jsonFaults(lie)).not.toEqual([]);
  });

  it('accepts what else is known of a run, which the digest does not cover', () => {
    const told = changed('run', { ...record.run, seedOrigin: 'drawn', isolation: 'process', earlierRecords: 3 });
    expect(jsonFaults(told)).toEqual([]);
    // The same core: reading it again finds nothing altered.
    expect(parseEvidence(JSON.stringify(told), 'told.json')).toMatchObject({ digest: record.digest, run: { earlierRecords: 3 } });
    const altered = changed('core.plan.seed', 'another', told);
    expect(() => parseEvidence(JSON.stringify(altered), 'altered.json')).toThrow('altered.json was altered');
  });

  it('describes exactly the fields of the type', () => {
    const keys = Object.keys(record satisfies Evidence).sort();
    const kinds = (evidenceJsonSchema() as { anyOf: readonly { properties: object }[] }).anyOf;
    for (const { properties } of kinds) expect(Object.keys(properties).sort()).toEqual(keys);
  });
});

describe('the schema of a proof', () => {
  const run = record.run;
  const proofs: readonly Proof[] = ['fisher-yates', 'naive-swap', 'riffle:3', 'sort-comparator'].map((shuffle) => {
    const origin = {
      source: { kind: 'built-in', maker: shuffle, prng: 'xoshiro128ss', bounded: 'modulo:8', seeding: 'continuous' },
      outcome: { kind: 'deck' },
    } as const;
    const core = provePipeline(origin, { n: 4, asked: true });
    return { schema: SCHEMA, core, digest: digestOf(core), run };
  });
  const core = proveClaims(4);
  const claims: ClaimsProof = { schema: SCHEMA, core, digest: digestOf(core), run };

  it('accepts real proofs, as zod and as JSON Schema, and reads them back as what they are', () => {
    for (const proof of [...proofs, claims]) {
      expect(schemaOf(proof).safeParse(proof).error).toBeUndefined();
      expect(jsonFaults(proof)).toEqual([]);
      expect(parseEvidence(evidenceText(proof), 'r.json')).toEqual(proof);
    }
    expect(
      [proofs[0], claims, record].map((one) => [
        isOfKind<Proof>(one, 'proof'),
        isOfKind<ClaimsProof>(one, 'claims'),
        isOfKind<Evidence>(one, 'audit'),
      ]),
    ).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
  });

  it.each([
    ['core.proof.laws.0.least', '1/0'],
    ['core.proof.laws.0.least', '-1/2'],
    ['core.proof.laws.0.least', 0.5],
    ['core.proof.laws.0.reached', '1e3'],
    ['core.proof.laws.0.method.kind', 'sampling'],
    ['core.proof.laws.0.n', 1],
    ['core.proof.laws', []],
    ['core.proof.draws.withinLimit', 'yes'],
    ['core.proof.unknown', 1],
    ['core.plan.sizes', []],
    ['core.verdict.kind', 'fair'],
    ['core.subject.replay', 'none'],
    ['core.counts', {}],
    ['digest', undefined],
  ])('refuses a proof whose %s is %j in both forms', (path, value) => {
    const lie = changed(path, value, proofs[1]);
    expect(schemaOf(lie).safeParse(lie).error?.issues ?? []).not.toEqual([]);
    expect(jsonFaults(lie)).not.toEqual([]);
  });

  it.each([
    ['core.claims.0.twin', undefined],
    ['core.claims.0.twin.holds', 'no'],
    ['core.claims.0.cases', -1],
    ['core.verdict.kind', 'biased'],
  ])('refuses claims whose %s is %j in both forms', (path, value) => {
    const lie = changed(path, value, claims);
    expect(schemaOf(lie).safeParse(lie).error?.issues ?? []).not.toEqual([]);
    expect(jsonFaults(lie)).not.toEqual([]);
  });
});

describe('the kind of record that data calls itself', () => {
  // What is wrong with a core that holds no more than its kind is said in the terms of a kind: which other fields it lacks.
  const lacks = (core: unknown): string => {
    const issues = schemaOf({ core }).safeParse({ core }).error?.issues ?? [];
    return issues.flatMap(({ path }) => (path[0] === 'core' && path.length === 2 ? [path[1]] : [])).join(' ');
  };

  it('is the one that its core names', () => {
    expect(lacks({ kind: 'audit' })).toContain('counts results skipped');
    expect(lacks({ kind: 'outcome-proof' })).toMatch(/law.*verdict/);
    const kinds = ['audit', 'proof', 'outcome-proof', 'claims', 'until-decided', 'until-caught', 'calibration', 'list', 'race', 'survey'];
    expect(new Set(kinds.map((kind) => lacks({ kind }))).size).toBe(kinds.length);
  });
});
