import { describe, expect, it } from 'vitest';
import { SEED_SCHEME } from '../../../../src/core/record/scheme-names.js';
import type { Grade, TestResult } from '../../../../src/core/statistic/statistic.js';
import { pValue } from '../../../../src/core/statistic/statistic.js';
import { binomialTails } from '../../../../src/math/tails/binomial.js';
import { assessSize } from '../../../../src/wings/calibration/engine/assess-size.js';
import { judge } from '../../../../src/wings/calibration/engine/judge.js';
import { blockTally } from '../../../../src/wings/calibration/engine/tally.js';
import { calibrationStatement } from '../../../../src/wings/calibration/page/question-words.js';
import type { CalibratedSize, CalibrationPlan } from '../../../../src/wings/calibration/record/calibration.js';
import { becauseWords } from '../because-words.js';

const AUDITS = 1000;
const plan: CalibrationPlan = {
  seed: 's',
  seedScheme: SEED_SCHEME,
  asked: { tests: null, sizes: [{ n: 5, trials: 100 }], usual: false, audits: AUDITS, repeats: 0 },
  shuffle: 'fisher-yates',
  bounded: 'lemire',
  auditsPerBlock: AUDITS,
  sources: [{ id: 'chacha20', audits: AUDITS }],
  sizes: [{ n: 5, trials: 100, tests: ['t'] }],
  levels: [0.05, 0.01, 0.001].map((level) => ({ level, allowed: 2 * level })),
  far: { levels: [1e-4], judgedFrom: 1e-4, particles: 1, steps: 1, repeats: 0, prng: 'chacha20', sizes: [] },
  confidence: 0.999,
  allowedDistance: 0.02,
  falseAlarm: 1e-3,
  recording: null,
};

/** One row whose k-th of 1,000 audits has the upper p-value p((k + ½)/1000). */
function assessed(p: (u: number) => number, grade: Grade = 'asymptotic'): CalibratedSize {
  const tally = blockTally(1, AUDITS);
  for (let k = 0; k < AUDITS; k++) {
    const upper = Math.min(1, p((k + 0.5) / AUDITS));
    const made: TestResult = {
      test: 't',
      value: 1,
      degrees: 3,
      p: pValue(upper),
      logP: Math.log(upper),
      lowerP: pValue(1 - upper),
      logLowerP: Math.log1p(-upper),
      grade,
      trials: 100,
      plain: null,
    };
    tally.add([made]);
  }
  const block = { cells: tally.cells(), rows: [{ grade, trials: 100 }] };
  const row = { test: 't', degrees: 3, scale: 1 };
  return { ...assessSize(plan, plan.sizes[0], [row], [block]), tallies: ['0'.repeat(64)] };
}

const verdict = (p: (u: number) => number, grade?: Grade): ReturnType<typeof judge> => judge(plan, [assessed(p, grade)], []);

describe('assessSize', () => {
  it('counts rejections and holds the stated rate against the exact interval', () => {
    const [row] = assessed((u) => u).rows;
    expect(row.law).toBe('continuous');
    expect(row.together.upper.map(({ rejections }) => rejections)).toEqual([50, 10, 1]);
    expect(row.together.lower.map(({ rejections }) => rejections)).toEqual([50, 10, 1]);
    for (const { answer, high, low, rejections } of row.together.upper) {
      expect(answer).toBe('as-stated');
      expect(binomialTails(rejections, AUDITS, low).atLeast).toBeCloseTo(0.0005, 9);
      expect(binomialTails(rejections, AUDITS, high).atMost).toBeCloseTo(0.0005, 9);
    }
    expect(row.together.straightness?.distance).toBeLessThan(0.0011);
    expect(row.together.straightness?.p).toBe(1);
  });

  it('says where a rate is higher or lower than stated', () => {
    const [high] = assessed((u) => u / 3).rows;
    expect(high.together.upper.map(({ answer }) => answer)).toEqual(['more-often', 'more-often', 'as-stated']);
    const [low] = assessed((u) => Math.sqrt(u)).rows;
    expect(low.together.upper[0].answer).toBe('less-often');
  });

  it('calls p-values that repeat themselves steps, and draws no line through them', () => {
    const [row] = assessed((u) => Math.ceil(u * 40) / 40).rows;
    expect(row.law).toBe('steps');
    expect(row.repeated).toBeCloseTo(24 / 999, 9);
    expect(row.together.straightness).toBeNull();
  });
});

describe('judge', () => {
  it('holds where p-values are spread evenly, and asks seven questions of such a row', () => {
    expect(verdict((u) => u)).toMatchObject({
      hypotheses: 7,
      outside: { more: 0, less: 0, of: 6 },
      verdict: { kind: 'holds' },
    });
  });

  it('fails by rates far above the level, and names them', () => {
    const { verdict: found } = verdict((u) => u / 4);
    expect(found.kind).toBe('fails');
    expect(becauseWords(found)).toContain('5/100 t too uneven under 0.05');
    expect(becauseWords(found)).toContain('5/100 t spread');
    expect(calibrationStatement(found)).toMatch(/^rows that reject an even shuffle more often than they may, .*: 5\/100 t$/);
  });

  it('allows an approximate law what it does not allow an exact one', () => {
    const higher = (u: number): number => (u < 0.1 ? u * 0.55 : u);
    expect(verdict(higher).verdict.kind).toBe('holds');
    expect(verdict(higher).outside.more).toBeGreaterThan(0);
    expect(verdict(higher, 'exact').verdict.kind).toBe('fails');
  });

  it('fails by the spread alone where no level shows it', () => {
    const { verdict: found } = verdict((u) => (u > 0.2 && u < 0.6 ? u + 0.15 * Math.sin(((u - 0.2) / 0.4) * Math.PI) : u));
    expect(becauseWords(found)).toEqual(['5/100 t spread']);
  });

  it('never fails by rates that are too low', () => {
    expect(verdict((u) => 0.3 + 0.3 * Math.ceil(u * 2)).verdict.kind).toBe('holds');
  });
});
