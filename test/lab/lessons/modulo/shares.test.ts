import { describe, expect, it } from 'vitest';
import { drawsToSee, excessOf, wordsOf } from '../../../../src/lab/lessons/modulo/shares.js';
import { chiSquaredUpperQuantile } from '../../../../src/math/tails/chi-squared.js';
import { noncentralChiSquaredTails } from '../../../../src/math/tails/noncentral-chi-squared.js';
import { lemire } from '../../../../src/parts/bounded/lemire.js';
import { modulo } from '../../../../src/parts/bounded/modulo.js';
import { multiplyShift } from '../../../../src/parts/bounded/multiply-shift.js';

describe('words into holes', () => {
  it('by hand: eight words by three', () => {
    expect(wordsOf(modulo, 3, 3)).toEqual([3n, 3n, 2n]);
    expect(wordsOf(lemire, 3, 3)).toBeNull();
    expect(excessOf([3n, 3n, 2n])).toBe(0.5);
    expect(excessOf([1n, 0n])).toBe(Infinity);
  });

  it.each([modulo, multiplyShift])('of $id are those that each word goes to, one by one', (method) => {
    for (const bits of [3, 5, 8])
      for (const bound of [3, 5, 6, 10]) {
        const counts = Array.from({ length: bound }, () => 0n);
        for (let word = 0; word < 2 ** bits; word++) {
          const value = method === modulo ? word % bound : Math.floor((word * bound) / 2 ** bits);
          counts[value] = (counts[value] ?? 0n) + 1n;
        }
        expect(wordsOf(method, bits, bound)).toEqual(counts);
      }
  });

  it('are seen after the draws that make the power 99 in 100, one draw fewer and it is less', () => {
    const words = wordsOf(modulo, 8, 10) ?? [];
    // 2^8 = 25 · 10 + 6: six values have 26 words, four have 25. By hand Σ (10 w − 256)² / (10 · 256²) = (6 · 4² + 4 · 6²) / 655,360.
    const perDraw = 240 / 655_360;
    const power = (draws: number): number => noncentralChiSquaredTails(chiSquaredUpperQuantile(1e-6, 9), 9, draws * perDraw).upper;
    const draws = drawsToSee(words);
    expect(power(draws)).toBeGreaterThanOrEqual(0.99 - 1e-12);
    expect(power(draws - 1)).toBeLessThan(0.99);
    expect(drawsToSee([2n, 2n])).toBe(Infinity);
  });
});
