import { describe, expect, it } from 'vitest';
import { correctedLog } from '../../../src/math/pearson/corrected-log.js';
import { multinomialLaw } from '../../../src/math/pearson/multinomial-tails.js';
import { inverseSums, pearsonMoments, removeCell } from '../../../src/math/pearson/pearson-moments.js';
import { peeledLogTail } from '../../../src/math/pearson/peeled-tail.js';
import { shiftedGammaTails } from '../../../src/math/pearson/shifted-gamma.js';
import { logFactorials } from '../../../src/math/pearson/trinomial-law.js';
import { binomialTails } from '../../../src/math/tails/binomial.js';
import { chiSquaredTails } from '../../../src/math/tails/chi-squared.js';
import { readFixture } from '../../support/read-fixture.js';

interface Row {
  readonly name: string;
  readonly kind: 'poisson' | 'normal' | 'orders';
  readonly trials: number;
  readonly cells: number;
  /** One chance only where all are equal. */
  readonly chances: readonly number[];
  readonly upper: readonly { readonly value: number; readonly upper: number }[];
  readonly lower: readonly { readonly value: number; readonly lower: number }[];
}

const { rows } = readFixture<{ rows: readonly Row[] }>('stats/multinomial_tails.json');
const chancesOf = ({ cells, chances }: Row): readonly number[] => (chances.length === 1 ? Array<number>(cells).fill(chances[0]) : chances);
const named = rows.map((row) => [`${row.name}, ${row.cells} cells`, row] as const);

describe('the law of Pearson’s statistic', () => {
  it.each(named)('is never much too light in its upper tail: %s', (_, row) => {
    const { grade, tails } = multinomialLaw(chancesOf(row), row.trials);
    expect(grade).toBe('calibrated');
    for (const { value, upper } of row.upper) {
      const given = tails(value);
      // Of three cells and 15 deals one outcome has a chance of 0.0006, which is what the excess comes to.
      expect(upper / given.upper, `P(Q ≥ ${value})`).toBeLessThan(row.trials < 20 ? 1.31 : 1.18);
      expect(Math.exp(given.logUpper) / given.upper).toBeCloseTo(1, 10);
    }
  });

  it.each(named.filter(([, { trials }]) => trials >= 100))('is not powerless either: %s', (_, row) => {
    const { tails } = multinomialLaw(chancesOf(row), row.trials);
    for (const { value, upper } of row.upper) expect(upper / tails(value).upper, `P(Q ≥ ${value})`).toBeGreaterThan(0.78);
  });

  it.each(named.filter(([, { lower }]) => lower.length > 0))('is never much too light in its lower tail: %s', (_, row) => {
    const { tails } = multinomialLaw(chancesOf(row), row.trials);
    for (const { value, lower } of row.lower) expect(lower / tails(value).lower, `P(Q ≤ ${value})`).toBeLessThan(1.6);
  });

  it('is exact for two cells', () => {
    for (const row of rows.filter(({ cells }) => cells === 2)) {
      for (const { value, upper } of row.upper)
        expect(multinomialLaw(chancesOf(row), row.trials).tails(value).upper / upper).toBeCloseTo(1, 11);
    }
    // So it is where one of the two is large: 160 too many, or too few, of 1,000 expected in a million.
    const { logUpper } = multinomialLaw([0.001, 0.999], 1e6).tails(160 ** 2 / 999);
    const { atLeast } = binomialTails(1160, 1e6, 0.001);
    expect(Math.exp(logUpper) / (atLeast + binomialTails(840, 1e6, 0.001).atMost)).toBeCloseTo(1, 8);
  });

  it('is chi-squared where every cell is large, and joins it without a step', () => {
    const [below, above] = [9999, 10001].map((mean) => multinomialLaw(Array<number>(8).fill(1 / 8), 8 * mean));
    expect(above.grade).toBe('asymptotic');
    expect(above.tails(70).logUpper).toBe(chiSquaredTails(70, 7).logUpper);
    expect(below.tails(70).upper / above.tails(70).upper).toBeCloseTo(1, 1);
  });

  it('falls as the value rises, from 1 to far beyond the smallest double', () => {
    const law = multinomialLaw([1e-11, 2e-11, 0.3, 0.7 - 3e-11], 1e12);
    const values = [0, 1e-9, 0.1, 1, 3, 10, 30, 100, 300, 1e3, 1e4, 1e6, 1e9, 1e12];
    const logs = values.map((value) => law.tails(value).logUpper);
    expect(logs[0]).toBe(0);
    for (let i = 1; i < logs.length; i++) expect(logs[i]).toBeLessThanOrEqual(logs[i - 1]);
    expect(logs[logs.length - 1]).toBeLessThan(-1e6);
    expect(logs[logs.length - 1]).toBeGreaterThan(-Infinity);
  });

  it('is held against values that the plain laws miss by far', () => {
    const worst = (upperAt: (row: Row, value: number) => number): number =>
      Math.max(...rows.flatMap((row) => row.upper.map(({ value, upper }) => upper / upperAt(row, value))));
    expect(worst((row, value) => chiSquaredTails(value, row.cells - 1).upper)).toBeGreaterThan(1e6);
    const gamma = (row: Row, value: number): number => {
      const { variance, thirdCumulant } = pearsonMoments(inverseSums(chancesOf(row)), row.trials);
      return shiftedGammaTails(value, row.cells - 1, variance, thirdCumulant).upper;
    };
    expect(worst(gamma)).toBeGreaterThan(1e4);
  });
});

describe('the law of Pearson’s statistic in many cells', () => {
  // Eighteen chances from one on to thirty times as much, in no order.
  const raw = Array.from({ length: 18 }, (_, i) => 30 ** (((i * 7) % 18) / 17));
  const whole = raw.reduce((sum, chance) => sum + chance, 0);
  const chances = raw.map((chance) => chance / whole);
  const trials = 400;

  it('takes those within one of sixteen even steps of the logarithm together, and does not look at their order', () => {
    const sorted = chances.toSorted((a, b) => a - b);
    const width = Math.log(sorted[17] / sorted[0]) / 16;
    const steps = new Map<number, number[]>();
    for (const chance of sorted) {
      const step = Math.floor(Math.log(chance / sorted[0]) / width);
      steps.set(step, [...(steps.get(step) ?? []), chance]);
    }
    expect(steps.size).toBeLessThan(18);
    const sums = inverseSums(sorted);
    const { thirdCumulant, variance } = pearsonMoments(sums, trials);
    for (const value of [20, 45, 80]) {
      const bulk = shiftedGammaTails(value, 17, variance, thirdCumulant).logUpper;
      const parts = Array.from(steps.values(), (group) => ({
        weight: group.reduce((sum, chance) => sum + 1 - chance, 0),
        log: peeledLogTail(value, trials, group[group.length >>> 1], sums, bulk),
      }));
      expect(multinomialLaw(chances, trials).tails(value).logUpper).toBeCloseTo(correctedLog(bulk, parts), 10);
    }
  });

  it('takes sixteen different chances one by one', () => {
    const some = chances.slice(0, 16);
    const all = some.reduce((sum, chance) => sum + chance, 0);
    const own = some.map((chance) => chance / all);
    const sums = inverseSums(own);
    const { thirdCumulant, variance } = pearsonMoments(sums, trials);
    const bulk = shiftedGammaTails(45, 15, variance, thirdCumulant).logUpper;
    const parts = own.map((chance) => ({ weight: 1 - chance, log: peeledLogTail(45, trials, chance, sums, bulk) }));
    expect(multinomialLaw(own, trials).tails(45).logUpper).toBeCloseTo(correctedLog(bulk, parts), 10);
  });

  it.each([
    [[0.25, 0.25, 0.5], 40],
    [[0.1, 0.2, 0.3, 0.4], 100],
    [new Array<number>(6).fill(1 / 6), 60],
  ])('gives the most even table of all about its own chance: %j of %i', (cells, all) => {
    const logs = logFactorials(all);
    const exact = cells.reduce((log, p) => log + all * p * Math.log(p) - logs[Math.round(all * p)], logs[all]);
    // Chi-squared curves within one point of the lattice, and the law beside it: a fifth at so few.
    const ratio = multinomialLaw(cells, all).tails(0).lower / Math.exp(exact);
    expect(Math.abs(Math.log(ratio))).toBeLessThan(0.2);
  });
});

describe('the moments of Pearson’s statistic', () => {
  it.each([
    [[0.5, 0.5], 7],
    [[0.2, 0.3, 0.5], 6],
    [[0.1, 0.2, 0.3, 0.4], 5],
    [[0.25, 0.25, 0.25, 0.25], 4],
  ])('are those of a count over every sequence of trials: %j, %i trials', (chances, trials) => {
    const moments = [0, 0, 0];
    const visit = (counts: readonly number[], left: number, chance: number): void => {
      if (left > 0) {
        chances.forEach((p, cell) => visit(counts.with(cell, counts[cell] + 1), left - 1, chance * p));
        return;
      }
      const value = counts.reduce((sum, count, cell) => sum + (count - trials * chances[cell]) ** 2 / (trials * chances[cell]), 0);
      const off = value - (chances.length - 1);
      moments.forEach((_, power) => (moments[power] += chance * off ** (power + 1)));
    };
    visit(
      chances.map(() => 0),
      trials,
      1,
    );
    const { variance, thirdCumulant } = pearsonMoments(inverseSums(chances), trials);
    expect(moments[0]).toBeCloseTo(0, 11);
    expect(variance / moments[1]).toBeCloseTo(1, 11);
    expect(thirdCumulant / moments[2]).toBeCloseTo(1, 11);
  });

  it('of the cells left are those of their own chances', () => {
    const left = removeCell(inverseSums([0.1, 0.2, 0.3, 0.4]), 0.2);
    const own = inverseSums([0.1 / 0.8, 0.3 / 0.8, 0.4 / 0.8]);
    expect(left.cells).toBe(3);
    expect(left.first / own.first).toBeCloseTo(1, 13);
    expect(left.second / own.second).toBeCloseTo(1, 13);
  });
});
