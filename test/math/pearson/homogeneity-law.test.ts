import { describe, expect, it } from 'vitest';
import { homogeneityCumulants, homogeneityTails, multinomialKernel } from '../../../src/math/pearson/homogeneity-law.js';
import { chiSquaredTails } from '../../../src/math/tails/chi-squared.js';

/** Every order of n cards. */
function orders(n: number): readonly (readonly number[])[] {
  if (n === 0) return [[]];
  return orders(n - 1).flatMap((order) => Array.from({ length: n }, (_, at) => order.toSpliced(at, 0, n - 1)));
}

/** ((n − 1)/N) Σ (O − N/n)² of a table of cards by positions. */
function positionValue(deals: readonly (readonly number[])[], n: number): number {
  const table = Array.from({ length: n }, () => new Array<number>(n).fill(0));
  for (const deal of deals) for (const [position, card] of deal.entries()) table[card][position]++;
  const squares = table.flat().reduce((sum, count) => sum + (count - deals.length / n) ** 2, 0);
  return ((n - 1) / deals.length) * squares;
}

/** Mean, variance and third central moment of H over every sequence of deals, all equally likely. */
function enumerated(n: number, sizes: readonly number[]): readonly number[] {
  const all = orders(n);
  const deals = sizes.reduce((sum, size) => sum + size, 0);
  const values: number[] = [];
  for (let sequence = 0; sequence < all.length ** deals; sequence++) {
    const dealt = Array.from({ length: deals }, (_, t) => all[Math.floor(sequence / all.length ** t) % all.length]);
    let from = 0;
    let parts = 0;
    for (const size of sizes) {
      parts += positionValue(dealt.slice(from, from + size), n);
      from += size;
    }
    values.push(parts - positionValue(dealt, n));
  }
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const moment = (k: number): number => values.reduce((sum, value) => sum + (value - mean) ** k, 0) / values.length;
  return [mean, moment(2), moment(3)];
}

/** Σ (O − N p)²/(N p). */
function pearson(outcomes: readonly number[], chances: readonly number[]): number {
  return chances.reduce((sum, chance, cell) => {
    const expected = outcomes.length * chance;
    return sum + (outcomes.filter((outcome) => outcome === cell).length - expected) ** 2 / expected;
  }, 0);
}

/** The same three over every sequence of outcomes in cells of these chances. */
function everySequence(chances: readonly number[], sizes: readonly number[]): readonly number[] {
  const deals = sizes.reduce((sum, size) => sum + size, 0);
  const cases = Array.from({ length: chances.length ** deals }, (_, sequence) => {
    const dealt = Array.from({ length: deals }, (__, t) => Math.floor(sequence / chances.length ** t) % chances.length);
    let from = 0;
    let parts = 0;
    for (const size of sizes) {
      parts += pearson(dealt.slice(from, from + size), chances);
      from += size;
    }
    return { weight: dealt.reduce((product, cell) => product * chances[cell], 1), value: parts - pearson(dealt, chances) };
  });
  const mean = cases.reduce((sum, { value, weight }) => sum + weight * value, 0);
  const moment = (k: number): number => cases.reduce((sum, { value, weight }) => sum + weight * (value - mean) ** k, 0);
  return [mean, moment(2), moment(3)];
}

/** E[k³] of the position kernel: (n − 1)³, and 0 at two cards. */
const kernel = (n: number): { degrees: number; cube: number } => ({ degrees: (n - 1) ** 2, cube: n === 2 ? 0 : (n - 1) ** 3 });

describe('the cumulants of H', () => {
  it.each([
    [2, [3, 4, 5]],
    [2, [2, 2, 2, 2, 1]],
    [3, [2, 2]],
    [3, [1, 3, 2]],
    [3, [2, 2, 2]],
    [4, [1, 1, 1]],
    [4, [2, 1]],
  ])('of %d cards in parts of %j are those over every sequence of deals', (n, sizes) => {
    const { mean, thirdCumulant, variance } = homogeneityCumulants(sizes, kernel(n));
    const found = enumerated(n, sizes);
    expect([mean, variance, thirdCumulant].map((value, i) => Math.abs(value - found[i]) < 1e-9 * Math.max(1, Math.abs(found[i])))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each([
    [
      [0.5, 0.5],
      [3, 4, 5],
    ],
    [
      [0.2, 0.8],
      [3, 4, 2],
    ],
    [
      [0.1, 0.3, 0.6],
      [2, 3, 1],
    ],
    [
      [0.1, 0.2, 0.3, 0.4],
      [2, 2, 1],
    ],
  ])('of cells of chances %j in parts of %j are those over every sequence of outcomes', (chances, sizes) => {
    const { mean, thirdCumulant, variance } = homogeneityCumulants(sizes, multinomialKernel(chances));
    const found = everySequence(chances, sizes);
    expect([mean, variance, thirdCumulant].map((value, i) => Math.abs(value - found[i]) < 1e-9 * Math.max(1, Math.abs(found[i])))).toEqual([
      true,
      true,
      true,
    ]);
    // The lie: an outcome with itself left out of account.
    const { self: _, ...without } = multinomialKernel(chances);
    expect(homogeneityCumulants(sizes, without).variance === variance).toBe(new Set(chances).size === 1);
  });

  it('become those of chi-squared where parts are large', () => {
    const { mean, thirdCumulant, variance } = homogeneityCumulants(new Array<number>(8).fill(1e6), kernel(52));
    const degrees = 7 * 2601;
    expect([mean / degrees, variance / (2 * degrees), thirdCumulant / (8 * degrees)].map((ratio) => Math.abs(ratio - 1) < 1e-4)).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('the tails of H', () => {
  it('are those of chi-squared where parts are large', () => {
    const { logLower, logUpper } = homogeneityTails(19_200, new Array<number>(8).fill(1e6), kernel(52));
    const plain = chiSquaredTails(19_200, 7 * 2601);
    expect(Math.abs(logUpper / plain.logUpper - 1)).toBeLessThan(1e-3);
    expect(Math.abs(logLower / plain.logLower - 1)).toBeLessThan(1e-9);
  });

  it.each([
    [3, 4, 60],
    [3, 40, 90],
    [13, 20, 1200],
    [52, 6, 19_500],
  ])('of %d cards in parts of %d deals are never lighter above than chi-squared', (n, size, value) => {
    const found = homogeneityTails(value, new Array<number>(8).fill(size), kernel(n));
    expect(found.logUpper).toBeGreaterThanOrEqual(chiSquaredTails(value, 7 * (n - 1) ** 2).logUpper);
  });
});
