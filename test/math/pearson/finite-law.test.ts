import { describe, expect, it } from 'vitest';
import { finiteLaw } from '../../../src/math/pearson/finite-law.js';
import { logFactorials, trinomialLaw } from '../../../src/math/pearson/trinomial-law.js';

describe('a law of finitely many values', () => {
  const values = [3, -2, 7, 1];
  const chances = [0.125, 0.25, 0.5, 0.125];
  const law = finiteLaw(values, chances);

  it('has the sums of the chances from there up and from there down, at its values and between them', () => {
    for (const at of [-9, -2, -1, 1, 2, 3, 5, 7]) {
      const sum = (holds: (value: number) => boolean): number =>
        values.reduce((all, value, i) => all + (holds(value) ? chances[i] : 0), 0) || 1e-300;
      const { logLower, logUpper, lower, upper } = law.tails(at);
      expect([upper, lower], `at ${at}`).toEqual([sum((value) => value >= at), sum((value) => value <= at)]);
      expect([logUpper, logLower]).toEqual([Math.log(upper), Math.log(lower)]);
    }
    expect(law.tails(8)).toEqual({ upper: 1e-300, logUpper: Math.log(1e-300), lower: 1, logLower: 0 });
  });

  it('takes values for one that rounding alone tells apart, as a part of themselves or of 1', () => {
    for (const [value, least] of [
      [1, 1e-9],
      [0.001, 1e-9],
      [0, 1e-9],
      [1e6, 1e-3],
      [-1e6, 1e-3],
    ]) {
      const two = finiteLaw([value, value + 100], [0.25, 0.75]);
      for (const off of [-0.9 * least, 0.9 * least])
        expect([two.tails(value + off).upper, two.tails(value + off).lower]).toEqual([1, 0.25]);
      expect(two.tails(value + 1.1 * least).upper).toBe(0.75);
      expect(two.tails(value - 1.1 * least).lower).toBe(1e-300);
    }
    // At the very edge the value still counts.
    const edge = finiteLaw([1 - 1e-9, 2], [0.25, 0.75]);
    expect(edge.tails(1).upper).toBe(1);
  });

  it('never says more than 1, whatever rounding adds up to', () => {
    const thirds = finiteLaw([0, 1, 2], [0.4, 0.4, 0.2 + 1e-12]);
    expect([thirds.tails(0).upper, thirds.tails(2).lower]).toEqual([1, 1]);
  });
});

describe('the law of Pearson’s statistic in three cells', () => {
  const chances = [0.2, 0.3, 0.5] as const;
  const trials = 7;

  it('is that of every sequence of trials', () => {
    const all = Array.from({ length: 3 ** trials }, (_, sequence) => {
      const counts = [0, 0, 0];
      let chance = 1;
      for (let t = 0, left = sequence; t < trials; t++, left = Math.floor(left / 3)) {
        counts[left % 3]++;
        chance *= chances[left % 3];
      }
      return {
        chance,
        value: counts.reduce((sum, count, cell) => sum + (count - trials * chances[cell]) ** 2 / (trials * chances[cell]), 0),
      };
    });
    const law = trinomialLaw(chances, trials);
    for (const { value } of all.slice(0, 200)) {
      const upper = all.reduce((sum, one) => sum + (one.value > value - 1e-9 ? one.chance : 0), 0);
      const lower = all.reduce((sum, one) => sum + (one.value < value + 1e-9 ? one.chance : 0), 0);
      expect(law.tails(value).upper / upper).toBeCloseTo(1, 11);
      expect(law.tails(value).lower / lower).toBeCloseTo(1, 11);
    }
  });

  it('rests on the logs of the factorials', () => {
    const logs = logFactorials(12);
    expect(logs).toHaveLength(13);
    let factorial = 1;
    for (let k = 0; k <= 12; k++) {
      factorial *= Math.max(1, k);
      expect(Math.abs(logs[k] - Math.log(factorial))).toBeLessThan(1e-14 * Math.max(1, logs[k]));
    }
    expect([logs[0], logs[1]]).toEqual([0, 0]);
  });
});
