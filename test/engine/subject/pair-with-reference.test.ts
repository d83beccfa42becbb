import { describe, expect, it } from 'vitest';
import type { ReferenceNull } from '../../../src/core/record/declared-null.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import type { Subject } from '../../../src/core/subject/subject.js';
import { blockAt } from '../../../src/engine/count/blocks.js';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { pairWithReference } from '../../../src/engine/subject/pair-with-reference.js';
import { uniformUnderNull } from '../../../src/engine/subject/uniform-under-null.js';
import { verifyRecord } from '../../../src/host/audits.js';
import { openOrigin } from '../../../src/host/open-origin.js';
import { openUnder } from '../../../src/host/open-under.js';
import { partialDeals } from '../../../src/kinds/hand/partial-deals.js';
import { fittingRecord } from '../../../src/records/check-record.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { recordOf, sealed } from '../../support/record-of.js';

const built = (maker: string, prng = 'xoshiro128ss'): ReferenceNull => ({
  kind: 'reference',
  source: { kind: 'built-in', maker, prng, bounded: 'lemire', seeding: 'continuous' },
});

const beside = (subject: Subject, n: number, declared = built('fisher-yates')): Promise<Subject> =>
  openUnder(subject, declared, (origin) => openOrigin(origin, n, '.'));

describe('a subject beside a reference', () => {
  it('deals what it deals alone, and the reference what other numbers make it deal', async () => {
    const block = blockAt({ role: 'sample', seed: 'own', trials: 50, blockSize: 65_536 }, 0);
    const alone = new Batch(6, 50);
    await (await pipelineOf('fisher-yates', 6).open(block)).fill(alone);
    const batch = new Batch(6, 50);
    const source = await (await beside(pipelineOf('fisher-yates', 6), 6)).open(block);
    await source.fill(batch);
    expect(Array.from(batch.cells)).toEqual(Array.from(alone.cells));
    expect(batch.reference).toHaveLength(300);
    expect(Array.from(batch.reference ?? [])).not.toEqual(Array.from(alone.cells));
  });

  it.each(['xoshiro128ss', 'minstd'])('lays the deals of the reference side by side whatever batches are asked for (%s)', async (prng) => {
    const dealt = async (sizes: readonly number[]): Promise<readonly number[]> => {
      const block = blockAt({ role: 'sample', seed: 'own', trials: 60, blockSize: 65_536 }, 0);
      const source = await (await beside(pipelineOf('fisher-yates', 6), 6, built('naive-swap', prng))).open(block);
      const all: number[] = [];
      for (const size of sizes) {
        const batch = new Batch(6, size);
        await source.fill(batch);
        all.push(...(batch.reference ?? []));
      }
      return all;
    };
    expect(await dealt([10, 20, 30])).toEqual(await dealt([60]));
  });

  it('is one stream where either of the two is', async () => {
    const stream = pipelineOf('fisher-yates', 6, 'lemire', 'minstd');
    expect(stream.blocks).toBe('sequential');
    expect((await beside(stream, 6)).blocks).toBe('sequential');
    expect((await beside(pipelineOf('fisher-yates', 6), 6, built('fisher-yates', 'minstd'))).blocks).toBe('sequential');
    expect((await beside(pipelineOf('fisher-yates', 6), 6)).blocks).toBe('any');
  });

  it('is asked nothing but what compares the two, and keeps the reference in the plan of its record', async () => {
    const { core } = await recordOf(await beside(pipelineOf('naive-swap', 6), 6), { seed: 'plan', trials: 5000 });
    expect(core.plan.null).toEqual(built('fisher-yates'));
    expect(core.plan.tests.filter((id) => !id.startsWith('reference-'))).toEqual([]);
    expect(core.results.filter(({ required }) => required).map(({ test }) => test)).toEqual([
      'reference-followers',
      'reference-gaps',
      'reference-places',
    ]);
    expect([core.verdict.kind, core.known, core.diagnosis, core.landmarks]).toEqual(['biased', null, null, []]);
  });

  it('clears a shuffle far from even that deals as its reference does, at the size asked for', async () => {
    const subject = await beside(pipelineOf('sattolo', 5), 5, built('sattolo'));
    const { core } = await recordOf(subject, { seed: 'clean', detect: 0.05 });
    expect(core.verdict.kind).toBe('no-bias-found');
    expect(core.verdict.smallestDetectable).toBeLessThanOrEqual(0.05);
  });

  it('is dealt again by verify, which finds another reference out', async () => {
    const subject = (): Promise<Subject> => beside(pipelineOf('sattolo', 6), 6, built('sattolo'));
    const record = await recordOf(await subject(), { seed: 'again', trials: 3000 });
    const differing = async (open: () => Promise<Subject>): Promise<readonly string[]> =>
      (await verifyRecord(record, open, { workers: 2 })).filter(({ outcome }) => outcome !== 'holds').map(({ id }) => id);
    expect(await differing(subject)).toEqual([]);
    // The plan names one reference, and the deals are those of another.
    const other = async (): Promise<Subject> => {
      const reference = await openOrigin({ ...built('naive-swap'), outcome: { kind: 'deck' } }, 6, '.');
      return pairWithReference(pipelineOf('sattolo', 6), reference, built('sattolo'));
    };
    expect(await differing(other)).toEqual(['deals']);
  });

  it('refuses a record whose plan leaves out what compares the two, or asks even questions', async () => {
    const { core } = await recordOf(await beside(pipelineOf('naive-swap', 6), 6), { seed: 'lie', trials: 3000 });
    const lie = sealed({ ...core, plan: { ...core.plan, tests: ['position-matrix'] } });
    expect(() => fittingRecord(lie, 'the lie')).not.toThrow();
    const checks = await verifyRecord(lie, () => beside(pipelineOf('naive-swap', 6), 6), { workers: 1 });
    expect(checks.find(({ id }) => id === 'rule')?.outcome).toBe('differs');
    const { kind } = built('fisher-yates');
    const forged = sealed({ ...core, plan: { ...core.plan, null: { kind, source: { kind: 'race', locked: false } } as never } });
    expect(() => fittingRecord(forged, 'the lie')).toThrow(expect.objectContaining({ code: 'E_EVIDENCE_SCHEMA' }));
  });

  it('must be opened, and is for whole decks handed in in order', async () => {
    expect(() => uniformUnderNull(pipelineOf('sattolo', 6), built('sattolo'))).toThrow(expect.objectContaining({ code: 'E_INTERNAL' }));
    const hands = { ...pipelineOf('sattolo', 6), space: partialDeals(6, { seen: 3, order: 'kept' }) };
    await expect(beside(hands, 6)).rejects.toThrow('--null is for whole decks');
  });

  it('plans with the numbers of deals that the comparison takes', async () => {
    const { space } = await beside(pipelineOf('fisher-yates', 52), 52);
    const { trials } = makePlan(space, { seed: 'size' });
    // Half of each squared deviation a deal, 51 degrees, 52 cards: λ = N r²/2.
    expect(trials).toBeGreaterThan(2_500_000);
    expect(trials).toBeLessThan(3_200_000);
  });
});
