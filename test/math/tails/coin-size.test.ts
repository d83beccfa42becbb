import { describe, expect, it } from 'vitest';
import { coinSize } from '../../../src/math/tails/coin-size.js';
import { relativeError } from '../accuracy.js';

/** The outcomes summed one by one, from the most uneven (`upper`) or the most even (`lower`) on, in whole numbers over 2^tosses. */
function counted(tail: 'upper' | 'lower', level: number, tosses: number): number {
  const ways = [1n];
  for (let k = 1n; k <= tosses; k++) ways.push((ways[Number(k) - 1] * (BigInt(tosses) - k + 1n)) / k);
  const gaps = [...new Set(ways.map((_, k) => Math.abs(2 * k - tosses)))].sort((a, b) => (tail === 'upper' ? b - a : a - b));
  let size = 0;
  let sum = 0n;
  for (const gap of gaps) {
    sum += ways.reduce((total, way, k) => (Math.abs(2 * k - tosses) === gap ? total + way : total), 0n);
    const reached = Number((sum * 2n ** 64n) / 2n ** BigInt(tosses)) / 2 ** 64;
    if (reached >= level) break;
    size = reached;
  }
  return size;
}

describe('coinSize', () => {
  const cases = [10, 11, 37, 120, 500].flatMap((tosses) =>
    [0.05, 0.01, 0.001].flatMap((level) => (['upper', 'lower'] as const).map((tail) => [tail, level, tosses] as const)),
  );

  it.each(cases)('%s under %d of %d tosses is that of the outcomes summed', (tail, level, tosses) => {
    expect(relativeError(coinSize(tail, level, tosses), counted(tail, level, tosses))).toBeLessThan(1e-12);
  });

  it('never exceeds the level and comes close to it with many tosses', () => {
    expect(coinSize('upper', 0.05, 1_000_000)).toBeLessThan(0.05);
    expect(coinSize('upper', 0.05, 1_000_000)).toBeGreaterThan(0.0498);
    expect(coinSize('lower', 0.001, 1000)).toBe(0);
  });
});
