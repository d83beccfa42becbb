import { describe, expect, it } from 'vitest';
import type { Guard } from '../../../src/core/record/by-law.js';
import { brokenFreshGuards, brokenGuards } from '../../../src/core/record/by-law.js';
import { decide } from '../../../src/engine/decide/decide.js';
import { guardsOf } from '../../../src/engine/plan/guards.js';
import { reachOf } from '../../../src/engine/plan/reach.js';
import { partsOf } from '../../../src/engine/subject/parts-of.js';
import { guardsWords, guardWords } from '../../../src/kinds/words/guard.js';
import { prngs } from '../../../src/parts/catalogues.js';
import type { Pipeline } from '../../../src/parts/pipeline.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { recordOf } from '../../support/record-of.js';

const parts = (prng: string, seeding = 'continuous'): Pipeline =>
  partsOf({ source: { kind: 'built-in', maker: 'fisher-yates', prng, bounded: 'lemire', seeding }, outcome: { kind: 'deck' } });
const plan = (trials: number, n = 52): Parameters<typeof guardsOf>[1] => ({
  seed: 'guards',
  n,
  trials,
  confirmationTrials: 4 * trials,
  blockSize: 65_536,
});
const ids = (guards: readonly Guard[]): readonly string[] => guards.map(({ id }) => id);
const broken = (prng: string, trials: number): readonly string[] => ids(brokenGuards(guardsOf(parts(prng), plan(trials))));
const brokenFresh = (prng: string, trials: number): readonly string[] => ids(brokenFreshGuards(guardsOf(parts(prng), plan(trials))));

describe('the guards of an experiment', () => {
  it('count the words of one stream against the period', () => {
    // 51 choices a deal, almost never a word rejected: 2^29 words are 10.5 million deals, 2^31 − 2 are 42.1 million.
    expect(broken('randu', 10_400_000)).toEqual([]);
    expect(broken('randu', 10_600_000)).toEqual(['period']);
    expect(broken('minstd', 42_000_000)).toEqual([]);
    expect(broken('minstd', 42_500_000)).toEqual(['period']);
    expect(broken('mt-short', 100)).toEqual([]);
    expect(broken('mt-short', 200)).toEqual(['period']);
    expect(guardWords(guardsOf(parts('randu'), plan(20_000_000))[0])).toMatch(
      /^the deals take about 1,0\d\d,\d{3},\d{3} words in one stream, but randu repeats itself after 536,870,912 words/,
    );
  });

  it('find nothing in generators made for the purpose, at the most deals there can be', () => {
    for (const id of ['xoshiro128ss', 'xoshiro256ss', 'mt19937', 'chacha20', 'philox4x32', 'pcg64', 'xorshift128plus'])
      expect([...broken(id, 1e12), ...brokenFresh(id, 1e12)], id).toEqual([]);
  });

  it('ask for the words of a fresh sample behind those of the first', () => {
    // Five times as many deals in one stream: 2^29 words are used up by 2.1 million deals and the fresh ones after them.
    expect(brokenFresh('randu', 2_080_000)).toEqual([]);
    expect(brokenFresh('randu', 2_120_000)).toEqual(['fresh-period']);
    expect(broken('randu', 2_120_000)).toEqual([]);
    // Streams of separate blocks: the first sample fits into part of a block, the fresh one does not fit into a period.
    expect(brokenFresh('mt-short', 30)).toEqual([]);
    expect(brokenFresh('mt-short', 100)).toEqual(['fresh-period']);
    expect(guardsWords(guardsOf(parts('randu'), plan(2_120_000)).slice(-1))).toMatch(
      /^with a fresh sample one stream would take about 54\d,\d{3},\d{3} words, but randu repeats itself after 536,870,912 words: fresh deals would be copies/,
    );
  });

  it('count the streams of both samples, where a generator has a stream for every block', () => {
    // No generator of the catalogue is this small and not run as one stream.
    const small = { ...parts('xoshiro128ss'), prng: { ...prngs.get('xoshiro128ss'), stateBits: 52 + 16 } };
    const guards = (trials: number): readonly Guard[] => guardsOf(small, plan(trials)).filter(({ id }) => id.endsWith('overlap'));
    // 4 streams of about 2^21.7 words: 2^(2 · 2 + 21.7 − 68) is below 10^-6; with the 16 of a fresh sample, 2^(2 · 4.3 + 21.7 − 68) as well.
    expect(guards(4 * 65_536).map(({ holds, id }) => [id, holds])).toEqual([
      ['overlap', true],
      ['fresh-overlap', true],
    ]);
    // 2,048 streams: 2^(22 + 21.7 − 68); with 8,192 more, five times as many and 25 times as likely to meet.
    expect(guards(2048 * 65_536).map(({ holds, id }) => [id, holds])).toEqual([
      ['overlap', true],
      ['fresh-overlap', false],
    ]);
    expect(guardWords(guards(2048 * 65_536)[1])).toMatch(/^with a fresh sample 10,240 streams of 3,\d{3},\d{3} words may share a stretch/);
    // A first sample of one block has nothing to overlap with, a fresh one has.
    expect(ids(guards(65_536))).toEqual(['fresh-overlap']);
  });

  it('say nothing where there is no stream to run out of', () => {
    expect(guardsOf(parts('math-random'), plan(1e9))).toEqual([]);
    expect(guardsOf(parts('randu', 'random-32'), plan(1e9))).toEqual([]);
  });

  it('hold back a clean verdict, and say why; whole deals that come again still speak', async () => {
    const quiet = await recordOf(pipelineOf('fisher-yates', 52, 'lemire', 'mt-short'), { seed: 'a', trials: 3000 });
    expect(quiet.core.verdict).toMatchObject({
      kind: 'inconclusive',
      trialsNeeded: null,
      reason: { why: 'copies' },
    });
    expect(guardsWords(brokenGuards(quiet.core.guards))).toContain('repeats itself after 7,264 words');
    const loud = await recordOf(pipelineOf('fisher-yates', 52, 'lemire', 'mt-short'), {
      seed: 'a',
      trials: 20_000,
      tests: ['repeats', 'position-matrix'],
    });
    expect(loud.core.verdict).toMatchObject({ kind: 'biased', because: ['repeats'] });
  });

  it('keep a row that rests on independent deals from calling anything biased', () => {
    const rows = [{ test: 'position-matrix', degrees: 16, scale: 4, required: true }];
    const result = {
      test: 'position-matrix',
      value: 500,
      degrees: 16,
      p: 1e-90,
      logP: -207,
      lowerP: 1,
      logLowerP: 0,
      pAdjusted: 2e-90,
      logPAdjusted: -206,
      tail: 'upper',
      grade: 'asymptotic',
      plain: null,
      trials: 1e6,
      required: true,
      effect: { name: 'rms-relative-deviation', estimate: 0.01, low: 0.009, high: 0.011 },
      power: { effect: 0.01, power: 1, smallestDetectable: 0.005 },
    } as const;
    const grounds = {
      rows,
      results: [result],
      missing: [],
      confirmed: [],
      untold: [],
      unread: [],
      beside: [],
      recorded: null,
      known: null,
      told: false,
      trials: 1e6,
      detect: 0.01,
      alpha: 1e-6,
      once: false,
      trialsNeeded: 10,
    };
    expect(decide({ ...grounds, guards: [] }).kind).toBe('biased');
    expect(decide({ ...grounds, guards: [{ id: 'period', holds: false, words: 1, prng: 'randu' }] })).toMatchObject({
      kind: 'inconclusive',
      reason: { why: 'copies' },
    });
  });
});

describe('how many orders can be dealt', () => {
  it('compares states or seeds with n!', () => {
    expect(reachOf(parts('mt19937'), 52)).toEqual({ by: 'state', bits: 19_937, orderBits: expect.closeTo(225.581, 3) });
    expect(reachOf(parts('mt19937', 'random-16'), 52)).toMatchObject({ by: 'seeds', bits: 16 });
    // Forty-eight bits of seed are no more than 32 bits of state.
    expect(reachOf(parts('mulberry32', 'random-48'), 52)).toMatchObject({ by: 'seeds', bits: 32 });
    expect(reachOf(parts('mt19937', 'midnight-ms'), 52)?.bits).toBeCloseTo(Math.log2(86_400_000), 12);
    expect(reachOf(parts('mt19937', 'constant'), 52)?.bits).toBe(0);
  });

  it('count what the generator’s own seeding takes of a seed', () => {
    // srand48 keeps 32 bits, java.util.Random 48, init_genrand 32, SplitMix64 all there are.
    expect(reachOf(parts('drand48', 'random-48'), 52)?.bits).toBe(32);
    expect(reachOf(parts('java48', 'random-48'), 52)?.bits).toBe(48);
    expect(reachOf(parts('mt19937', 'random-48'), 52)?.bits).toBe(32);
    expect(reachOf(parts('mt19937', 'clock-ms'), 52)?.bits).toBe(32);
    expect(reachOf(parts('xoshiro128ss', 'random-48'), 52)?.bits).toBe(48);
    expect(reachOf(parts('drand48'), 52)).toMatchObject({ by: 'state', bits: 48 });
    // A sine of any whole number: more starts than the words that its whole state is taken from here.
    expect(reachOf(parts('sine', 'random-48'), 52)?.bits).toBe(48);
  });

  it('claims nothing of a state that cannot be seen', () => {
    const hidden = prngs.all.filter(({ stateBits }) => !Number.isFinite(stateBits)).map(({ id }) => id);
    expect(hidden).toContain('os');
    for (const id of hidden) expect(reachOf(parts(id), 52), id).toBeNull();
  });
});
