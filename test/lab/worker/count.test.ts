import { describe, expect, it } from 'vitest';
import { DEFAULT_PARTS } from '../../../src/core/subject/default-parts.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import { BLOCK_SIZE } from '../../../src/core/subject/subject.js';
import { blockAt } from '../../../src/engine/count/blocks.js';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { runAudit } from '../../../src/host/audits.js';
import { audits } from '../../../src/lab/worker/audits.js';
import { count, draws, subjectOf } from '../../../src/lab/worker/count.js';
import type { CountTold } from '../../../src/lab/worker/tasks.js';

const NAIVE = { ...DEFAULT_PARTS, shuffle: 'naive-swap', n: 5, seed: 'lab 1' };
const breathe = (): Promise<void> => Promise.resolve();

async function all<T>(told: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of told) found.push(one);
  return found;
}

describe('what the worker counts', () => {
  it.each(['position-matrix', 'permutations'])(
    'of %s is what an audit of the same source and seed counts, over its blocks',
    async (statistic) => {
      const trials = 70_000;
      const told = await all(count({ ...NAIVE, statistic, at: [1000, 65_536, trials] }, breathe));
      expect(told.map(({ deals }) => deals)).toEqual([1000, 65_536, trials]);
      for (const { counts, deals, test } of told as CountTold[]) {
        const subject = subjectOf(NAIVE);
        const plan = makePlan(subject.space, { seed: 'lab 1', trials: deals, tests: [statistic] });
        const core = await runAudit(plan, subject, { workers: 1 });
        const row = core.results.find((result) => result.test === statistic);
        expect(core.counts[statistic]?.values).toEqual(counts);
        expect(test).toEqual({ value: row?.value, degrees: row?.degrees, logP: row?.logP });
      }
    },
  );

  it('of decks that come again is what an audit counts, block by block, of decks dealt from few seeds', async () => {
    const parts = { ...DEFAULT_PARTS, shuffle: 'fisher-yates', prng: 'mulberry32', seeding: 'random-16', n: 52, seed: 'lab 1' };
    const told = await all(count({ ...parts, statistic: 'repeats', at: [1000, 66_000] }, breathe));
    for (const { counts, deals, test } of told) {
      const subject = subjectOf(parts);
      const core = await runAudit(makePlan(subject.space, { seed: 'lab 1', trials: deals, tests: ['repeats'] }), subject, { workers: 1 });
      expect(core.counts['repeats']?.values).toEqual(counts);
      expect(test?.value).toBe(counts[0]);
      // N(N − 1)/2S pairs, with a spread of its root: 7.6 and 33,233 of them.
      const expected = (deals * (deals - 1)) / 2 ** 17;
      expect(Math.abs((test?.value ?? 0) - expected)).toBeLessThan(5 * Math.sqrt(expected));
    }
  });

  it('is nothing where the statistic cannot be', async () => {
    await expect(all(count({ ...NAIVE, n: 52, statistic: 'permutations', at: [1000] }, breathe))).rejects.toThrow(
      'counts complete orders up to',
    );
  });

  it('has no test of a sample that is too small for one', async () => {
    const [first, second] = await all(count({ ...NAIVE, statistic: 'permutations', at: [10, 1000] }, breathe));
    expect([first?.test, second?.test !== null]).toEqual([null, true]);
  });
});

describe('audits again and again', () => {
  it('have the p-values of audits with these seeds, at every look', async () => {
    const asked = { ...NAIVE, statistic: 'position-matrix', at: [100, 500], audits: 3 };
    const [told] = await all(audits(asked, breathe));
    const alone = await Promise.all([1, 2, 3].map((audit) => all(count({ ...asked, seed: `lab 1 ${audit}` }, breathe))));
    const logs = told?.audits.map((p) => p.map(Math.log)) ?? [];
    expect(logs.length).toBe(3);
    for (const [k, looks] of alone.entries())
      for (const [at, { test }] of looks.entries()) expect(logs[k]?.[at]).toBeCloseTo(test?.logP ?? 1, 10);
  });
});

describe('the draws of a deal', () => {
  it('lead to the first deck that the subject deals', async () => {
    const [told] = await all(draws({ ...NAIVE, trial: 1 }));
    const sampling = { role: 'sample', seed: 'lab 1', trials: 1, blockSize: BLOCK_SIZE } as const;
    const batch = new Batch(5, 1);
    await (await subjectOf(NAIVE).open(blockAt(sampling, 0))).fill(batch);
    expect([...batch.cells]).toEqual(swapped(told?.draws ?? []));
  });
});

/** The deck that these partners make of a new one: every card swapped with the one named. */
function swapped(partners: readonly number[]): number[] {
  const deck = partners.map((_, card) => card);
  for (const [i, j] of partners.entries()) [deck[i], deck[j]] = [deck[j] ?? -1, deck[i] ?? -1];
  return deck;
}
