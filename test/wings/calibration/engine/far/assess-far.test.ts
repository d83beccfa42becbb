import { describe, expect, it } from 'vitest';
import { assessFar } from '../../../../../src/wings/calibration/engine/far/assess-far.js';
import { farChances, farFit } from '../../../../../src/wings/calibration/engine/far/far-job.js';
import { judge } from '../../../../../src/wings/calibration/engine/judge.js';
import { makeCalibration } from '../../../../../src/wings/calibration/engine/make-calibration.js';
import type { FarPlan, FarResult } from '../../../../../src/wings/calibration/record/calibration-far.js';
import { becauseWords } from '../../because-words.js';

const { plan } = makeCalibration({
  seed: 'far',
  tests: ['fisher-yates-digits', 'neighbour-gap'],
  sizes: [{ n: 5, trials: 100 }],
  sources: ['chacha20'],
  repeats: 24,
});
const far: FarPlan = plan.far;
const row = farFit(far, 0).rows.findIndex(({ test }) => test === 'fisher-yates-digits/down');
const measured = await Promise.all(
  Array.from({ length: far.repeats }, (_, repeat) => farChances({ seed: plan.seed, far }, { far: 0, row, repeat })),
);

/** What the measurements come to where every level is reached by so many times lighter a law: as often as the level so many times as high. */
function lighter(places: number): FarResult {
  const levels = far.levels.length;
  const moved = measured.map((chances) =>
    chances.map((_, k) => chances[Math.floor(k / levels) * levels + Math.max(0, (k % levels) - places)]),
  );
  return assessFar(far, 0, farFit(far, 0).rows, (r) => (r === row ? moved : []));
}

const because = (result: FarResult): readonly string[] => becauseWords(judge({ ...plan, recording: null }, [], [result]).verdict);

describe('rates far out', () => {
  it('are held against their level with a standard error, and say how many plain audits they are worth', () => {
    const { heldTo, upper } = lighter(0).rows[row];
    expect(heldTo).toBeNull();
    expect(upper.map(({ level }) => level)).toEqual([1e-4, 1e-5, 1e-6, 1e-7, 1e-8]);
    for (const { error, level, rate, worth } of upper) {
      expect(error).toBeGreaterThan(0);
      expect(worth).toBeCloseTo((rate * (1 - rate)) / error ** 2, 3);
      expect(worth ?? 0, `${level}`).toBeGreaterThan(0.1 / level);
    }
    expect(because(lighter(0))).toEqual([]);
  });

  it('fail where the law is ten times too light, by so much that 24 measurements show it among all questions of a usual calibration', () => {
    const [, , millionth] = lighter(1).rows[row].upper;
    expect(millionth.level).toBe(1e-6);
    expect(millionth.logP).toBeLessThan(Math.log(1e-3 / 4000));
    expect(because(lighter(1))).toContain('permutation(5)/100 fisher-yates-digits/down too uneven under 0.000001');
  });

  it('do not hang on the order of the measurements', () => {
    const rows = farFit(far, 0).rows;
    expect(assessFar(far, 0, rows, () => measured.toReversed())).toEqual(assessFar(far, 0, rows, () => measured));
  });

  it('have none where a row is held back, and say to how many deals', () => {
    const held = lighter(0).rows.find(({ test }) => test === 'neighbour-gap');
    expect(held).toMatchObject({ heldTo: 800, upper: [], lower: [] });
  });

  it('fail where a counted rate is above its level at all', () => {
    const counted: FarPlan = { ...far, sizes: far.sizes.map((size) => ({ ...size, by: 'counting' })) };
    const at = (times: number): FarResult =>
      assessFar(counted, 0, farFit(far, 0).rows, () => [Float64Array.from([...far.levels, ...far.levels], (level) => times * level)]);
    expect(because(at(1))).toEqual([]);
    expect(because(at(1.01)).length).toBeGreaterThan(0);
  });
});
