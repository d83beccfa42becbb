import { describe, expect, it } from 'vitest';
import type { EvidenceCore } from '../../../src/core/record/evidence.js';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { runAudit, verifyRecord } from '../../../src/host/audits.js';
import { showsWords } from '../../../src/kinds/words/shows.js';
import { auditPage } from '../../../src/report/audit/page.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { sealed } from '../../support/record-of.js';

const REQUIRED = [
  'cyclic-displacement',
  'fisher-yates-digits/down',
  'fisher-yates-digits/forward',
  'fisher-yates-digits/inside-out',
  'position-matrix',
];

async function coreOf(shuffle: string, n: number, trials: number): Promise<EvidenceCore> {
  const subject = pipelineOf(shuffle, n);
  return runAudit(makePlan(subject.space, { seed: 'large', trials }), subject, { workers: 1 });
}

describe('an audit of more than 5,000 cards', () => {
  it('makes every main test, tells what it counted together, and is verified', async () => {
    const n = 5001;
    const core = await coreOf('fisher-yates', n, 400);
    const made = core.results.map(({ test }) => test);
    expect(REQUIRED.filter((test) => !made.includes(test))).toEqual([]);
    expect(core.verdict.kind).not.toBe('biased');
    const record = sealed(core);
    const shown = core.results.flatMap((result) =>
      'shows' in result && result.shows !== undefined && REQUIRED.includes(result.test) ? [showsWords(result.shows)] : [],
    );
    expect(new Set(shown)).toEqual(new Set(['groups of 80 neighbouring choices', 'blocks of 79 cards and positions']));
    expect(await auditPage(record)).toContain('counted were those of 64 blocks of neighbouring cards and as many of positions');
    const checks = await verifyRecord(record, () => Promise.resolve(pipelineOf('fisher-yates', n)), { workers: 1 });
    // A record keeps no more than 65,536 counts of a test, so that its numbers follow from the deals alone.
    expect(checks.filter(({ outcome }) => outcome !== 'holds').map(({ id, outcome }) => [id, outcome])).toEqual([['numbers', 'not done']]);
    expect(checks.map(({ id }) => id)).toContain('deals');
  });

  it('finds a bias in a deck of 65,535', async () => {
    const core = await coreOf('naive-swap', 65_535, 30);
    expect(core.verdict.kind).toBe('biased');
  });
});
