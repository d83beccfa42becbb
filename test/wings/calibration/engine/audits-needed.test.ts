import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Grade } from '../../../../src/core/statistic/statistic.js';
import { auditsNeeded, judge } from '../../../../src/wings/calibration/engine/judge.js';
import { pages } from '../../../../src/wings/calibration/page/pages.js';
import type { CalibratedSize, Calibration } from '../../../../src/wings/calibration/record/calibration.js';

const levels = [0.05, 0.01, 0.001].map((level) => ({ level, allowed: 2 * level }));
const sizes = (grade: Grade): readonly CalibratedSize[] => [{ rows: [{ grade }] } as unknown as CalibratedSize];

/** Chance of at least k of n, summed term by term. */
function atLeast(k: number, n: number, p: number): number {
  let term = (1 - p) ** n;
  let sum = 0;
  for (let j = 0; j <= n; j++) {
    if (j >= k) sum += term;
    term *= ((n - j) / (j + 1)) * (p / (1 - p));
  }
  return sum;
}

describe('the audits that are needed', () => {
  it.each([
    ['exact', 0.05],
    ['asymptotic', 0.1],
  ] as const)('show a row of grade %s that rejects twice as often as it may, four times in five', (grade, rate) => {
    for (const bound of [1e-3, 1e-5, 2e-7]) {
      const needed = auditsNeeded({ levels }, sizes(grade), Math.log(bound));
      const power = (audits: number): number => {
        let k = 0;
        while (atLeast(k, audits, rate) >= bound) k++;
        return atLeast(k, audits, 2 * rate);
      };
      expect(power(needed)).toBeGreaterThanOrEqual(0.8);
      expect(power(needed - 1)).toBeLessThan(0.8);
      expect(power(Math.floor(needed * 0.9))).toBeLessThan(0.8);
    }
  });

  it('are most where a law is exact, since it is allowed nothing', () => {
    const bound = Math.log(1e-5);
    expect(auditsNeeded({ levels }, [...sizes('exact'), ...sizes('asymptotic')], bound)).toBe(
      auditsNeeded({ levels }, sizes('exact'), bound),
    );
    expect(auditsNeeded({ levels }, sizes('exact'), bound)).toBeGreaterThan(auditsNeeded({ levels }, sizes('asymptotic'), bound));
  });
});

describe('the calibration that is kept', () => {
  const record = JSON.parse(gunzipSync(readFileSync('reports/calibration.json.gz')).toString()) as Calibration;
  const { core } = record;

  it('is that of the page beside it', async () => {
    expect(readFileSync('reports/calibration.html', 'utf8')).toBe(await pages.html(record, { record: 'calibration.json' }));
  });

  it('has audits enough, and its verdict is the one given now', () => {
    const { hypotheses, outside, verdict } = core;
    expect(judge(core.plan, core.calibration, core.far)).toEqual({ hypotheses, outside, verdict });
  });

  it('could not tell with half as many', () => {
    const plan = { ...core.plan, sources: core.plan.sources.map((source) => ({ ...source, audits: source.audits / 2 })) };
    expect(judge(plan, core.calibration, core.far).verdict.kind).toBe('inconclusive');
  });
});
