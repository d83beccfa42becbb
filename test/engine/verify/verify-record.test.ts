import { describe, expect, it } from 'vitest';
import type { Evidence, EvidenceCore } from '../../../src/core/record/evidence.js';
import type { BuiltInSource } from '../../../src/core/record/origin.js';
import { recordCounts } from '../../../src/engine/record/record-counts.js';
import type { Check } from '../../../src/engine/verify/check.js';
import { verifyRecord } from '../../../src/host/audits.js';
import { openOrigin } from '../../../src/host/open-origin.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { recordOf, sealed } from '../../support/record-of.js';

const subject = pipelineOf('naive-swap', 5);
const honest = await recordOf(subject, { seed: 'verify', trials: 700 });
const verify = (record: Evidence): Promise<readonly Check[]> => verifyRecord(record, async () => subject, { workers: 1 });
const differing = async (record: Evidence): Promise<readonly string[]> =>
  (await verify(record)).filter(({ outcome }) => outcome === 'differs').map(({ id }) => id);
const paths = async (record: Evidence): Promise<readonly string[]> =>
  (await verify(record)).flatMap(({ differences }) => differences.map(({ path }) => path));

/** The honest record with its core changed and, as a forger would, the digest made right again. */
const forged = (change: (core: EvidenceCore) => EvidenceCore): Evidence => sealed(change(honest.core));

describe('verify', () => {
  it('holds for an honest record, every check done', async () => {
    expect((await verify(honest)).map(({ outcome }) => outcome)).toEqual(['holds', 'holds', 'holds', 'holds', 'holds']);
  });

  it('sees an edited number by the digest alone', async () => {
    const edited = { ...honest, core: { ...honest.core, plan: { ...honest.core.plan, seed: 'other' } } };
    expect(await differing(edited)).toContain('digest');
  });

  it('sees a p-value that does not follow from the counts, its digest recomputed', async () => {
    const lie = forged((core) => ({ ...core, results: core.results.map((row, i) => (i === 0 ? { ...row, p: 0.5 } : row)) }));
    expect(await differing(lie)).toEqual(['numbers', 'deals']);
    expect(await paths(lie)).toContain('core.results.0.p');
  });

  it('sees what the usual law gives forged, and left out, its digest recomputed', async () => {
    const at = honest.core.results.findIndex(({ plain }) => plain !== null);
    expect(at).toBeGreaterThanOrEqual(0);
    const told = (plain: EvidenceCore['results'][number]['plain']): Evidence =>
      forged((core) => ({ ...core, results: core.results.map((row, i) => (i === at ? { ...row, plain } : row)) }));
    expect(await paths(told(null))).toContain(`core.results.${at}.plain`);
    const { plain } = honest.core.results[at];
    expect(await paths(told(plain && { ...plain, p: plain.p / 2 }))).toContain(`core.results.${at}.plain.p`);
  });

  it('sees a verdict that does not follow, its digest recomputed', async () => {
    const lie = forged((core) => ({ ...core, verdict: { kind: 'no-bias-found', smallestDetectable: 0.01, power: 0.99 } }));
    expect(await paths(lie)).toContain('core.verdict.kind');
  });

  it('sees invented counts, everything below recomputed from them', async () => {
    const flat = pipelineOf('fisher-yates', 5);
    const other = await recordOf(flat, { seed: 'verify', trials: 700 });
    const lie = forged((core) => ({ ...other.core, subject: core.subject, known: core.known, verdict: { ...core.verdict } }));
    expect(await differing(lie)).toContain('deals');
  });

  it('sees one count moved, with counts’ digest, sums and record digest all made right', async () => {
    const lie = forged((core) => {
      const values = [...(core.counts['position-matrix'].values ?? [])];
      values[0] += 1;
      values[1] -= 1;
      return { ...core, counts: { ...core.counts, 'position-matrix': recordCounts([5, 5], Float64Array.from(values)) } };
    });
    expect(await differing(lie)).toEqual(['numbers', 'deals']);
  });

  it('sees a verdict that does not follow from the rows, of a deck too large for its counts to be kept', async () => {
    const large = await recordOf(pipelineOf('naive-swap', 260), { seed: 'large', trials: 100 });
    expect(large.core.verdict.kind).toBe('biased');
    expect(large.core.counts['position-matrix'].values).toBeUndefined();
    const numbers = async (record: Evidence): Promise<Check | undefined> => (await verify(record)).find(({ id }) => id === 'numbers');
    expect(await numbers(large)).toMatchObject({ outcome: 'not done', note: expect.stringContaining('position-matrix') });
    const { smallestDetectable } = large.core.verdict;
    const forge = (change: Partial<EvidenceCore>): Evidence => sealed({ ...large.core, ...change });
    const turned = forge({
      verdict: { kind: 'inconclusive', reason: { why: 'too-few', trials: 100, detect: 0.01 }, trialsNeeded: null, smallestDetectable },
      diagnosis: null,
    });
    expect(await numbers(turned)).toMatchObject({ outcome: 'differs', differences: [{ path: 'core.verdict.kind' }, {}, {}, {}] });
    const eased = large.core.results.map((row) => ({ ...row, logP: Math.max(row.logP, -1), p: Math.max(row.p, Math.exp(-1)) }));
    expect(await numbers(forge({ results: eased }))).toMatchObject({ outcome: 'differs' });
    const shown = large.core.results.map((row) => (row.test === 'position-matrix' ? { ...row, p: 0.5 } : row));
    expect(await numbers(forge({ results: shown }))).toMatchObject({ outcome: 'differs' });
    const without = large.core.results.filter(({ test }) => test !== 'position-matrix');
    expect(await numbers(forge({ results: without }))).toMatchObject({ outcome: 'differs' });
  });

  it('sees a looser rule', async () => {
    const lie = forged((core) => ({ ...core, plan: { ...core.plan, alpha: 1e-300 } }));
    expect(await differing(lie)).toContain('rule');
  });

  it('sees a statistic quietly dropped', async () => {
    const lie = forged((core) => ({ ...core, results: core.results.slice(1) }));
    expect(await differing(lie)).toContain('numbers');
  });

  it.each([
    ['a claim nobody checked', { claims: [{ id: 'even', holds: true, cases: 1, statement: 's' }] }, 'numbers'],
    ['another name for the subject', { subject: { ...honest.core.subject, id: 'acme' } }, 'numbers'],
    ['deals declared past replaying', { subject: { ...honest.core.subject, replay: 'none' } }, 'numbers'],
    ['a battery that does not exist', { plan: { ...honest.core.plan, battery: 'gold' } }, 'rule'],
    ['a battery that holds other tests', { plan: { ...honest.core.plan, battery: 'quick' } }, 'rule'],
    ['a test named twice', { plan: { ...honest.core.plan, battery: 'chosen', tests: ['permutations', 'permutations'] } }, 'rule'],
    ['a test that does not exist', { plan: { ...honest.core.plan, tests: ['nothing'] } }, 'numbers'],
    ['landmarks taken away', { landmarks: [] }, 'numbers'],
    ['counts of no statistic', { counts: { ...honest.core.counts, more: honest.core.counts['permutations'] } }, 'numbers'],
    [
      'a fresh sample nobody needed',
      { confirmation: { trials: 4, flagged: [{ test: 'permutations', tail: 'upper' }], counts: {}, results: [], confirmed: false } },
      'numbers',
    ],
    [
      'counts without their values',
      {
        counts: Object.fromEntries(Object.entries(honest.core.counts).map(([id, { shape, sum, sha256 }]) => [id, { shape, sum, sha256 }])),
      },
      'counts',
    ],
  ] as const)('sees %s, its digest recomputed', async (_, parts, where) => {
    expect(await differing(forged((core) => ({ ...core, ...parts }) as EvidenceCore))).toContain(where);
  });

  it('sees counts dropped behind a shape too large to keep, where the deals cannot be drawn again', async () => {
    const live = await recordOf(pipelineOf('naive-swap', 5, 'lemire', 'os'), { seed: 'live', trials: 300 });
    const counts = Object.fromEntries(
      Object.entries(live.core.counts).map(([id, { sum, sha256 }]) => [id, { shape: [1000, 1000], sum, sha256 }]),
    );
    const checks = await verifyRecord(sealed({ ...live.core, counts }), () => Promise.reject(new Error('never opened')), { workers: 1 });
    expect(checks.find(({ id }) => id === 'numbers')?.outcome).toBe('differs');
  });

  it('takes parts that do not exist or do not fit as a finding, not as a mistake in the command', async () => {
    const lie = forged((core) => ({
      ...core,
      subject: {
        ...core.subject,
        origin: { ...core.subject.origin, source: { ...core.subject.origin.source, bounded: 'lemire:1' } as BuiltInSource },
      },
    }));
    const checks = await verifyRecord(lie, () => openOrigin(lie.core.subject.origin, 5, '.'), { workers: 1 });
    expect(checks.at(-1)).toMatchObject({ id: 'deals', outcome: 'differs', note: expect.stringMatching(/cannot draw below 5/) });
  });

  it('does not hold a choice of tests to be the battery of a version that it is not', async () => {
    const few = await recordOf(subject, { seed: 'verify', trials: 700, tests: ['parity'] });
    const rule = async (tool: string): Promise<Check | undefined> => {
      const named = { ...few.core.tool, version: tool };
      return (await verify(sealed({ ...few.core, tool: named, plan: { ...few.core.plan, battery: 'standard' } })))[1];
    };
    expect(await rule(few.core.tool.version)).toMatchObject({ id: 'rule', outcome: 'differs' });
    expect(await rule('9.9.9')).toMatchObject({ id: 'rule', outcome: 'not done', note: expect.stringContaining('only version 9.9.9') });
    const whole = sealed({ ...honest.core, tool: { ...honest.core.tool, version: '9.9.9' } });
    expect((await verify(whole))[1]).toMatchObject({ id: 'rule', outcome: 'holds' });
  });

  it('does not deal again what was dealt live, and says so', async () => {
    const live = pipelineOf('fisher-yates', 5, 'lemire', 'os');
    const checks = await verifyRecord(await recordOf(live, { seed: 'live', trials: 300 }), async () => live, { workers: 1 });
    expect(checks.at(-1)).toMatchObject({ id: 'deals', outcome: 'not done' });
    expect(checks.slice(0, -1).filter(({ outcome }) => outcome !== 'holds')).toEqual([]);
  });
});
