import { describe, expect, it } from 'vitest';
import { nimSumLaw } from '../../../src/games/nim/nim-sum-law.js';
import { readFixture } from '../../support/read-fixture.js';

const reference = readFixture<{
  uniform: readonly { max: number; piles: number; nim_sum_counts: readonly number[] }[];
  biased: readonly { dealer: string; piles: number; per_pile_weights: readonly number[]; nim_sum_counts: readonly number[] }[];
}>('games/nim_dealer.json');

const numbers = (law: readonly bigint[]): readonly number[] => law.map(Number);

describe('nimSumLaw', () => {
  it.each(reference.uniform.map((one) => [one.piles, one.max, one.nim_sum_counts] as const))(
    'of %i piles of 1 to %i is that of the reference',
    (piles, max, counts) => {
      const weights = [0n, ...Array.from({ length: max }, () => 1n)];
      expect(numbers(nimSumLaw(weights, piles))).toEqual(counts);
    },
  );

  it.each(reference.biased.map((one) => [one.dealer, one.piles, one] as const))(
    'of %s with %i piles is that of the reference',
    (_, piles, one) => {
      const law = numbers(nimSumLaw(one.per_pile_weights.map(BigInt), piles));
      const longer = Math.max(law.length, one.nim_sum_counts.length);
      const filled = (counts: readonly number[]): readonly number[] => Array.from({ length: longer }, (__, sum) => counts[sum] ?? 0);
      expect(filled(law)).toEqual(filled(one.nim_sum_counts));
    },
  );

  it('holds for no pile and for one', () => {
    expect(nimSumLaw([0n, 1n, 2n], 0)).toEqual([1n, 0n, 0n, 0n]);
    expect(nimSumLaw([0n, 1n, 2n], 1)).toEqual([0n, 1n, 2n, 0n]);
  });

  it('takes 8 piles of up to 63 within the goal of 0.1 s', () => {
    const before = process.cpuUsage();
    const law = nimSumLaw([0n, ...Array.from({ length: 63 }, () => 1n)], 8);
    const { system, user } = process.cpuUsage(before);
    expect(law.reduce((sum, count) => sum + count, 0n)).toBe(63n ** 8n);
    expect((user + system) / 1e6).toBeLessThan(0.1);
  });

  it('refuses no weights, and a number of piles that is none', () => {
    expect(() => nimSumLaw([], 2)).toThrow('the law of a nim-sum needs the weight of one size at least, got none');
    expect(() => nimSumLaw([1n], 1.5)).toThrow('the number of piles must be whole, from 0, got 1.5');
  });
});
