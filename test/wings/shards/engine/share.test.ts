import { describe, expect, it } from 'vitest';
import { makePlan } from '../../../../src/engine/plan/make-plan.js';
import { shardPlan } from '../../../../src/wings/shards/engine/shard-plan.js';
import type { ShardPlan } from '../../../../src/wings/shards/engine/shard-schema.js';
import { mostShares, shareOf } from '../../../../src/wings/shards/engine/share.js';
import { pipelineOf } from '../../../support/pipeline-of.js';

const FUNCTION = {
  kind: 'module',
  file: './shuffle.js',
  export: 'default',
  sha256: '0'.repeat(64),
  call: { result: 'mutates', async: false, random: false, stream: 'block', isolation: 'process' },
  randomness: 'injected',
} as const;
const subject = pipelineOf('fisher-yates', 5);

/** A plan of so many blocks of a first sample, and so many of a second one. */
function planOf(blocks: number, handed: number, stretch = 1): ShardPlan {
  const plan = makePlan(subject.space, { seed: 'share', trials: 65_536 * blocks - 1 });
  const input = { handed: 'shuffled', trials: 65_536 * handed, alpha: 1e-7 } as const;
  const made = shardPlan('1.0.0', handed === 0 ? plan : { ...plan, input }, subject);
  // A function's blocks stay together by sixteen.
  return stretch === 1 ? made : { ...made, subject: { ...made.subject, origin: { ...made.subject.origin, source: FUNCTION } } };
}

describe('the share of a shard', () => {
  it('gives every block of every sample to exactly one of them, and shares that differ by one stretch at most', () => {
    for (const [blocks, handed, stretch, of] of [
      [1, 0, 1, 1],
      [10, 0, 1, 7],
      [7, 0, 1, 256],
      [100, 9, 16, 4],
      [1000, 100, 16, 7],
      [15_258_790, 1_525_879, 16, 999_983],
    ]) {
      const plan = planOf(blocks, handed, stretch);
      const seen = { sample: 0, handed: 0 };
      const stretches = new Set<number>();
      for (let index = 0; index < of; index += of > 1000 ? 37_037 : 1) {
        const ranges = shareOf(plan, { index, of });
        for (const { end, first, role } of ranges) {
          expect(first % stretch).toBe(0);
          expect([0, (role === 'sample' ? blocks : handed) % stretch]).toContain(end % stretch);
          if (of <= 1000) expect(first).toBe(seen[role as 'sample' | 'handed']);
          seen[role as 'sample' | 'handed'] = end;
        }
        stretches.add(ranges.reduce((sum, { end, first }) => sum + Math.ceil((end - first) / stretch), 0));
      }
      if (of <= 1000) expect(seen).toEqual({ sample: blocks, handed });
      expect(Math.max(...stretches) - Math.min(...stretches)).toBeLessThanOrEqual(1);
    }
  });

  it('is nothing where there are more shards than stretches', () => {
    const plan = planOf(7, 0);
    expect(mostShares(plan)).toBe(7);
    expect(mostShares(planOf(7, 0, 16))).toBe(1);
    const shares = Array.from({ length: 256 }, (_, index) => shareOf(plan, { index, of: 256 }));
    expect(shares.filter((ranges) => ranges.length > 0).map(([{ first }]) => first)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('refuses an index that is none', () => {
    expect(() => shareOf(planOf(7, 0), { index: 7, of: 7 })).toThrow('of 7 shards the last one has the index 6, got 7');
  });
});
