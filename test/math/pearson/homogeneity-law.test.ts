import { describe, expect, it } from 'vitest';
import { homogeneityCumulants, homogeneityTails, multinomialKernel } from '../../../src/math/pearson/homogeneity-law.js';
import { shiftedGammaTails } from '../../../src/math/pearson/shifted-gamma.js';
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

/**
 * Mean, variance and third central moment of H over every sequence of deals, all equally likely. Which card is called which makes no
 * difference to H, so that the first deal may be the deck in order.
 */
function enumerated(n: number, sizes: readonly number[]): readonly number[] {
  const all = orders(n);
  const deals = sizes.reduce((sum, size) => sum + size, 0);
  const values: number[] = [];
  for (let sequence = 0; sequence < all.length ** (deals - 1); sequence++) {
    const dealt = Array.from({ length: deals }, (_, t) => all[t === 0 ? 0 : Math.floor(sequence / all.length ** (t - 1)) % all.length]);
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

describe('the tails of H in few cells', () => {
  // The parts of even tosses whose counts are as wished: every combination of how many heads each part has.
  const sizes = [9, 10, 12];
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);
  const law = sizes
    .reduce<readonly (readonly number[])[]>(
      (all, size) => all.flatMap((heads) => Array.from({ length: size + 1 }, (_, k) => [...heads, k])),
      [[]],
    )
    .map((heads) => {
      const square = (count: number, of: number): number => (2 * count - of) ** 2 / of;
      const value = heads.reduce((sum, count, i) => sum + square(count, sizes[i]), -square(heads[0] + heads[1] + heads[2], 31));
      return { value, chance: heads.reduce((product, count, i) => (product * choose(sizes[i], count)) / 2 ** sizes[i], 1) };
    });
  const below = (value: number): number => law.reduce((sum, one) => sum + (one.value < value + 1e-9 ? one.chance : 0), 0);

  it('never say of parts as even as whole numbers allow that they are less likely than they are, as chi-squared does', () => {
    const rare = law.flatMap(({ value }) => (below(value) < 0.5 ? [{ value: Math.max(0, value), chance: below(value) }] : []));
    const ratios = (lower: (value: number) => number): number => Math.max(...rare.map(({ chance, value }) => chance / lower(value)));
    expect(ratios((value) => homogeneityTails(value, sizes, multinomialKernel([0.5, 0.5])).lower)).toBeLessThan(1);
    expect(ratios((value) => chiSquaredTails(Math.max(value, 1e-3), 2).lower)).toBeGreaterThan(1.3);
  });

  it('are read three steps of the lattice of the smallest part further up, up to four degrees', () => {
    const cells = (k: number): number[] => [0.1, ...new Array<number>(k - 1).fill(0.9 / (k - 1))];
    const lower = (k: number): number => homogeneityTails(2, sizes, multinomialKernel(cells(k))).logLower;
    for (const k of [2, 5]) expect(lower(k)).toBe(chiSquaredTails(2 + 3 / 0.9, 2 * (k - 1)).logLower);
    expect(lower(6)).toBe(chiSquaredTails(2, 10).logLower);
    const { rarest: _, ...unknown } = multinomialKernel(cells(2));
    expect(homogeneityTails(2, sizes, unknown).logLower).toBe(chiSquaredTails(2, 2).logLower);
    expect(homogeneityTails(0, sizes, unknown).logLower).toBe(chiSquaredTails(1 / 12, 2).logLower);
  });

  it('are above the heavier of chi-squared and of the law with the same cumulants', () => {
    const kernelOf = multinomialKernel([0.05, 0.95]);
    const { mean, thirdCumulant, variance } = homogeneityCumulants(sizes, kernelOf);
    for (const value of [1, 3, 10, 30]) {
      const { logUpper, upper } = homogeneityTails(value, sizes, kernelOf);
      const [exact, plain] = [shiftedGammaTails(value, mean, variance, thirdCumulant), chiSquaredTails(value, 2)];
      expect([logUpper, upper]).toEqual([Math.max(exact.logUpper, plain.logUpper), Math.max(exact.upper, plain.upper)]);
    }
  });
});
