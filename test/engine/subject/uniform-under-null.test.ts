import { describe, expect, it } from 'vitest';
import type { DeclaredNull } from '../../../src/core/record/declared-null.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import { blockAt } from '../../../src/engine/count/blocks.js';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { uniformUnderNull } from '../../../src/engine/subject/uniform-under-null.js';
import { verifyRecord } from '../../../src/host/audits.js';
import { fittingRecord } from '../../../src/records/check-record.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { recordOf, sealed } from '../../support/record-of.js';

const CYCLIC: DeclaredNull = { kind: 'cyclic' };
const WEIGHTS: DeclaredNull = { kind: 'weighted', file: 'weights.json', weights: [1, 10, 100, 1, 10, 100] };

const STRATA: DeclaredNull = { kind: 'strata', file: 'strata.txt', strata: [0, 1, 0, 1, 0, 1] };
const APART: DeclaredNull = { kind: 'no-adjacent', file: 'artists.txt', groups: [0, 0, 1, 1, 2, 2] };
const MATCHINGS: DeclaredNull = { kind: 'matchings' };

const outcomeOf = async (subject: ReturnType<typeof pipelineOf>, open: () => ReturnType<typeof pipelineOf>): Promise<readonly string[]> => {
  const record = await recordOf(subject, { seed: 'again', trials: 3000 });
  const checks = await verifyRecord(record, async () => open(), { workers: 2 });
  return checks.filter(({ outcome }) => outcome !== 'holds').map(({ id }) => id);
};

describe('a subject under a declared null', () => {
  it('deals what it dealt, beside the deals that the null makes even, of words of its own', async () => {
    const block = blockAt({ role: 'sample', seed: 'own', trials: 50, blockSize: 65_536 }, 0);
    const plain = new Batch(6, 50);
    await (await pipelineOf('sattolo', 6).open(block)).fill(plain);
    const batch = new Batch(6, 50);
    await (await uniformUnderNull(pipelineOf('sattolo', 6), CYCLIC).open(block)).fill(batch);
    expect([batch.length, Array.from(batch.dealt ?? [])]).toEqual([50, Array.from(plain.cells)]);
    expect(Array.from(batch.cells)).not.toEqual(Array.from(plain.cells));
    const again = new Batch(6, 50);
    await (await uniformUnderNull(pipelineOf('sattolo', 6), CYCLIC).open(block)).fill(again);
    expect(again.cells).toEqual(batch.cells);
  });

  it('leaves even deals as they are where the null is even', async () => {
    const block = blockAt({ role: 'sample', seed: 'own', trials: 50, blockSize: 65_536 }, 0);
    const batch = new Batch(52, 50);
    await (await uniformUnderNull(pipelineOf('fisher-yates', 52), { kind: 'blocks', sizes: [52] }).open(block)).fill(batch);
    expect(Array.from(batch.cells)).toEqual(Array.from(batch.dealt ?? []));
  });

  it('is itself where nothing is declared, and wrapped once', () => {
    const subject = pipelineOf('sattolo', 6);
    expect(uniformUnderNull(subject, undefined)).toBe(subject);
    const wrapped = uniformUnderNull(subject, CYCLIC);
    expect(uniformUnderNull(wrapped, CYCLIC)).toBe(wrapped);
  });

  it('keeps the null in the plan of its record, which nothing else has', async () => {
    const even = await recordOf(pipelineOf('sattolo', 6), { seed: 'plan', trials: 500 });
    const cyclic = await recordOf(uniformUnderNull(pipelineOf('sattolo', 6), CYCLIC), { seed: 'plan', trials: 500 });
    expect([even.core.plan.null, cyclic.core.plan.null]).toEqual([undefined, CYCLIC]);
    expect([even, cyclic].map(({ core }) => core.plan.tests.filter((id) => id.startsWith('declared-')))).toEqual([
      [],
      ['declared-possible', 'declared-first', 'declared-step', 'declared-parity'],
    ]);
    expect(fittingRecord(JSON.parse(JSON.stringify(cyclic)), 'it')).toEqual(cyclic);
  });

  it('is verified from its record, dealt again by other workers', async () => {
    expect(await outcomeOf(uniformUnderNull(pipelineOf('sattolo', 6), CYCLIC), () => pipelineOf('sattolo', 6))).toEqual([]);
    for (const declared of [WEIGHTS, STRATA, APART, MATCHINGS])
      expect(await outcomeOf(uniformUnderNull(pipelineOf('fisher-yates', 6), declared), () => pipelineOf('fisher-yates', 6))).toEqual([]);
  });

  it('is not verified under another null, nor without its own tests', async () => {
    const { core } = await recordOf(uniformUnderNull(pipelineOf('sattolo', 6), CYCLIC), { seed: 'forged', trials: 3000 });
    const forged = [
      sealed({ ...core, plan: { ...core.plan, null: { kind: 'derangement' } } }),
      sealed({ ...core, plan: { ...core.plan, tests: core.plan.tests.filter((id) => !id.startsWith('declared-')) } }),
      sealed({ ...core, plan: { ...core.plan, null: { kind: 'weighted', file: 'w', weights: [1, 2] } } }),
    ];
    const found = await Promise.all(
      forged.map(async (record) =>
        (await verifyRecord(record, async () => pipelineOf('sattolo', 6), { workers: 1 })).filter(({ outcome }) => outcome === 'differs'),
      ),
    );
    expect(found.map((differing) => differing.length > 0)).toEqual([true, true, true]);
  });

  it.each([
    [{ kind: 'weighted', file: 'w', weights: [1, 2] }, '--null weighted needs a weight for each of the 6 cards, got 2'],
    [{ kind: 'strata', file: 's', strata: [0, 1, 0] }, '--null strata needs a stratum for each of the 6 cards, got 3'],
    [{ kind: 'no-adjacent', file: 'g', groups: [0, 1] }, '--null no-adjacent needs a group for each of the 6 cards, got 2'],
    [{ kind: 'no-adjacent', file: 'g', groups: [0, 0, 0, 0, 1, 2] }, '--null no-adjacent has no order of 6 cards that keeps'],
    [{ kind: 'blocks', sizes: [2, 2] }, '--null blocks must have as many cards as the deck, 6, got 4'],
  ] as const)('refuses %j of six cards', (declared, message) => {
    expect(() => uniformUnderNull(pipelineOf('sattolo', 6), declared)).toThrow(message);
  });

  it('refuses matchings of a deck that does not fall into pairs', () => {
    expect(() => uniformUnderNull(pipelineOf('sattolo', 7), MATCHINGS)).toThrow('--null matchings needs an even number of cards, got 7');
  });

  it('reads pairs of neighbours as the order in which each card stands where its partner does', async () => {
    const block = blockAt({ role: 'sample', seed: 'own', trials: 50, blockSize: 65_536 }, 0);
    const [plain, read] = [new Batch(6, 50), new Batch(6, 50)];
    await (await pipelineOf('fisher-yates', 6).open(block)).fill(plain);
    await (await uniformUnderNull(pipelineOf('fisher-yates', 6), MATCHINGS).open(block)).fill(read);
    const faults = Array.from({ length: 50 }, (_, deal) => deal * 6).filter((at) =>
      [0, 2, 4].some((p) => {
        const [one, other] = plain.cells.subarray(at + p, at + p + 2);
        return read.dealt?.[at + one] !== other || read.dealt[at + other] !== one;
      }),
    );
    expect(faults).toEqual([]);
  });

  it('finds no bias in the pairs of an even shuffle, whose deals can all be read as pairs', async () => {
    const { core } = await recordOf(uniformUnderNull(pipelineOf('fisher-yates', 6), MATCHINGS), {
      seed: 'pairs',
      trials: 30_000,
      detect: 0.05,
    });
    expect(core.verdict.kind).toBe('no-bias-found');
    expect(core.skipped.find(({ test }) => test === 'declared-possible')?.reason).toEqual({ why: 'reads-all' });
  });

  it('refuses derangements of more cards than it keeps numbers for', () => {
    expect(() => uniformUnderNull(pipelineOf('sattolo', 1001), { kind: 'derangement' })).toThrow(
      '--null derangement is for decks of at most 1000 cards, got 1001',
    );
  });

  it('has no verdict by a law that is held against the even one', async () => {
    const { known, landmarks, verdict } = (
      await recordOf(uniformUnderNull(pipelineOf('sattolo', 6), CYCLIC), { seed: 'law', trials: 30_000, detect: 0.05 })
    ).core;
    expect([known, landmarks, verdict.kind]).toEqual([null, [], 'no-bias-found']);
    expect(makePlan(pipelineOf('sattolo', 6).space, { seed: 'law' }).null).toBeUndefined();
  });
});
