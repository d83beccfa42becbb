import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Evidence, EvidenceCore } from '../../src/core/record/evidence.js';
import type { BuiltInSource, Origin } from '../../src/core/record/origin.js';
import { evidenceText } from '../../src/engine/record/evidence-text.js';
import { recordCounts } from '../../src/engine/record/record-counts.js';
import type { Earlier } from '../../src/records/compare-kept.js';
import { earlierCell } from '../../src/records/compare-kept.js';
import { pipelineOf } from '../support/pipeline-of.js';
import { recordOf, sealed } from '../support/record-of.js';

const folder = mkdtempSync(join(tmpdir(), 'compare-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const honest = await recordOf(pipelineOf('naive-swap', 5), { seed: 'kept', trials: 700 });
const { plan } = honest.core;
const origin = honest.core.subject.origin as Origin<BuiltInSource>;
const file = join(folder, 'cell.json');

const look = (text: string, wanted = { plan, origin }): Promise<Earlier> => {
  writeFileSync(file, text);
  return earlierCell(file, wanted.plan, wanted.origin);
};
const reasonOf = async (record: Evidence, wanted = { plan, origin }): Promise<string | null> => {
  const found = await look(evidenceText(record), wanted);
  return found.kept === null ? found.reason : 'kept';
};
/** Changed, and as a forger would, the digest made right again. */
const forged = (change: (core: EvidenceCore) => EvidenceCore): Evidence => sealed(change(honest.core));

describe('a cell that was dealt before', () => {
  it('is kept where it is the record of this very audit', async () => {
    expect(await look(evidenceText(honest))).toEqual({ kept: honest });
  });

  it('is dealt without a word where no file lies there', async () => {
    expect(await earlierCell(join(folder, 'none.json'), plan, origin)).toEqual({ kept: null, reason: null });
  });

  it('is dealt anew for another plan, another subject or another version, and says so', async () => {
    expect(await reasonOf(honest, { plan: { ...plan, seed: 'other' }, origin })).toBe('it was made with another plan');
    expect(await reasonOf(honest, { plan: { ...plan, detect: 0.02 }, origin })).toBe('it was made with another plan');
    expect(await reasonOf(honest, { plan, origin: { ...origin, source: { ...origin.source, prng: 'mt19937' } } })).toBe(
      'it is the record of another subject',
    );
    expect(await reasonOf(forged((core) => ({ ...core, tool: { ...core.tool, version: '0.0.1' } })))).toMatch(
      /^it was made by version 0\.0\.1, this is /,
    );
  });

  it('is dealt anew where the file is damaged or foreign', async () => {
    const text = evidenceText(honest);
    const reason = async (broken: string): Promise<string | null> => {
      const found = await look(broken);
      return found.kept === null ? found.reason : 'kept';
    };
    expect(await reason(text.slice(0, text.length / 2))).toContain('is not JSON');
    expect(await reason('{}')).toContain('is not as a record must be');
    expect(await reason(text.replace('"schema": ', '"also": 1, "schema": '))).toContain('is not as a record must be');
  });
});

describe('a cell edited by hand is not kept', () => {
  it('though only a number was changed', async () => {
    const [first, ...rest] = honest.core.results;
    const edited = { ...honest, core: { ...honest.core, results: first ? [{ ...first, p: 0.5 }, ...rest] : [] } };
    expect(await reasonOf(edited)).toContain('was altered: its digest must be that of what it says');
  });

  it('though the digest was made right again: verdict, p and counts follow from the counts', async () => {
    const verdict = forged((core) => ({ ...core, verdict: { kind: 'no-bias-found', smallestDetectable: 0.01, power: 0.99 } }));
    expect(await reasonOf(verdict)).toContain('every number and the verdict follow from the counts');
    const p = forged((core) => ({ ...core, results: core.results.map((row, k) => (k === 0 ? { ...row, p: 0.5 } : row)) }));
    expect(await reasonOf(p)).toContain('every number and the verdict follow from the counts');
    const flat = forged((core) => ({
      ...core,
      counts: { ...core.counts, 'position-matrix': recordCounts([5, 5], new Float64Array(25).fill(140)) },
    }));
    expect(await reasonOf(flat)).toContain('every number and the verdict follow from the counts');
  });
});
