import { describe, expect, it } from 'vitest';
import { Batch } from '../../../src/core/subject/outcome.js';
import { Words } from '../../../src/core/subject/source.js';
import type { Block } from '../../../src/core/subject/subject.js';
import { blockAt } from '../../../src/engine/count/blocks.js';
import { ownSeed } from '../../../src/engine/subject/dealer.js';
import { lemire } from '../../../src/parts/bounded/index.js';
import { prngs, seedings } from '../../../src/parts/catalogues.js';
import { startBits } from '../../../src/parts/pipeline.js';
import { mt19937 } from '../../../src/parts/prng/index.js';
import { fisherYates } from '../../../src/parts/shuffle/fisher-yates.js';
import { pipelineOf } from '../../support/pipeline-of.js';

const CARDS = 13;

/** Decks of one stream of a generator that its own seeding started. */
function streamOf(seed: bigint, count: number): number[][] {
  const source = mt19937.seeded?.(seed);
  if (!source) throw new Error('mt19937 can be seeded');
  const words = new Words(source, mt19937.range);
  const bounds = fisherYates.bounds(CARDS);
  return Array.from({ length: count }, () => {
    const draws = new Uint32Array(bounds.length);
    lemire.draw(words, bounds, draws);
    const deck = Uint16Array.from({ length: CARDS }, (_, card) => card);
    fisherYates.apply(draws, deck);
    return [...deck];
  });
}

/** What a subject deals in a block. */
function dealt(seeding: string, block: Block): number[][] {
  const batch = new Batch(CARDS, block.trials);
  const source = pipelineOf('fisher-yates', CARDS, 'lemire', 'mt19937', seeding).open(block);
  if (source instanceof Promise) throw new Error('a pipeline opens at once');
  void source.fill(batch);
  return Array.from({ length: block.trials }, (_, row) => [...batch.cells.subarray(row * CARDS, (row + 1) * CARDS)]);
}

const sampled = (seed: string, index: number): Block => blockAt({ seed, role: 'sample', trials: 100, blockSize: 40 }, index);

/** The seed that a law draws for an audit. */
function drawn(id: string, seed: string): bigint {
  const law = seedings.get(id);
  if (law.kind !== 'once') throw new Error(`${id} seeds every deal`);
  return ownSeed(law, sampled(seed, 0));
}

describe('a generator that its own seeding starts once', () => {
  it('runs on from block to block, and on into a fresh sample, whatever the seed of the audit', () => {
    const stream = streamOf(42n, 200);
    for (const seed of ['a', 'b']) {
      expect([0, 1, 2].flatMap((index) => dealt('from-seed:42', sampled(seed, index)))).toEqual(stream.slice(0, 100));
      const fresh = blockAt({ seed, role: 'confirmation', firstTrials: 100, trials: 100, blockSize: 100 }, 0);
      expect(dealt('from-seed:42', fresh)).toEqual(stream.slice(100));
    }
    expect(dealt('from-seed:43', sampled('a', 0))).not.toEqual(stream.slice(0, 40));
  });

  it('takes the largest whole number that a double has, and 1 where none is named', () => {
    expect(dealt('from-seed:9007199254740991', sampled('a', 0))).toEqual(streamOf(2n ** 53n - 1n, 40));
    expect(dealt('from-seed', sampled('a', 0))).toEqual(streamOf(1n, 40));
    expect(() => seedings.get('from-seed:9007199254740992')).toThrow('the seed must be a whole number from 0 to 9007199254740991');
  });

  it('from bits: one seed an audit, the same in every block, of as many bits as named', () => {
    expect(dealt('from-bits:20', sampled('a', 2))).toEqual(streamOf(drawn('from-bits:20', 'a'), 100).slice(80));
    for (const bits of [1, 20, 32, 33, 128]) {
      const seeds = Array.from({ length: 64 }, (_, k) => drawn(`from-bits:${bits}`, `audit ${k}`));
      // The top bit is missing from 64 even seeds once in 2^64, and so is the lowest.
      expect(seeds.reduce((all, seed) => all | seed, 0n) >> BigInt(bits - 1)).toBe(1n);
      expect(new Set(seeds.map((seed) => seed % 2n))).toEqual(new Set([0n, 1n]));
    }
  });

  it('has as many starts as the seeds and the seeding allow', () => {
    const bits = (prng: string, seeding: string): number => startBits({ prng: prngs.get(prng), seeding: seedings.get(seeding) });
    expect(bits('mt19937', 'from-bits:20')).toBe(20);
    expect(bits('mt19937', 'from-bits:48')).toBe(32);
    expect(bits('mt19937', 'from-seed:7')).toBe(32);
    expect(bits('mt19937-by-array', 'from-bits:128')).toBe(128);
    expect(bits('splitmix64', 'from-seed:7')).toBe(64);
    expect(bits('mt19937', 'continuous')).toBe(19_937);
  });

  it('refuses a generator that cannot be seeded, and seeds of more bits than one is known to tell apart', () => {
    const opened = (prng: string, seeding: string) => () => pipelineOf('fisher-yates', CARDS, 'lemire', prng, seeding);
    expect(opened('chacha20', 'from-seed:1')).toThrow(
      'from-seed:1 starts the generator by its own seeding, but chacha20 has no published way to be seeded',
    );
    expect(opened('os', 'from-bits:32')).toThrow('no published way to be seeded');
    expect(opened('mt19937', 'from-bits:54')).toThrow(
      'from-bits:54 gives seeds of more bits than mt19937 is known to tell apart, which is 53',
    );
  });
});
