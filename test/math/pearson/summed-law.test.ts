import { describe, expect, it } from 'vitest';
import { hypergeometricLaw } from '../../../src/math/hands/hypergeometric.js';
import { summedLaw } from '../../../src/math/pearson/summed-law.js';

describe('the law of a sum', () => {
  it('is what all ways to add three numbers give', () => {
    const law = Float64Array.of(0.5, 0.3, 0.2);
    const mean = 0.7;
    const summed = summedLaw(law, 3);
    const chanceFrom = (off: number): number => {
      let chance = 0;
      for (let a = 0; a < 3; a++)
        for (let b = 0; b < 3; b++)
          for (let c = 0; c < 3; c++) if (Math.abs(a + b + c - 3 * mean) >= off - 1e-9) chance += law[a] * law[b] * law[c];
      return chance;
    };
    for (const counts of [
      [3, 0, 0],
      [0, 3, 0],
      [1, 1, 1],
      [0, 0, 3],
    ]) {
      const off = Math.abs(counts[1] + 2 * counts[2] - 3 * mean);
      expect(summed?.read('again', Float64Array.from(counts)).p).toBeCloseTo(chanceFrom(off), 12);
    }
  });

  it('finds most cards of a hand again where few are to be expected, in two hands', () => {
    // 25 of 30 cards again, of 200: Python's whole numbers give 3.901144548600178e-22, and nothing lies so far below the mean of 4.5.
    const law = hypergeometricLaw(200, 30, 30);
    const counts = new Float64Array(31);
    counts[25] = 1;
    const { p } = summedLaw(law, 1)?.read('again', counts) ?? { p: 1 };
    expect(p / 3.901144548600178e-22).toBeCloseTo(1, 9);
  });

  it('is not made of no numbers, of such as do not vary, nor of too many', () => {
    expect(summedLaw(Float64Array.of(0.5, 0.5), 0)).toBeNull();
    expect(summedLaw(Float64Array.of(0, 1), 5)).toBeNull();
    expect(summedLaw(new Float64Array(100).fill(0.01), 201)).toBeNull();
  });
});
