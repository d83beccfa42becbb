import { describe, expect, it } from 'vitest';
import { guardsOf } from '../../src/audit/guards.js';
import { reachOf } from '../../src/audit/reach.js';
import { decide } from '../../src/battery/decide.js';
import { prngs } from '../../src/subject/catalogues.js';
import { partsOf } from '../../src/subject/open-origin.js';
import type { Pipeline } from '../../src/subject/parts.js';
import { pipelineOf } from '../support/pipeline-of.js';
import { recordOf } from '../support/record-of.js';

const parts = (prng: string, seeding = 'continuous'): Pipeline =>
  partsOf({ kind: 'pipeline', shuffle: 'fisher-yates', prng, bounded: 'lemire', seeding });
const plan = (trials: number, n = 52): { seed: string; n: number; trials: number; blockSize: number } => ({
  seed: 'guards',
  n,
  trials,
  blockSize: 65_536,
});
const broken = (prng: string, trials: number, seeding = 'continuous'): readonly string[] =>
  guardsOf(parts(prng, seeding), plan(trials))
    .filter(({ holds }) => !holds)
    .map(({ id }) => id);

describe('the guards of an experiment', () => {
  it('count the words of one stream against the period', () => {
    // 51 choices a deal, almost never a word rejected: 2^29 words are 10.5 million deals, 2^31 − 2 are 42.1 million.
    expect(broken('randu', 10_400_000)).toEqual([]);
    expect(broken('randu', 10_600_000)).toEqual(['period']);
    expect(broken('minstd', 42_000_000)).toEqual([]);
    expect(broken('minstd', 42_500_000)).toEqual(['period']);
    expect(broken('mt-short', 100)).toEqual([]);
    expect(broken('mt-short', 200)).toEqual(['period']);
    expect(guardsOf(parts('randu'), plan(20_000_000))[0].statement).toMatch(
      /^the deals take about 1,0\d\d,\d{3},\d{3} words in one stream, but randu repeats itself after 536,870,912 words/,
    );
  });

  it('find nothing in generators made for the purpose, at the most deals there can be', () => {
    for (const id of ['xoshiro128ss', 'xoshiro256ss', 'mt19937', 'chacha20', 'philox4x32', 'pcg64', 'xorshift128plus'])
      expect(broken(id, 1e12), id).toEqual([]);
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
      reason: expect.stringContaining('repeats itself after 7,264 words'),
    });
    const loud = await recordOf(pipelineOf('fisher-yates', 52, 'lemire', 'mt-short'), {
      seed: 'a',
      trials: 20_000,
      tests: ['repeats', 'position-matrix'],
    });
    expect(loud.core.verdict).toMatchObject({ kind: 'biased', because: ['repeats'] });
  });

  it('keep a row that rests on independent deals from calling anything biased', () => {
    const rows = [{ test: 'position-matrix', question: '?', degrees: 16, scale: 4, required: true }];
    const result = {
      test: 'position-matrix',
      question: '?',
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
      corrected: null,
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
      unread: [],
      doubtful: [],
      reservations: [],
      known: null,
      trials: 1e6,
      detect: 0.01,
      alpha: 1e-6,
      trialsNeeded: 10,
    };
    expect(decide({ ...grounds, guards: [] }).kind).toBe('biased');
    expect(decide({ ...grounds, guards: [{ id: 'period', holds: false, statement: 'it repeats' }] })).toMatchObject({
      kind: 'inconclusive',
      reason: 'it repeats',
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

  it('claims nothing of a state that cannot be seen', () => {
    const hidden = prngs.all.filter(({ stateBits }) => !Number.isFinite(stateBits)).map(({ id }) => id);
    expect(hidden).toContain('os');
    for (const id of hidden) expect(reachOf(parts(id), 52), id).toBeNull();
  });
});
