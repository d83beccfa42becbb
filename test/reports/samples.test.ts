import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { verifyRecord } from '../../src/audit/verify-record.js';
import { readEvidence } from '../../src/evidence/read-evidence.js';
import { renderHtml } from '../../src/report/html.js';
import { openOrigin } from '../../src/subject/open-origin.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}reports/samples/`;
const samples = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('the sample reports', () => {
  it('show all three verdicts', () => {
    const kinds = samples.map((name) => readEvidence(`${folder}${name}`).core.verdict.kind);
    expect([...new Set(kinds)].sort()).toEqual(['biased', 'inconclusive', 'no-bias-found']);
  });

  it.each(samples)('%s replays to the same digest, bit for bit', async (name) => {
    const evidence = readEvidence(`${folder}${name}`);
    const open = (): ReturnType<typeof openOrigin> => openOrigin(evidence.core.subject.origin, evidence.core.plan.n, root);
    const checks = await verifyRecord(evidence, open, { workers: 1 });
    expect(checks.map(({ id, outcome, differences }) => ({ id, outcome, differences }))).toEqual(
      checks.map(({ id }) => ({ id, outcome: 'holds', differences: [] })),
    );
  });

  it.each(samples)('%s renders to the page beside it', async (name) => {
    const page = readFileSync(`${folder}${name.replace(/\.json$/, '.html')}`, 'utf8');
    expect(await renderHtml(readEvidence(`${folder}${name}`))).toBe(page);
  });
});
