import { describe, expect, it } from 'vitest';
import { LEAST_IN_BOTH, twoTables } from '../../../src/math/pearson/two-tables.js';

/** The chance of `a` of `sum` outcomes, each of either sample as likely as of the other. */
function chances(sum: number): readonly number[] {
  const law = [2 ** -sum];
  for (let a = 0; a < sum; a++) law.push((law[a] * (sum - a)) / (a + 1));
  return law;
}

/** A table of one value, and the chance of all that have it. */
interface Table {
  readonly value: number;
  readonly chance: number;
  readonly one: readonly number[];
}

/**
 * Every table of two samples of `total` each with bins of these sums: the chance that so few samples share so many outcomes is a product of binomials, given that one sample has
 * as many as the other. Hands on the value of each table with its chance.
 */
function tables(sums: readonly number[]): readonly Table[] {
  const total = sums.reduce((sum, one) => sum + one, 0) / 2;
  const whole = new Map<number, Table>();
  const each = sums.map(chances);
  let all = 0;
  const fill = (bin: number, chosen: readonly number[], chance: number): void => {
    const dealt = chosen.reduce((sum, one) => sum + one, 0);
    if (bin === sums.length) {
      if (dealt !== total) return;
      all += chance;
      const value = chosen.reduce((sum, a, k) => sum + (2 * a - sums[k]) ** 2 / sums[k], 0);
      const key = Number(value.toPrecision(12));
      whole.set(key, { value, chance: (whole.get(key)?.chance ?? 0) + chance, one: chosen });
      return;
    }
    for (let a = 0; a <= sums[bin] && dealt + a <= total; a++) fill(bin + 1, [...chosen, a], chance * each[bin][a]);
  };
  fill(0, [], 1);
  return [...whole.values()].map((table) => ({ ...table, chance: table.chance / all }));
}

/** What happens oftener than this calls nothing biased, whatever is said of it. */
const BULK = 0.1;

describe('twoTables', () => {
  it('gives what SciPy gives for a table of two rows', () => {
    // scipy.stats.chi2_contingency([[30, 50, 20], [42, 31, 27]], correction=False): statistic 7.499343314946152, p 0.023525468999959945
    const apart = twoTables([30, 50, 20], [42, 31, 27]);
    expect(apart?.degrees).toBe(2);
    expect(apart?.value).toBeCloseTo(7.499343314946152, 12);
    expect(Math.exp(apart?.logP ?? 0)).toBeCloseTo(2 * 0.023525468999959945, 12);
  });

  it.each([
    [[10, 10]],
    [[10, 30]],
    [[12, 40]],
    [[16, 60]],
    [[20, 400]],
    [[41, 59]],
    [[500, 700]],
    [[10, 10, 10]],
    [[10, 12, 40]],
    [[16, 21, 63]],
    [[40, 60, 80]],
    [[10, 10, 10, 10]],
    [[10, 11, 12, 41]],
    [[20, 20, 30, 50]],
    [[10, 10, 10, 10, 10]],
    [[10, 10, 12, 14, 16]],
  ] as const)('never calls tables of %j rarer than they are, from the rarest to one in ten', (sums) => {
    const law = [...tables(sums)].sort((a, b) => b.value - a.value);
    let above = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const { chance, one, value } of law) {
      above += chance;
      if (above > BULK) break;
      const apart = twoTables(
        one,
        sums.map((sum, bin) => sum - one[bin]),
      );
      expect(apart?.value).toBeCloseTo(value, 8);
      least = Math.min(least, (apart?.logP ?? Number.NaN) - Math.log(above));
    }
    expect(least).toBeGreaterThan(-1e-9);
  });

  it('puts what is rare together with what is rare, and has no answer for a single bin', () => {
    const apart = twoTables([1, 500, 2, 0, 497, 3], [4, 490, 3, 0, 501, 2]);
    expect(apart?.degrees).toBe(2);
    expect(twoTables([4, 1000], [5, 999])).toBeNull();
    expect(twoTables([1000, 0], [1000, 0])).toBeNull();
    expect(twoTables([5, 1000], [5, 1000])?.degrees).toBe(1);
    expect(LEAST_IN_BOTH).toBe(10);
  });

  it('has the same answer whichever sample comes first, and whatever order values stand in', () => {
    const one = [30, 50, 20, 7];
    const other = [42, 31, 27, 7];
    const turned = twoTables([...other].reverse(), [...one].reverse());
    expect(turned?.logP).toBeCloseTo(twoTables(one, other)?.logP ?? Number.NaN, 12);
  });
});
