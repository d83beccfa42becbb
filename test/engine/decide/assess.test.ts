import { describe, expect, it } from 'vitest';
import type { RecordedResult } from '../../../src/core/record/results.js';
import type { TestResult } from '../../../src/core/statistic/statistic.js';
import type { PlannedRow } from '../../../src/engine/decide/assess.js';
import { assess } from '../../../src/engine/decide/assess.js';
import { equalDealsEffect } from '../../../src/math/pairs/distinct-deals.js';
import { testResult } from '../../../src/math/pearson/result.js';
import { chiSquaredTails } from '../../../src/math/tails/chi-squared.js';
import { holm } from '../../../src/math/tails/holm.js';
import { noncentralChiSquaredTails } from '../../../src/math/tails/noncentral-chi-squared.js';

const COIN: PlannedRow = { test: 'coin', degrees: 1, scale: 1, required: true };

/** A row's result at a value, by the chi-squared law. */
const result = (test: string, value: number, degrees: number, trials: number): TestResult =>
  testResult(test, value, degrees, chiSquaredTails(value, degrees), 'asymptotic', trials);

/** The effect that is recorded of one row alone. */
function effectOf(row: PlannedRow, value: number, trials: number): { estimate: number; low: number; high: number } {
  const [{ effect }] = assess([row], [result(row.test, value, row.degrees, trials)], 0.01, 1e-6);
  if (effect.name !== 'rms-relative-deviation') throw new Error(`no deviation: ${effect.name}`);
  return effect;
}

describe('the size of a deviation', () => {
  it('squared is the mean agreement of two different tosses of a coin, pair by pair', () => {
    for (const [heads, tosses] of [
      [90, 120],
      [30, 35],
      [700, 1000],
    ]) {
      // A coin with heads (1 + r)/2: two tosses agree r² more often than they differ. Pairs of the same two, in either order.
      const face = (toss: number): number => (toss < heads ? 1 : -1);
      let agreement = 0;
      for (let a = 0; a < tosses; a++) for (let b = 0; b < tosses; b++) if (a !== b) agreement += face(a) * face(b);
      const value = (2 * heads - tosses) ** 2 / tosses;
      expect(effectOf(COIN, value, tosses).estimate ** 2).toBeCloseTo(agreement / (tosses * (tosses - 1)), 12);
    }
  });

  it('has a 95 % interval: of a coin, 1.96 standard errors on either side', () => {
    // The root of a chi-squared variable of one degree is normal; the far tail is below 1e-20 here. R: qnorm(0.975) = 1.959963984540054
    const { low, high } = effectOf(COIN, 100, 400);
    expect([low, high].map((size) => size * Math.sqrt(400))).toEqual([
      expect.closeTo(10 - 1.959963984540054, 9),
      expect.closeTo(10 + 1.959963984540054, 9),
    ]);
  });

  it('is measured in the row’s own scale: so many times the noncentrality a deal, so many roots smaller', () => {
    const [one, hundred] = [1, 100].map((scale) => effectOf({ ...COIN, degrees: 51, scale }, 190, 1000));
    for (const end of ['estimate', 'low', 'high'] as const) expect(one[end] / hundred[end], end).toBeCloseTo(10, 10);
    const at = (size: number): number => noncentralChiSquaredTails(190, 51, 1000 * 100 * size ** 2).lower;
    expect([at(hundred.low), at(hundred.high)]).toEqual([expect.closeTo(0.975, 9), expect.closeTo(0.025, 9)]);
    expect(hundred.estimate).toBeCloseTo(Math.sqrt((190 - 51) / (999 * 100)), 14);
  });

  it('is 0 where the table is as even as luck makes it, and has no end below 0 where it is too even', () => {
    expect(effectOf({ ...COIN, degrees: 51 }, 50, 1000)).toMatchObject({ estimate: 0, low: 0 });
    expect(effectOf({ ...COIN, degrees: 51 }, 50, 1000).high).toBeGreaterThan(0);
    expect(effectOf({ ...COIN, degrees: 51 }, 10, 1000)).toMatchObject({ estimate: 0, low: 0, high: 0 });
  });

  it('never lies outside its interval, with two deals either', () => {
    const { estimate, low, high } = effectOf(COIN, 100, 2);
    expect(estimate).toBe(high);
    expect(high).toBeGreaterThan(low);
  });
});

describe('the rows of one sample', () => {
  const rows: readonly PlannedRow[] = [COIN, { test: 'die', degrees: 5, scale: 2, required: false }];
  const results = [result('coin', 4.5, 1, 600), result('die', 0.05, 5, 600)];
  const assessed = assess(rows, results, 0.02, 1e-6);

  it('keep what their test said', () => {
    assessed.forEach((row, i) => {
      expect(row).toMatchObject(results[i]);
      expect(row.required).toBe(rows[i].required);
    });
  });

  it('say what shows and what was compared, where not all does or was', () => {
    expect(assessed.flatMap((row) => ['shows', 'compared'].filter((key) => key in row))).toEqual([]);
    const compared = { parts: 3, of: 8, enough: true };
    const [told] = assess([{ ...COIN, shows: { of: 'cards', size: 4 } }], [{ ...results[0], compared }], 0.02, 1e-6);
    expect(told).toMatchObject({ shows: { of: 'cards', size: 4 }, compared });
  });

  it('are adjusted by Holm together, both tails of each, and give the lesser of the two', () => {
    const adjusted = holm(results.flatMap(({ logLowerP, logP }) => [logP, logLowerP]));
    expect(assessed.map(({ logPAdjusted }) => logPAdjusted)).toEqual([adjusted[0], adjusted[3]]);
    expect(assessed.map(({ tail }) => tail)).toEqual(['upper', 'lower']);
    expect(assessed.map(({ pAdjusted }) => pAdjusted)).toEqual([Math.exp(adjusted[0]), Math.exp(adjusted[3])]);
    // Too uneven and too even alike: it is called too uneven.
    const [even] = assess([COIN], [{ ...results[0], logP: -0.1, logLowerP: -0.1 }], 0.02, 1e-6);
    expect(even).toMatchObject({ tail: 'upper', logPAdjusted: 0, pAdjusted: 1 });
  });

  it('have an adjusted p above 0, however far out they lie', () => {
    const [far] = assess([COIN], [{ ...results[0], logP: -1e4 }], 0.02, 1e-6);
    expect(far.pAdjusted).toBe(Number.MIN_VALUE);
    expect(far.logPAdjusted).toBeCloseTo(-1e4 + Math.log(2), 9);
  });

  it('see a bias at a level shared by both tails of every row', () => {
    const [coin] = assess([COIN], [result('coin', 1, 1, 40_000)], 0.02, 1e-6);
    const [shared] = assess([COIN, COIN], [result('coin', 1, 1, 40_000), result('coin', 1, 1, 40_000)], 0.02, 2e-6);
    expect(shared.power).toEqual(coin.power);
    // A coin of 40,000 tosses off by 2 %: 4 standard errors against z = 5.026312 (R: qnorm(1 - 5e-7/2)); P(Z > 1.026312) = 0.1523721.
    expect(coin.power?.effect).toBe(0.02);
    expect(coin.power?.power).toBeCloseTo(0.15237, 4);
    // Seen 99 times in 100: z + 2.326348 standard errors (R: qnorm(0.99)).
    expect(coin.power?.smallestDetectable).toBeCloseTo((5.026312 + 2.326348) / 200, 7);
  });
});

describe('a row that counts equal deals', () => {
  it('says how many different deals there are, at the level of all rows, and has no power for a deviation', () => {
    const equalDeals = { pairs: 499_500, orderBits: 20, all: true };
    const repeats: PlannedRow = { test: 'repeats', degrees: 0, scale: 0, required: false, equalDeals };
    const seen = { ...result('repeats', 9, 1, 1000), degrees: 0 };
    const [, alone] = assess([COIN, repeats], [result('coin', 1, 1, 1000), seen], 0.01, 1e-6);
    expect(alone.power).toBeNull();
    expect(alone.effect).toEqual(equalDealsEffect(equalDeals, seen, 1e-6 / 4));
    expect(alone satisfies RecordedResult).toMatchObject({ test: 'repeats', value: 9, effect: { estimate: 499_500 / 9 } });
  });
});

describe('a row of the group furthest from all others', () => {
  const deals = 40_000;
  const row: PlannedRow = { ...COIN, scale: 0.25, furthest: { looks: 5, fewest: 30_000 } };
  const furthest = { group: 3, deals: 8000, scale: 0.16, fewest: 900, least: { scale: 0.04, fewest: 2500 } };
  const plain = result('coin', 100, 1, deals);
  const [found] = assess([row], [{ ...plain, furthest }], 0.12, 1e-6);

  // A fifth of 5e-7 is 1e-7. A table of N deals is that far out where L − 0.055 L²/√N = −log 1e-7: L = 16.6247996 of 900 deals, 16.4144741 of 2,500.
  // SciPy: norm.isf(exp(-L)/2) = 5.418064117 and 5.380327147, norm.isf(1e-7/2) = 5.326723886, norm.isf(0.01) = 2.326347874.
  it('says which it is, and how far off that group must be to be found 99 times in 100, at its share of the level', () => {
    expect(found).toMatchObject({
      furthest: { group: 3, deals: 8000, of: 5, seenFrom: expect.closeTo((5.418064117 + 2.326347874) / Math.sqrt(deals * 0.16), 9) },
    });
  });

  it('has an interval that holds for all groups at once: a fifth of the level of one, in the scale of the group that was found', () => {
    // norm.isf(0.025/5) = 2.575829304
    const root = Math.sqrt(deals * 0.16);
    expect(found.effect).toEqual({
      name: 'rms-relative-deviation',
      estimate: expect.closeTo(Math.sqrt(99 / ((deals - 1) * 0.16)), 12),
      low: expect.closeTo((10 - 2.575829304) / root, 9),
      high: expect.closeTo((10 + 2.575829304) / root, 9),
    });
  });

  it('has the power of the group in which a difference is hardest to see', () => {
    expect(found.power).toEqual({
      effect: 0.12,
      // 0.12 is 4.8 standard errors of that group: norm.sf(5.380327147 − 4.8).
      power: expect.closeTo(0.280847, 5),
      smallestDetectable: expect.closeTo((5.380327147 + 2.326347874) / Math.sqrt(deals * 0.04), 9),
    });
  });

  it('has its own scale, and says no group, where none could be looked at', () => {
    const [none] = assess([row], [plain], 0.12, 1e-6);
    expect(none).not.toHaveProperty('furthest');
    expect(none.power).toMatchObject({ smallestDetectable: expect.closeTo((5.326723886 + 2.326347874) / Math.sqrt(deals * 0.25), 9) });
    expect(none.effect).toMatchObject({ estimate: expect.closeTo(Math.sqrt(99 / ((deals - 1) * 0.25)), 12) });
  });
});
