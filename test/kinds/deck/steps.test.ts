import { describe, expect, it } from 'vitest';
import type { FittedStatistic } from '../../../src/engine/fit.js';
import { fitPlan } from '../../../src/engine/fit.js';
import { isCountable, wholeLaw } from '../../../src/engine/whole-law.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { logFactorials } from '../../../src/math/pearson/trinomial-law.js';
import { addLogs } from '../../../src/math/primitives/log-sum.js';
import { ordersOf } from '../../support/orders-of.js';

/** Rounding alone. */
const EXACT = 1 + 1e-9;
const LEVELS = [1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8] as const;

function fitted(test: string, n: number, trials: number): FittedStatistic {
  const [statistic] = fitPlan({ tests: [test], trials, lags: undefined }, permutations(n)).statistics;
  if (!statistic) throw new Error(`${test} does not take ${trials} deals of ${n} cards`);
  return statistic;
}

/** One order for each of the six rings of four cards, which is all that a table of successors tells of a deal. */
const RINGS = ordersOf(4).filter(([first]) => first === 0);

describe('laws of few deals, every table of them counted', () => {
  it.each([
    ['successor-matrix', 4, RINGS, 10],
    ['successor-matrix', 4, RINGS, 14],
    ['pairwise-order', 3, ordersOf(3), 10],
    ['pairwise-order', 3, ordersOf(3), 14],
  ] as const)('%s of %i cards is never too light', (test, n, orders, trials) => {
    const statistic = fitted(test, n, trials);
    const outcomes = orders.map((order) => Uint16Array.from(order));
    const worst = (row: number, tail: 'logP' | 'logLowerP', lighter: number): number => {
      const chances = wholeLaw(outcomes, statistic, trials, (results) => results[row][tail] - Math.log(lighter), LEVELS.map(Math.log));
      return Math.max(...LEVELS.map((level, k) => chances[k] / level));
    };
    for (const row of statistic.fitted.rows.keys()) {
      for (const tail of ['logP', 'logLowerP'] as const) expect(worst(row, tail, 1), `${row} ${tail}`).toBeLessThan(EXACT);
      expect(worst(row, 'logP', 100), `${row}, a lie`).toBeGreaterThan(1);
    }
  });

  // Both ways round each of the three rings of four cards equally often: Σ N!/(a! a! b! b! c! c!) / 6^N over 2(a + b + c) = N.
  it.each([12, 60, 300, 600])('the most even table of turns of four cards has the chance that counting gives, at %i deals', (trials) => {
    const logs = logFactorials(trials);
    const half = trials / 2;
    const terms: number[] = [];
    for (let a = 0; a <= half; a++) for (let b = 0; a + b <= half; b++) terms.push(-2 * (logs[a] + logs[b] + logs[half - a - b]));
    const exact = addLogs(...terms) + logs[trials] - trials * Math.log(6);
    const { fitted: successors } = fitted('successor-matrix', 4, trials);
    const even = Float64Array.from({ length: 16 }, (_, cell) => (cell % 5 === 0 ? 0 : trials / 3));
    const turns = successors.test(even, trials)[1];
    expect(turns).toMatchObject({ test: 'successor-matrix/antisymmetric', value: 0 });
    expect(Math.exp(turns.logLowerP - exact)).toBeGreaterThan(0.98);
    expect(Math.exp(turns.logLowerP - exact)).toBeLessThan(1.1);
  });

  it('are counted where there are few tables only', () => {
    const cases = [
      [6, 12],
      [6, 30],
      [24, 10],
    ] as const;
    expect(cases.map(([outcomes, trials]) => isCountable(outcomes, trials))).toEqual([true, false, false]);
  });
});
