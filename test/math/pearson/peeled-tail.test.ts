import { describe, expect, it } from 'vitest';
import { inverseSums, pearsonMoments } from '../../../src/math/pearson/pearson-moments.js';
import { peeledLogTail } from '../../../src/math/pearson/peeled-tail.js';
import { shiftedGammaTails } from '../../../src/math/pearson/shifted-gamma.js';
import { logFactorials } from '../../../src/math/pearson/trinomial-law.js';
import { logBinomialMass } from '../../../src/math/primitives/log-binomial-mass.js';
import { binomialTails } from '../../../src/math/tails/binomial.js';

interface Point {
  readonly value: number;
  readonly chance: number;
}

/** The law of Pearson's statistic in cells of these chances, over every table. */
function lawOf(chances: readonly number[], trials: number): readonly Point[] {
  const logs = logFactorials(trials);
  const visit = (cell: number, left: number, value: number, log: number): readonly Point[] => {
    const put = (count: number): readonly [number, number] => {
      const expected = trials * chances[cell];
      return [value + (count - expected) ** 2 / expected, log + count * Math.log(chances[cell]) - logs[count]];
    };
    if (cell === chances.length - 1) {
      const [whole, mass] = put(left);
      return [{ value: whole, chance: Math.exp(mass) }];
    }
    return Array.from({ length: left + 1 }, (_, count) => visit(cell + 1, left - count, ...put(count))).flat();
  };
  return visit(0, trials, 0, logs[trials]);
}

const upper = (law: readonly Point[], value: number): number =>
  law.reduce((sum, point) => sum + (point.value > value - 1e-9 ? point.chance : 0), 0);

describe('the tail with one cell taken exactly', () => {
  it('is exact where it is one of two, on both sides of what is expected', () => {
    for (const [chance, trials] of [
      [0.2, 40],
      [0.5, 41],
      [0.9, 30],
    ]) {
      const law = lawOf([chance, 1 - chance], trials);
      for (const value of [0.01, 0.5, 2, 9, 25]) {
        const found = peeledLogTail(value, trials, chance, inverseSums([chance, 1 - chance]), 0);
        const exact = upper(law, value);
        // 0 where no count lies so far out.
        if (exact === 0) expect(found).toBe(-Infinity);
        else expect(found, `${value} at ${chance}`).toBeCloseTo(Math.log(exact), 11);
      }
    }
  });

  it('counts a table that equals the value to the last digits', () => {
    // 12 of 20 in a cell of 0.3: 6²/4.2, and its mirror at 0.
    const found = peeledLogTail(36 / 4.2, 20, 0.3, inverseSums([0.3, 0.7]), 0);
    expect(found).toBeCloseTo(Math.log(binomialTails(12, 20, 0.3).atLeast + binomialTails(0, 20, 0.3).atMost), 11);
  });

  it('counts a table that equals the value of a sum over its cells, whose expectations are rounded each by itself, in a billion trials', () => {
    const chance = 0.1;
    for (const trials of [1e9 + 1, 1e9 + 3, 1e9 + 7, 1e9 + 9]) {
      const count = Math.ceil(trials / 10) + 1;
      const [own, others] = [trials * chance, trials * (1 - chance)];
      const value = (count - own) ** 2 / own + (trials - count - others) ** 2 / others;
      // In whole numbers: the counts that lie strictly nearer to a tenth of the trials.
      const away = (other: number): number => Math.abs(10 * other - trials);
      const nearer = [-3, -2, -1, 0].map((less) => count + less).filter((other) => away(other) < away(count));
      const rest = nearer.reduce((sum, other) => sum + Math.exp(logBinomialMass(other, trials, chance, 1 - chance)), 0);
      const found = -Math.expm1(peeledLogTail(value, trials, chance, inverseSums([chance, 1 - chance]), 0));
      expect(found / rest, `${count} of ${trials}`).toBeCloseTo(1, 4);
    }
  });

  it.each([
    [[0.1, 0.4, 0.5], 60],
    [[0.2, 0.3, 0.5], 40],
    [[0.05, 0.25, 0.3, 0.4], 40],
  ])(
    'of cells of chances %j in %i trials is near the chance of every table, nearest where the rarest cell is peeled',
    (chances, trials) => {
      const law = lawOf(chances, trials);
      const sums = inverseSums(chances);
      for (const value of [2, 8, 14, 22, 35]) {
        const exact = Math.log(upper(law, value));
        expect(Math.abs(peeledLogTail(value, trials, chances[0], sums, exact) - exact), `P(Q ≥ ${value})`).toBeLessThan(0.1);
      }
      // As many steps as there are counts, or one in ten of them: the same to some hundredths.
      expect(Math.abs(peeledLogTail(14, trials, chances[0], sums, -100) - peeledLogTail(14, trials, chances[0], sums, 0))).toBeLessThan(
        0.35,
      );
    },
  );

  it('is the sum over every count of the cell, where these are few: its chance times what is left for the others to reach', () => {
    const chances = [0.3, 0.25, 0.45];
    for (const trials of [8, 200]) {
      const e = trials * 0.3;
      const sums = inverseSums(chances);
      for (const value of [1.5, 4, 9]) {
        let sum = 0;
        for (let count = 0; count <= trials; count++) {
          const needed = value - (count - e) ** 2 / (e * 0.7);
          const left = trials - count;
          const scale = left / (trials * 0.7);
          const { thirdCumulant, variance } = pearsonMoments(inverseSums([0.25 / 0.7, 0.45 / 0.7]), left);
          // One trial or two are taken as enough, and none never is.
          const law =
            left < 3 ? Math.min(1, left) : shiftedGammaTails(needed, scale, scale ** 2 * variance, scale ** 3 * thirdCumulant).upper;
          sum += Math.exp(logBinomialMass(count, trials, 0.3, 0.7)) * (needed <= 0 ? 1 : law);
        }
        expect(peeledLogTail(value, trials, 0.3, sums, -100)).toBeCloseTo(Math.log(sum), 9);
      }
    }
  });

  it('holds what the table holds where nearly all fall into the cell that is peeled', () => {
    const law = lawOf([0.9, 0.06, 0.04], 6);
    const told = (value: number): number => peeledLogTail(value, 6, 0.9, inverseSums([0.9, 0.06, 0.04]), -100);
    expect(told(0.7)).toBeCloseTo(Math.log(upper(law, 0.7)), 10);
    expect(told(2)).toBeGreaterThan(Math.log(upper(law, 2)));
  });

  it('leaves out terms far below what is sought', () => {
    const chances = [0.2, 0.3, 0.5];
    // The cell by itself reaches 14 of 40 expecting 8, and 2.
    const alone = binomialTails(15, 40, 0.2).atLeast + binomialTails(1, 40, 0.2).atMost;
    const value = 6.5 ** 2 / 6.4;
    expect(peeledLogTail(value, 40, 0.2, inverseSums(chances), 30)).toBeCloseTo(Math.log(alone), 11);
    expect(peeledLogTail(value, 40, 0.2, inverseSums(chances), -3)).toBeGreaterThan(Math.log(alone) + 0.1);
  });

  it('counts tables whose value is known to nine digits only, or whose mean to fewer than one count', () => {
    const two = inverseSums([0.3, 0.7]);
    const exact = Math.log(binomialTails(12, 20, 0.3).atLeast + binomialTails(0, 20, 0.3).atMost);
    expect(peeledLogTail((36 / 4.2) * (1 + 1e-10), 20, 0.3, two, 0)).toBeCloseTo(exact, 11);
    const trials = 1e12;
    for (let off = 1; off < 6; off++) {
      const found = peeledLogTail(off ** 2 / (trials * 0.3 * 0.7), trials, 0.3, two, 0);
      const inside = binomialTails(3e11 + off - 1, trials, 0.3).atMost - binomialTails(3e11 - off, trials, 0.3).atMost;
      expect(found / Math.log1p(-inside)).toBeCloseTo(1, 4);
    }
  });

  it('takes at most a thousand steps on either side, however far out', () => {
    const from = performance.now();
    expect(peeledLogTail(1e20, 1e12, 1e-9, inverseSums([1e-9, 0.3, 0.7 - 1e-9]), -1e9)).toBeLessThan(-1e9);
    expect(performance.now() - from).toBeLessThan(1000);
  });

  it('adds what other multinomials come to, independent of it', () => {
    const [one, other] = [
      [0.1, 0.9],
      [0.4, 0.6],
    ];
    const trials = 60;
    const both = lawOf(one, trials).flatMap((a) =>
      lawOf(other, trials).map((b) => ({ value: a.value + b.value, chance: a.chance * b.chance })),
    );
    const beside = { mean: 1, ...pearsonMoments(inverseSums(other), trials) };
    for (const value of [1, 4, 9, 16, 25, 40]) {
      const exact = Math.log(upper(both, value));
      const found = peeledLogTail(value, trials, one[0], inverseSums(one), exact, beside);
      expect(Math.abs(found - exact), `P(Q ≥ ${value})`).toBeLessThan(0.08);
    }
    expect(peeledLogTail(1e-9, trials, one[0], inverseSums(one), 0, beside)).toBeGreaterThan(-0.02);
    // Where every one of three trials may fall into the cell, nothing is left for the other.
    const even = inverseSums([0.5, 0.5]);
    const others = { mean: 1, ...pearsonMoments(even, 3) };
    expect(peeledLogTail(3.5, 3, 0.5, even, 0, others)).toSatisfy((log: number) => log < 0 && log > -5);
  });
});
