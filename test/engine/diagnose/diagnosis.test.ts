import { describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../../src/core/record/diagnosis.js';
import type { Subject } from '../../../src/core/subject/subject.js';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { runAudit } from '../../../src/host/audits.js';
import { pipelineOf } from '../../support/pipeline-of.js';

/** The diagnosis that an audit of the deep battery records. */
async function diagnosed(subject: Subject, trials: number): Promise<Diagnosis | null> {
  const core = await runAudit(makePlan(subject.space, { seed: 'diagnosis', trials, battery: 'deep' }), subject, { workers: 1 });
  return core.diagnosis;
}

const names = (found: Diagnosis | null): readonly string[] | undefined => found?.best.map(({ id }) => id);

describe('the diagnosis of an audit', () => {
  it('names seven riffles from their rising sequences', async () => {
    expect(names(await diagnosed(pipelineOf('riffle:7', 52), 2000))).toEqual(['riffle:7']);
  });

  it('names short keys, which leave positions even, from steps down', async () => {
    expect(names(await diagnosed(pipelineOf('sort-keys:8', 52), 20_000))).toEqual(['sort-keys:8']);
  });

  it.each([
    ['its exact law', 52, undefined],
    ['a law dealt on this engine', 64, 32_768],
  ])('names a coin sort, by %s, and not short keys, whose steps down it resembles', async (_, n, dealt) => {
    const found = await diagnosed(pipelineOf('sort-comparator', n), 5000);
    expect(found?.best[0].id).toBe('sort-comparator');
    expect(found?.best[0].dealt).toBe(dealt);
    for (const id of names(found) ?? []) expect(id).toMatch(/^sort-comparator/);
  });

  it('names a single cut', async () => {
    expect(names(await diagnosed(pipelineOf('random-cut', 52), 100))).toEqual(['random-cut']);
  });

  it('gives the odds of an off-by-one and says what its steps never do', async () => {
    const found = await diagnosed(pipelineOf('sattolo', 52), 600);
    expect(names(found)).toContain('sattolo');
    expect(found?.logOdds).toBeGreaterThan(Math.log(18_000));
    expect(found?.steps).toMatchObject({ decoder: 'down', pattern: 'never-own' });
    expect(found?.seed).toBeNull();
  });

  it('of a correct shuffle with a seed of 16 bits names the seed and no mistake', async () => {
    const found = await diagnosed(pipelineOf('fisher-yates', 52, 'lemire', 'mt19937', 'random-16'), 8000);
    expect(found?.seed?.source).toEqual({ of: 'bits', bits: 16 });
    expect(found?.best).toEqual([]);
    expect(found?.steps).toBeNull();
  });

  it('of 256 cards is worked out in time, and of more not at all', async () => {
    expect(names(await diagnosed(pipelineOf('sattolo', 256), 100))).toContain('sattolo');
    expect(await diagnosed(pipelineOf('sattolo', 257), 100)).toBeNull();
  });

  it('is null of a shuffle without a bias', async () => {
    expect(await diagnosed(pipelineOf('fisher-yates', 8), 2000)).toBeNull();
  });
});
