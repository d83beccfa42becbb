import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readEvidence } from '../../src/records/read-evidence.js';
import { render } from '../../src/records/render.js';
import { verifyAny } from '../../src/records/verify-any.js';
import { firstDifference } from '../support/first-difference.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}reports/samples/`;
const samples = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('the sample reports', () => {
  it('show every verdict of an audit and of a proof', () => {
    const kinds = samples.map((name) => readEvidence(`${folder}${name}`).core.verdict.kind);
    expect([...new Set(kinds)].sort()).toEqual(['biased', 'fails', 'holds', 'inconclusive', 'no-bias-found', 'predicted']);
  });

  it.each(samples)('%s replays to the same digest, bit for bit', async (name) => {
    const checks = await verifyAny(readEvidence(`${folder}${name}`), root, { workers: 1 });
    expect(checks.map(({ id, outcome, differences }) => ({ id, outcome, differences }))).toEqual(
      checks.map(({ id }) => ({ id, outcome: 'holds', differences: [] })),
    );
  });

  it.each(samples)('%s renders to the page beside it', async (name) => {
    const page = readFileSync(`${folder}${name.replace(/\.json$/, '.html')}`, 'utf8');
    expect(firstDifference(page, await render(readEvidence(`${folder}${name}`), 'html', { record: name }))).toBeNull();
  });
});
