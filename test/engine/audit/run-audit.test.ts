import { describe, expect, it } from 'vitest';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { digestOf } from '../../../src/engine/record/digest.js';
import { runAudit } from '../../../src/host/audits.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { recordOf } from '../../support/record-of.js';

describe('an audit', () => {
  it('finds the naive swap at 2,000 deals by its sample alone, and by its exact law', async () => {
    const { core } = await recordOf(pipelineOf('naive-swap', 52), { seed: 'a', trials: 2000 });
    expect(core.verdict).toMatchObject({ kind: 'biased' });
    expect(core.verdict.kind === 'biased' && core.verdict.because).toContain('cyclic-displacement');
    expect(core.verdict.kind === 'biased' && core.verdict.because).toContain('known-law');
    expect(core.known?.size).toBeCloseTo(Math.sqrt(0.6578220915788806 / 51), 12);
  });

  it('names the smallest bias it would have seen where it finds none', async () => {
    const { core } = await recordOf(pipelineOf('fisher-yates', 52), { seed: 'a', trials: 400_000, battery: 'quick' });
    expect(core.verdict).toMatchObject({ kind: 'no-bias-found', power: 0.99 });
    expect(core.verdict.smallestDetectable).toBeCloseTo(0.0054, 4);
    for (const row of core.results.filter(({ required }) => required)) expect(row.power?.power).toBeGreaterThan(0.99);
  });

  it('says how many deals would decide where there are too few, and the number is right', async () => {
    const { core } = await recordOf(pipelineOf('fisher-yates', 13), { seed: 'a', trials: 100 });
    expect(core.verdict.kind).toBe('inconclusive');
    const needed = core.verdict.kind === 'inconclusive' ? (core.verdict.trialsNeeded ?? 0) : 0;
    expect(needed).toBe(makePlan(permutations(13), { seed: 'b' }).trials);
    const again = await recordOf(pipelineOf('fisher-yates', 13), { seed: 'b', trials: needed });
    expect(again.core.verdict.kind).toBe('no-bias-found');
    const fewer = await recordOf(pipelineOf('fisher-yates', 13), { seed: 'b', trials: needed - 1 });
    expect(fewer.core.verdict.kind).toBe('inconclusive');
  });

  it('says of 8-bit modulo at five cards what its law says, and leaves the verdict to the sample', async () => {
    const { core } = await recordOf(pipelineOf('fisher-yates', 5, 'modulo:8'), { seed: 'a', trials: 2000 });
    expect(core.known?.size).toBeCloseTo(Math.sqrt((2 / 65_536 + 4 / 65_536) / 4), 14);
    expect(core.verdict.kind).toBe('inconclusive');
  });

  it('draws a fresh sample where a row is doubtful, and decides by it', async () => {
    // 8-bit modulo at 13 cards with few deals: found by nobody at once, and these seeds are doubtful ones.
    const found = [];
    for (let seed = 0; seed < 40 && found.length < 2; seed++) {
      const { core } = await recordOf(pipelineOf('fisher-yates', 13, 'modulo:5'), { seed: `fresh ${seed}`, trials: 60, detect: 1 });
      if (core.confirmation) found.push(core);
    }
    expect(found.length).toBeGreaterThan(0);
    for (const core of found) {
      expect(core.confirmation?.trials).toBe(240);
      expect(core.confirmation?.results.map(({ test }) => test)).toEqual(core.confirmation?.flagged.map(({ test }) => test));
      expect(core.confirmation?.confirmed).toBe(core.verdict.kind === 'biased');
    }
  });

  it('gives a small generator’s deals as one stream: blocks are stretches of it', async () => {
    const subject = pipelineOf('fisher-yates', 5, 'lemire', 'mulberry32');
    expect(subject.blocks).toBe('sequential');
    const plan = {
      ...makePlan(subject.space, { seed: 'stream', trials: 1000, tests: ['position-matrix', 'fisher-yates-digits'] }),
      blockSize: 300,
    };
    const pieces = await runAudit(plan, subject, { workers: 1 });
    const whole = await runAudit({ ...plan, blockSize: 65_536 }, pipelineOf('fisher-yates', 5, 'lemire', 'mulberry32'), { workers: 1 });
    expect(digestOf({ ...pieces, plan })).toBe(digestOf({ ...whole, plan }));
  });

  it('refuses parts that do not fit, before a deal is drawn', () => {
    expect(() => pipelineOf('fisher-yates', 52, 'modulo:16', 'ansi-c')).toThrow(/keeps 16 bits, but ansi-c gives words below 32768/);
    expect(() => pipelineOf('fisher-yates', 52, 'modulo:8', 'minstd')).toThrow(/keeps 8 bits, but minstd gives words below/);
    expect(() => pipelineOf('fisher-yates', 52, 'lemire:5')).toThrow(/cannot draw below 52 from words below 32/);
  });
});
