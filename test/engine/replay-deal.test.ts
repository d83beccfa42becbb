import { describe, expect, it } from 'vitest';
import type { BuiltInSource, Origin } from '../../src/core/record/origin.js';
import { Batch } from '../../src/core/subject/outcome.js';
import { blockAt } from '../../src/engine/count/blocks.js';
import { makePlan } from '../../src/engine/plan/make-plan.js';
import { replayPipeline } from '../../src/engine/replay-deal.js';
import { pipelineOf } from '../support/pipeline-of.js';

const SIZE = 40;

/** Every deck of a small audit, straight from the blocks. */
async function decks(shuffle: string, bounded: string, prng: string, trials: number): Promise<readonly (readonly number[])[]> {
  const subject = pipelineOf(shuffle, 7, bounded, prng);
  const found: number[][] = [];
  for (let index = 0; index * SIZE < trials; index++) {
    const source = await subject.open(blockAt({ seed: 'replay', role: 'sample', trials, blockSize: SIZE }, index));
    const batch = new Batch(7, SIZE);
    await source.fill(batch);
    for (let deal = 0; deal < batch.length; deal++)
      found.push(Array.from(batch.cells.subarray(deal * 7, deal * 7 + 7), (card) => card + 1));
  }
  return found;
}

describe('replay', () => {
  it.each([
    ['naive-swap', 'lemire', 'xoshiro128ss'],
    ['fisher-yates', 'modulo:8', 'mt19937'],
    ['round-index', 'mask-reject', 'pcg32'],
    ['sort-comparator', 'lemire', 'xoshiro128ss'],
    ['riffle:2', 'float-scale', 'mulberry32'],
  ])('derives the same decks as %s by %s on %s dealt', async (shuffle, bounded, prng) => {
    const subject = pipelineOf(shuffle, 7, bounded, prng);
    const plan = { ...makePlan(subject.space, { seed: 'replay', trials: 100 }), blockSize: SIZE };
    const dealt = await decks(shuffle, bounded, prng, 100);
    expect(dealt).toHaveLength(100);
    for (const trial of [1, 2, SIZE, SIZE + 1, 77, 100]) {
      expect(replayPipeline(subject.origin as Origin<BuiltInSource>, plan, trial).deck).toEqual(dealt[trial - 1]);
    }
  });

  it('shows draws that follow from their words, and swaps that make the deck', () => {
    const subject = pipelineOf('fisher-yates', 52, 'modulo');
    const plan = makePlan(subject.space, { seed: 'replay', trials: 100 });
    const { draws, deck } = replayPipeline(subject.origin as Origin<BuiltInSource>, plan, 33);
    expect(draws).toHaveLength(51);
    const cards = Array.from({ length: 52 }, (_, i) => i + 1);
    for (const { bound, words, draw, swap } of draws) {
      expect(words).toHaveLength(1);
      expect(words[0] % bound).toBe(draw);
      const [a, b] = swap ?? [0, 0];
      [cards[a - 1], cards[b - 1]] = [cards[b - 1], cards[a - 1]];
    }
    expect(deck).toEqual(cards);
  });

  it('refuses a deal that was not dealt', () => {
    const subject = pipelineOf('fisher-yates', 5);
    const plan = makePlan(subject.space, { seed: 'replay', trials: 100 });
    for (const trial of [0, 101, 1.5]) {
      expect(() => replayPipeline(subject.origin as Origin<BuiltInSource>, plan, trial)).toThrow(
        `--trial must be a whole number from 1 to 100, got ${trial}`,
      );
    }
  });
});
