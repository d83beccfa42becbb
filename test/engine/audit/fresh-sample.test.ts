import { describe, expect, it } from 'vitest';
import type { Guard } from '../../../src/core/record/by-law.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import type { OutcomeSource, Subject } from '../../../src/core/subject/subject.js';
import type { Sampling } from '../../../src/engine/count/blocks.js';
import { blockAt, blockCount } from '../../../src/engine/count/blocks.js';
import type { Counts } from '../../../src/engine/count/run-block.js';
import { audit, type SampleAsked } from '../../../src/engine/decide/audit.js';
import { fitPlan, fitsOf } from '../../../src/engine/fit.js';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { runAudit, verifyRecord } from '../../../src/host/audits.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { auditPage } from '../../../src/report/audit/page.js';
import { renderSummary } from '../../../src/report/audit/summary.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { sealed } from '../../support/record-of.js';

/** Every deck of a sample, as text. */
function decksOf(subject: Subject, sampling: Sampling): readonly string[] {
  const n = subject.space.width;
  return Array.from({ length: blockCount(sampling) }, (_, index) => {
    const block = blockAt(sampling, index);
    const batch = new Batch(n, block.trials);
    void (subject.open(block) as OutcomeSource).fill(batch);
    return Array.from({ length: batch.length }, (__, deal) => batch.cells.subarray(deal * n, (deal + 1) * n).join(' '));
  }).flat();
}

const cut = { seed: 'fresh', blockSize: 40 };

describe('the fresh sample of a subject that runs as one stream', () => {
  it.each(['minstd', 'randu', 'mulberry32', 'java48', 'xorshift64s'])('goes on with the stream of %s where the first one ended', (prng) => {
    const long = decksOf(pipelineOf('fisher-yates', 7, 'lemire', prng), { ...cut, role: 'sample', trials: 500 });
    const subject = pipelineOf('fisher-yates', 7, 'lemire', prng);
    expect(decksOf(subject, { ...cut, role: 'sample', trials: 100 })).toEqual(long.slice(0, 100));
    const fresh = { ...cut, role: 'confirmation', firstTrials: 100, trials: 400 } as const;
    expect(decksOf(subject, fresh)).toEqual(long.slice(100));
    // The same where nothing was dealt before, and where something else was.
    expect(decksOf(pipelineOf('fisher-yates', 7, 'lemire', prng), fresh)).toEqual(long.slice(100));
    decksOf(subject, { ...cut, seed: 'another', role: 'sample', trials: 60 });
    expect(decksOf(subject, fresh)).toEqual(long.slice(100));
  });

  it('starts elsewhere where every block has a stream of its own, and in an estimate', () => {
    const fresh = { ...cut, role: 'confirmation', firstTrials: 100, trials: 400 } as const;
    const long = decksOf(pipelineOf('fisher-yates', 52), { ...cut, role: 'sample', trials: 500 });
    expect(decksOf(pipelineOf('fisher-yates', 52), fresh).filter((deck) => long.includes(deck))).toEqual([]);
    const stream = decksOf(pipelineOf('fisher-yates', 52, 'lemire', 'minstd'), { ...cut, role: 'sample', trials: 500 });
    const estimate = decksOf(pipelineOf('fisher-yates', 52, 'lemire', 'minstd'), { ...cut, role: 'estimate', trials: 100 });
    expect(estimate.filter((deck) => stream.includes(deck))).toEqual([]);
  });

  it('gives one record whatever the number of workers, which deals again to the same', async () => {
    const subject = (): Subject => pipelineOf('fisher-yates', 5, 'lemire', 'minstd');
    // A seed whose first sample is doubtful by luck, as one in a hundred is.
    const plan = makePlan(permutations(5), { seed: 'doubt 289', trials: 300 });
    const core = await runAudit(plan, subject(), { workers: 1 });
    expect(core.confirmation?.trials).toBe(1200);
    expect(await runAudit(plan, subject(), { workers: 3 })).toEqual(core);
    const checks = await verifyRecord(sealed(core), async () => subject(), { workers: 2 });
    expect(checks.map(({ outcome }) => outcome)).toEqual(checks.map(() => 'holds'));
  });
});

describe('a fresh sample that would repeat the first', () => {
  const space = permutations(5);
  const plan = { ...makePlan(space, { seed: 'copies', trials: 3000 }), tests: ['position-matrix'] };
  const guard = (holds: boolean): Guard => ({ id: 'fresh-period', holds, words: 1, prng: 'randu' });

  /** Position counts with one card in one place so often that the row is doubtful; a fresh sample that is the first one four times over. */
  const copying =
    (asked: string[]) =>
    async ({ role, trials }: SampleAsked): Promise<Counts> => {
      asked.push(role);
      const bump = role === 'sample' ? 90 : 4 * 90;
      const counts = new Float64Array(25).fill(trials / 5);
      for (const [cell, sign] of [
        [0, 1],
        [1, -1],
        [5, -1],
        [6, 1],
      ])
        counts[cell] += sign * bump;
      return new Map([['position-matrix', counts]]);
    };

  it('would call the first one biased by its own luck, were it drawn', async () => {
    const asked: string[] = [];
    const { look, verdict } = await audit(plan, fitsOf(space), { known: null, guards: [guard(true)] }, copying(asked));
    expect(look.flags).toEqual([{ test: 'position-matrix', tail: 'upper' }]);
    expect(asked).toEqual(['sample', 'confirmation']);
    expect(verdict.kind).toBe('biased');
  });

  it('is not drawn, and the doubtful rows stay unread', async () => {
    const asked: string[] = [];
    const { fresh, verdict } = await audit(plan, fitsOf(space), { known: null, guards: [guard(false)] }, copying(asked));
    expect(asked).toEqual(['sample']);
    expect(fresh).toBeNull();
    expect(verdict).toMatchObject({
      kind: 'inconclusive',
      reason: { why: 'unread', tests: ['position-matrix'], because: 'copies' },
      trialsNeeded: null,
    });
  });

  it('changes nothing where no row is doubtful', async () => {
    const even = async ({ trials }: SampleAsked): Promise<Counts> => {
      const fit = fitPlan({ tests: plan.tests, trials, lags: undefined }, space);
      expect(fit.statistics).toHaveLength(1);
      // As uneven as luck makes them: 16 degrees, a statistic of about 16.
      const counts = new Float64Array(25).fill(trials / 5);
      const bump = Math.floor(Math.sqrt((4 * trials) / 5));
      for (const cell of [0, 6]) counts[cell] += bump;
      for (const cell of [1, 5]) counts[cell] -= bump;
      return new Map([['position-matrix', counts]]);
    };
    const large = { ...plan, trials: 4_000_000, confirmationTrials: 16_000_000 };
    const held = await audit(large, fitsOf(space), { known: null, guards: [guard(true)] }, even);
    expect(held.look.flags).toEqual([]);
    const { verdict } = await audit(large, fitsOf(space), { known: null, guards: [guard(false)] }, even);
    expect(verdict).toEqual(held.verdict);
  });

  it('is said of a generator that is too short for it, and the first sample still stands', async () => {
    const subject = (): Subject => pipelineOf('fisher-yates', 5, 'lemire', 'mt-short');
    const core = await runAudit(makePlan(space, { seed: 'doubt 222', trials: 500 }), subject(), { workers: 1 });
    expect(core.guards.map(({ holds, id }) => [id, holds])).toEqual([
      ['period', true],
      ['fresh-period', false],
      ['fresh-overlap', true],
    ]);
    expect(core.confirmation).toBeNull();
    expect(core.verdict).toMatchObject({
      kind: 'inconclusive',
      reason: expect.objectContaining({ because: 'copies' }),
    });
    expect(core.verdict.smallestDetectable).toBeGreaterThan(0);
    const evidence = sealed(core);
    const summary = renderSummary(evidence).replaceAll(/\s+/g, ' ');
    expect(summary).toContain('one test is doubtful, and no fresh deals can be drawn');
    expect(summary).toContain('none can be drawn: with a fresh sample one stream would take about');
    expect(summary).not.toContain('To decide it');
    const page = await auditPage(evidence);
    expect(page).toContain('with a fresh sample one stream would take about');
    expect(page).not.toContain('not read');
    expect(page).toContain('How many orders it can deal');
    const checks = await verifyRecord(evidence, async () => subject(), { workers: 1 });
    expect(checks.map(({ outcome }) => outcome)).toEqual(checks.map(() => 'holds'));
  });

  it('is found missing in a record from which it was taken out', async () => {
    const subject = (): Subject => pipelineOf('fisher-yates', 5, 'lemire', 'minstd');
    const core = await runAudit(makePlan(space, { seed: 'doubt 289', trials: 300 }), subject(), { workers: 1 });
    const checks = await verifyRecord(sealed({ ...core, confirmation: null }), async () => subject(), { workers: 1 });
    const numbers = checks.find(({ id }) => id === 'numbers');
    expect(numbers?.differences.map(({ path }) => path)).toContain('core.verdict.reason.why');
  });
});
