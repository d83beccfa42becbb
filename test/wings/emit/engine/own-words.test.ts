import { describe, expect, it } from 'vitest';
import type { BuiltInSource, Origin } from '../../../../src/core/record/origin.js';
import { replayPipeline } from '../../../../src/engine/replay-deal.js';
import type { BuiltInSubject } from '../../../../src/engine/subject/built-in-subject.js';
import { builtInSubject } from '../../../../src/engine/subject/built-in-subject.js';
import { partsOf } from '../../../../src/engine/subject/parts-of.js';
import { ownWords } from '../../../../src/wings/emit/engine/own-words.js';

const N = 20;

function subjectOf(maker: string, prng: string, bounded: string, seeding: string): BuiltInSubject {
  return builtInSubject({ source: { kind: 'built-in', maker, prng, bounded, seeding }, outcome: { kind: 'deck' } }, N);
}

/** The words that replay names for the first deals, one after another. */
function replayedWords(origin: Origin<BuiltInSource>, seed: string, deals: number): readonly number[] {
  const plan = { n: N, seed, trials: 100, blockSize: 65_536 };
  return Array.from({ length: deals }, (_, k) => replayPipeline(origin, plan, k + 1).draws.flatMap(({ words }) => words)).flat();
}

/** The first words that are written. */
async function firstWords({ origin }: BuiltInSubject, seed: string, count: number): Promise<readonly number[]> {
  const found: number[] = [];
  for await (const some of ownWords(partsOf(origin), N, seed)) {
    found.push(...some.subarray(0, count - found.length));
    if (found.length === count) break;
  }
  return found;
}

describe('the words of a generator', () => {
  it.each([
    ['fisher-yates', 'xoshiro128ss', 'lemire', 'continuous'],
    ['fisher-yates', 'mt19937', 'mask-reject', 'continuous'],
    ['naive-swap', 'chacha20', 'modulo:8', 'continuous'],
    ['sort-comparator', 'aes-ctr', 'lemire', 'continuous'],
    // one stream for all blocks, with and without a kernel
    ['fisher-yates', 'pcg32', 'lemire', 'continuous'],
    ['fisher-yates', 'xorshift32', 'lemire', 'continuous'],
    ['fisher-yates', 'msvc', 'modulo', 'continuous'],
    ['fisher-yates', 'mt19937', 'lemire', 'from-seed:42'],
    // started anew for every deal
    ['fisher-yates', 'mt19937', 'lemire', 'random-32'],
    ['fisher-yates', 'java48', 'mask-reject', 'counter'],
    ['sort-comparator', 'xoshiro128ss', 'lemire', 'random-16'],
  ])('are those that %s on %s by %s with %s takes, deal after deal', async (maker, prng, bounded, seeding) => {
    const subject = subjectOf(maker, prng, bounded, seeding);
    const taken = replayedWords(subject.origin, 'emit', 30);
    expect(await firstWords(subject, 'emit', taken.length)).toEqual(taken);
    expect(await firstWords(subject, 'emit', taken.length)).not.toEqual([...taken.slice(1), taken[0]]);
  });

  it('go on behind the first piece as the generator does', async () => {
    const subject = subjectOf('fisher-yates', 'mt19937', 'lemire', 'from-seed:5489');
    // ISO/IEC 14882, [rand.predef]: the 10,000th word of mt19937 from its default seed
    expect((await firstWords(subject, 'emit', 100_000))[9999]).toBe(4_123_659_995);
  });

  it('are refused where a deal takes none', async () => {
    const source = { kind: 'built-in', maker: 'walk:0', prng: 'mt19937', bounded: 'lemire', seeding: 'constant' } as const;
    const { origin, space } = builtInSubject({ source, outcome: { kind: 'board', rows: 3, columns: 3 } }, 9);
    await expect(ownWords(partsOf(origin), space.cards, 'emit').next()).rejects.toThrow('deals without a word of its generator');
  });
});
