import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../src/core/record/evidence.js';
import { replayPipeline } from '../../../src/engine/replay-deal.js';
import { firstCards } from '../../../src/engine/subject/first-cards.js';
import { openOrigin } from '../../../src/host/open-origin.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { recordOf } from '../../support/record-of.js';

const becauseOf = ({ core: { verdict } }: Evidence): readonly string[] => (verdict.kind === 'biased' ? verdict.because : []);

const pipelineOrigin = {
  source: { kind: 'built-in', maker: 'sattolo', prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' },
  outcome: { kind: 'deck' },
} as const;

describe('the first cards of a built-in shuffle', () => {
  const seen = { kind: 'hand', seen: 4, order: 'kept' } as const;

  it('are those of whole deals, and are opened again from the origin', async () => {
    const subject = firstCards(pipelineOf('sattolo', 12), seen);
    const record = await recordOf(subject, { seed: 'first', trials: 20_000 });
    expect(becauseOf(record)).toContain('seen-places');
    expect(record.core.known).toBeNull();
    expect(record.core.landmarks).toEqual([]);
    expect(record.core.diagnosis).toBeNull();
    const again = await openOrigin(subject.origin, 12, '.');
    expect((await recordOf(again, { seed: 'first', trials: 20_000 })).digest).toBe(record.digest);
  });

  it('are replayed as far as they are seen', () => {
    const plan = { n: 12, seed: 'replay', blockSize: 65_536, trials: 10 };
    expect(replayPipeline({ ...pipelineOrigin, outcome: seen }, plan, 3).deck).toHaveLength(4);
    expect(replayPipeline(pipelineOrigin, plan, 3).deck).toHaveLength(12);
  });

  it('find a generator that is started anew from few seeds by hands that come again', async () => {
    const subject = firstCards(pipelineOf('fisher-yates', 52, 'lemire', 'mt19937', 'random-16'), {
      kind: 'hand',
      seen: 13,
      order: 'unknown',
    });
    expect(becauseOf(await recordOf(subject, { seed: 'seeds', trials: 2000 }))).toContain('repeats');
  });
});
