import { describe, expect, it } from 'vitest';
import { couponLaw } from '../../../src/math/orders/coupon-law.js';
import { binnedCounts, fewCountsBelow } from '../../../src/math/pearson/binned-counts.js';
import { planBins } from '../../../src/math/pearson/bins.js';

/** Every table of `total` outcomes in these cells: Pearson's statistic, and its chance from binomial chances alone. */
function* tables(chances: readonly number[], total: number): Generator<readonly [value: number, chance: number]> {
  const expected = chances.map((chance) => total * chance);
  function* from(cell: number, outcomes: number, left: number, value: number, chance: number): Generator<readonly [number, number]> {
    const own = (count: number): number => value + (count - expected[cell]) ** 2 / expected[cell];
    if (cell === chances.length - 1) {
      yield [own(outcomes), chance];
      return;
    }
    const p = chances[cell] / left;
    let mass = (1 - p) ** outcomes;
    for (let count = 0; count <= outcomes; count++) {
      yield* from(cell + 1, outcomes - count, left - chances[cell], own(count), chance * mass);
      mass *= ((outcomes - count) / (count + 1)) * (p / (1 - p));
    }
  }
  yield* from(0, total, 1, 0, 1);
}

describe('the chance of tables so even', () => {
  it.each([
    ['two cells', [0.3, 0.7], 20],
    ['three cells', [0.2, 0.3, 0.5], 25],
    ['five cells', [0.15, 0.2, 0.25, 0.3, 0.1], 30],
    ['the windows of 13 cards', planBins(couponLaw(13), 30).map(({ probability }) => probability), 30],
  ])('is that of every table: %s', (_, chances, total) => {
    const law = [...tables(chances, total)].toSorted(([a], [b]) => a - b);
    expect(law.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 10);
    const below = fewCountsBelow(chances, total);
    const upTo = (value: number): number => law.reduce((sum, [at, chance]) => sum + (at <= value + 1e-9 ? chance : 0), 0);
    for (const [value] of law.filter((_, k) => k % 7 === 0)) {
      const log = below(value);
      if (value > chances.length - 1) {
        expect(log).toBeNull();
        break;
      }
      const given = Math.exp(log ?? 0);
      // Never below, and at most that of what rounding down brings nearer.
      expect(given).toBeGreaterThan(upTo(value) * (1 - 1e-9));
      expect(given).toBeLessThan(upTo(value + chances.length / 512) * (1 + 1e-9));
    }
  });

  it('is read where so few are asked to be counted, and by the law for more of them elsewhere', () => {
    const law = couponLaw(13);
    const counts = law.map((chance) => Math.round(40 * chance));
    const total = counts.reduce((sum, count) => sum + count, 0);
    const [counted, bound] = [64, 0].map((most) => binnedCounts(law, total, most)?.read('t', counts, total));
    expect(counted).toMatchObject({ value: bound?.value, logP: bound?.logP });
    expect((counted?.logLowerP ?? 0) - (bound?.logLowerP ?? 0)).toBeLessThan(-0.1);
    // Other counts than planned can only come of a record that no deals gave.
    expect(binnedCounts(law, total + 1, 64)?.read('t', counts, total).logLowerP).toBe(
      binnedCounts(law, total + 1)?.read('t', counts, total).logLowerP,
    );
  });
});
