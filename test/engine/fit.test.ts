import { expect, it } from 'vitest';
import { trialsNeeded } from '../../src/engine/decide/conclude.js';
import { type Fits, fitPlan, fitsOf } from '../../src/engine/fit.js';
import { makePlan } from '../../src/engine/plan/make-plan.js';
import { runAudit } from '../../src/host/audits.js';
import { permutations } from '../../src/math/orders/permutation.js';
import { pipelineOf } from '../support/pipeline-of.js';

const space = permutations(6);

it('is made once for a list of statistics and a number of deals, and anew for another', () => {
  const fits = fitsOf(space);
  const plan = { tests: ['cycles', 'parity'], trials: 500, lags: undefined };
  expect(fits.of({ ...plan })).toBe(fits.of({ ...plan }));
  for (const other of [
    { ...plan, trials: 501 },
    { ...plan, tests: ['cycles'] },
    { ...plan, lags: 2 },
    { ...plan, tests: ['parity', 'cycles'] },
  ])
    expect(fits.of(other)).not.toBe(fits.of(plan));
  expect(fits.of(plan).rows).toEqual(fitPlan(plan, space).rows);
});

it('is the same for the size of a plan and for the audit of it, which says what it says without', async () => {
  const subject = pipelineOf('fisher-yates', 6);
  const asked: string[] = [];
  const once = fitsOf(subject.space);
  const fits: Fits = {
    space: subject.space,
    of(plan) {
      asked.push(`${plan.trials} ${plan.tests.join(' ')}`);
      return once.of(plan);
    },
  };
  const plan = makePlan(subject.space, { seed: 'fits', detect: 0.05 }, fits);
  const before = new Set(asked);
  const core = await runAudit(plan, subject, { workers: 1, fits });
  // The audit asks for what the plan asked for: its own deals, and the deals that the size needs.
  expect(asked.filter((key) => !before.has(key))).toEqual([]);
  expect(asked.length).toBeGreaterThan(before.size);
  expect(core).toEqual(await runAudit(plan, pipelineOf('fisher-yates', 6), { workers: 1 }));
  expect(trialsNeeded(plan, fits)).toBe(plan.trials);
});

it('of another space is passed over', async () => {
  const subject = pipelineOf('fisher-yates', 6);
  const plan = makePlan(subject.space, { seed: 'fits', trials: 500 });
  const wrong: Fits = {
    space: permutations(5),
    of: () => {
      throw new Error('asked');
    },
  };
  await expect(runAudit(plan, subject, { workers: 1, fits: wrong })).resolves.toBeDefined();
});
