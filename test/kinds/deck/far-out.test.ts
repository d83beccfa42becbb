import { describe, expect, it } from 'vitest';
import type { Fitted, TestResult } from '../../../src/core/statistic/statistic.js';
import { cyclicDisplacement, neighbourGap, positionMatrix } from '../../../src/kinds/deck/statistics/index.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { threeCardPositions } from '../../../src/math/orders/three-card-laws.js';
import { farOutTails } from '../../../src/math/pearson/far-out.js';
import { kernelCumulants } from '../../../src/math/pearson/few-trials.js';
import { sharedBound } from '../../../src/math/pearson/shared-bound.js';
import { threeMomentTails } from '../../../src/math/pearson/three-moment.js';
import { deal } from '../../support/deal.js';

/** Rounding alone. */
const EXACT = 1 + 1e-9;

/** How often the value at most, and at least, comes, over a whole law. */
interface Point {
  readonly value: number;
  readonly chance: number;
  readonly result: TestResult;
}

/** The most that the exact chance of a value at least as large, or at most as large, is of the one given, where that chance is at most `below`. */
function worst(points: readonly Point[], given: (point: Point) => number, upper: boolean, below = 1): number {
  const order = points.toSorted((a, b) => (upper ? b.value - a.value : a.value - b.value));
  let most = 0;
  let sum = 0;
  for (const [i, point] of order.entries()) {
    sum += point.chance;
    // Values that differ by rounding alone are one.
    if (i + 1 < order.length && Math.abs(order[i + 1].value - point.value) < 1e-9 * Math.max(1, point.value)) continue;
    if (sum <= below * EXACT) most = Math.max(most, sum / given(point));
  }
  return most;
}

function fitted(statistic: typeof positionMatrix, n: number): Fitted {
  const fit = statistic.fit(permutations(n), 10);
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  return fit;
}

const ORDERS = (n: number): readonly (readonly number[])[] =>
  n === 0
    ? [[]]
    : ORDERS(n - 1).flatMap((order) => Array.from({ length: n }, (_, at) => [...order.slice(0, at), n - 1, ...order.slice(at)]));

/** Every table of the six orders of three cards. */
function* tablesOfThree(trials: number, orders = 6): Generator<readonly number[]> {
  if (orders === 1) yield [trials];
  else for (let first = 0; first <= trials; first++) for (const rest of tablesOfThree(trials - first, orders - 1)) yield [first, ...rest];
}

const factorial = (k: number): number => (k < 2 ? 1 : k * factorial(k - 1));

/** The law of a statistic of three cards, by every table of the six orders. */
function lawOfThree(statistic: typeof positionMatrix, trials: number): readonly Point[] {
  const fit = fitted(statistic, 3);
  const orders = ORDERS(3);
  const single = orders.map((order) => {
    const accumulator = fit.accumulator();
    accumulator.add({ cells: Uint16Array.from(order), length: 1, width: 3 });
    return accumulator.counts;
  });
  return [...tablesOfThree(trials)].map((table) => {
    const counts = new Float64Array(single[0].length);
    for (const [o, times] of table.entries()) for (let cell = 0; cell < counts.length; cell++) counts[cell] += times * single[o][cell];
    const [result] = fit.test(counts, trials);
    const chance = factorial(trials) / table.reduce((product, times) => product * factorial(times), 1) / 6 ** trials;
    return { value: result.value, chance, result };
  });
}

/** Tables of cards by positions of so many deals of four cards, rows sorted, each with its chance: rows can be exchanged. */
function tablesOfFour(trials: number): ReadonlyMap<number, number> {
  const base = trials + 1;
  const steps = ORDERS(4).map((order) => order.map((p) => (p === 3 ? 0 : base ** p)));
  const side = base ** 3;
  let tables = new Map([[0, 1]]);
  for (let deals = 0; deals < trials; deals++) {
    const next = new Map<number, number>();
    for (const [key, chance] of tables) {
      const [a, b, c] = [key % side, Math.floor(key / side) % side, Math.floor(key / side ** 2)];
      const all = deals * (1 + base + base ** 2);
      const d = all - a - b - c;
      for (const [i, j, k, l] of steps) {
        const rows = [a + i, b + j, c + k, d + l].sort((x, y) => x - y);
        const to = rows[0] + side * (rows[1] + side * rows[2]);
        next.set(to, (next.get(to) ?? 0) + chance / 24);
      }
    }
    tables = next;
  }
  return tables;
}

function lawOfFour(trials: number): readonly Point[] {
  const base = trials + 1;
  const fit = fitted(positionMatrix, 4);
  const side = base ** 3;
  const byValue = new Map<number, Point>();
  for (const [key, chance] of tablesOfFour(trials)) {
    const codes = [key % side, Math.floor(key / side) % side, Math.floor(key / side ** 2)];
    codes.push(trials * (1 + base + base ** 2) - codes[0] - codes[1] - codes[2]);
    const counts = Float64Array.from(
      codes.flatMap((code) => {
        const cells = [code % base, Math.floor(code / base) % base, Math.floor(code / base ** 2)];
        return [...cells, trials - cells[0] - cells[1] - cells[2]];
      }),
    );
    const squares = counts.reduce((sum, count) => sum + count ** 2, 0);
    const before = byValue.get(squares);
    const result = before?.result ?? fit.test(counts, trials)[0];
    byValue.set(squares, { value: result.value, chance: (before?.chance ?? 0) + chance, result });
  }
  return [...byValue.values()];
}

const threeMoment = (
  { value }: Pick<Point, 'value'>,
  degrees: number,
  cube: number,
  trials: number,
): ReturnType<typeof threeMomentTails> => {
  const { variance, thirdCumulant } = kernelCumulants(trials, degrees, cube);
  return threeMomentTails(value, degrees, trials, variance, thirdCumulant);
};

/** Of deals of four cards that keep the ring one way round, the other way round, or not. */
function neighbourGapOf([there, back, neither]: readonly [number, number, number]): TestResult {
  const fit = fitted(neighbourGap, 4);
  const counts = new Float64Array(4);
  const orders = [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [0, 2, 1, 3],
  ];
  for (const [o, times] of [there, back, neither].entries()) {
    const accumulator = fit.accumulator();
    accumulator.add({ cells: Uint16Array.from(orders[o]), length: 1, width: 4 });
    for (let cell = 0; cell < 4; cell++) counts[cell] += times * accumulator.counts[cell];
  }
  return fit.test(counts, there + back + neither)[0];
}

describe('laws of few deals, all the way out', () => {
  it.each([10, 11, 13])('card by position and distances of three cards are those of every table of %i deals', (trials) => {
    for (const statistic of [positionMatrix, cyclicDisplacement]) {
      const law = lawOfThree(statistic, trials);
      expect(law[0].result.grade).toBe('exact');
      expect(law.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
      for (const upper of [true, false]) {
        const ratio = worst(law, ({ result }) => (upper ? result.p : result.lowerP), upper);
        expect(ratio).toBeLessThan(EXACT);
        expect(ratio).toBeGreaterThan(1 / EXACT);
      }
    }
    // The old law, which must be seen to be too light.
    expect(worst(lawOfThree(positionMatrix, trials), (point) => threeMoment(point, 4, 8, trials).upper, true)).toBeGreaterThan(10);
  });

  it.each([10, 30, 75, 150])('the law of more cards would not be too light for three either, in %i deals', (trials) => {
    const exact = threeCardPositions(trials);
    const pair = { values: [-2, 0, 4], chances: [1 / 3, 1 / 2, 1 / 6] };
    for (let square = 0; square <= 2 * trials ** 2; square += 2) {
      const value = (2 * square) / trials;
      const { logUpper } = exact.tails(value);
      if (logUpper > Math.log(0.05)) continue;
      const few = threeMoment({ value }, 4, 8, trials);
      const far = farOutTails(value, 4, trials, few);
      expect(logUpper - far.logP, `P(Q ≥ ${value})`).toBeLessThan(1e-9);
      expect(logUpper - sharedBound(value, 4, trials, pair), `P(Q ≥ ${value})`).toBeLessThan(1e-9);
    }
  });

  it('distances of neighbours of four cards are those of every order', () => {
    const [{ p }] = [neighbourGapOf([10, 0, 0])];
    // All deals keep the ring the same way round: twice one of six, ten times over.
    expect(p / (2 * 6 ** -10)).toBeCloseTo(1, 9);
  });

  it.each([5, 7, 9])('card by position of four cards is never too light in %i deals', (trials) => {
    const law = lawOfFour(trials);
    expect(law.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(worst(law, ({ result }) => result.p, true, 0.05)).toBeLessThan(EXACT);
    // In the middle the steps of so few deals show, where nothing is decided.
    expect(worst(law, ({ result }) => result.p, true)).toBeLessThan(1.25);
    expect(worst(law, ({ result }) => result.lowerP, false)).toBeLessThan(1.1);
    if (trials >= 8) expect(worst(law, (point) => threeMoment(point, 9, 27, trials).upper, true)).toBeGreaterThan(100);
  });

  it.each([
    ['never-first', 50],
    ['sort-comparator', 400],
  ])('still decide: four cards of %s in %i deals', (shuffle, trials) => {
    const fit = fitted(positionMatrix, 4);
    const accumulator = fit.accumulator();
    accumulator.add(deal(shuffle, 4, trials, '1'));
    expect(fit.test(accumulator.counts, trials)[0].logP).toBeLessThan(Math.log(1e-8));
  });
});
