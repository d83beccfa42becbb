import { describe, expect, it } from 'vitest';
import type { TestResult } from '../../../src/core/statistic/statistic.js';
import { correlationResult } from '../../../src/math/pearson/correlation-result.js';
import { chiSquaredTails } from '../../../src/math/tails/chi-squared.js';
import { ordersOf } from '../../support/orders-of.js';

/** A value of the sums that can come, and its chance. */
interface Point {
  readonly chance: number;
  readonly result: TestResult;
}

/** The law of the sums over so many pairs of even deals in a row, deal by deal: what lies where in the last one, and the sums up to it. */
function wholeLaw(values: Int32Array, pairs: number): readonly Point[] {
  const decks = new Map<string, number>();
  for (const order of ordersOf(values.length)) {
    const deck = order.map((card) => values[card]).join();
    decks.set(deck, (decks.get(deck) ?? 0) + 1);
  }
  const all = [...decks.values()].reduce((sum, times) => sum + times, 0);
  const law = [...decks].map(([deck, times]) => ({ deck: deck.split(',').map(Number), chance: times / all }));
  let reached = new Map(law.map(({ chance }, last) => [`${last};${new Array<number>(values.length).fill(0).join()}`, chance]));
  for (let pair = 0; pair < pairs; pair++) {
    const next = new Map<string, number>();
    for (const [key, chance] of reached) {
      const [last, sums] = key.split(';');
      const before = law[Number(last)].deck;
      const from = sums.split(',').map(Number);
      for (const [now, one] of law.entries()) {
        const to = `${now};${from.map((sum, p) => sum + before[p] * one.deck[p]).join()}`;
        next.set(to, (next.get(to) ?? 0) + chance * one.chance);
      }
    }
    reached = next;
  }
  const bySums = new Map<string, number>();
  for (const [key, chance] of reached) {
    const [, sums] = key.split(';');
    bySums.set(sums, (bySums.get(sums) ?? 0) + chance);
  }
  return [...bySums].map(([sums, chance]) => ({
    chance,
    result: correlationResult('t', Float64Array.from(sums.split(',').map(Number)), values, pairs),
  }));
}

/** The most that the chance of a value at least, or at most, as large is of what `given` says of it, where that chance is at most `below`. */
function worst(law: readonly Point[], given: (result: TestResult) => number, upper: boolean, below = 1): number {
  const order = law.toSorted((a, b) => (upper ? -1 : 1) * (a.result.value - b.result.value));
  let sum = 0;
  let most = 0;
  for (const [i, { chance, result }] of order.entries()) {
    sum += chance;
    if (i + 1 < order.length && Math.abs(order[i + 1].result.value - result.value) < 1e-9 * Math.max(1, result.value)) continue;
    if (sum <= below) most = Math.max(most, sum / given(result));
  }
  return most;
}

const meanOf = (law: readonly Point[], number: (value: number) => number): number =>
  law.reduce((sum, { chance, result }) => sum + chance * number(result.value), 0);

/** Values of few cards: of three, of four with all different, of four and five with high and low alone. */
const VALUES = [
  ['three', [-1, 0, 1], 8],
  ['four', [-3, -1, 1, 3], 2],
  ['four high and low', [-1, -1, 1, 1], 6],
  ['five high and low', [-1, -1, 0, 1, 1], 3],
] as const;

describe('sums of products of two deals running', () => {
  it.each(VALUES)('of %s cards have their degrees as mean, at every number of pairs', (_, values, pairs) => {
    for (const many of [1, 2, pairs]) {
      const law = wholeLaw(Int32Array.from(values), many);
      expect(meanOf(law, () => 1)).toBeCloseTo(1, 10);
      expect(meanOf(law, (value) => value)).toBeCloseTo(values.length, 9);
      expect(law[0].result.degrees).toBe(values.length);
    }
  });

  // By far fewer pairs than are read, of which every table can still be counted.
  it.each([
    ['three', [-1, 0, 1], 14],
    ['four high and low', [-1, -1, 1, 1], 14],
  ] as const)('of %s cards are never too uneven in the tail, and never too even there', (_, values, pairs) => {
    const law = wholeLaw(Int32Array.from(values), pairs);
    expect(worst(law, ({ p }) => p, true, 0.05)).toBeLessThan(1);
    // In the middle the steps of so few deals show, where nothing is decided.
    expect(worst(law, ({ p }) => p, true)).toBeLessThan(1.2);
    expect(worst(law, ({ lowerP }) => lowerP, false, 0.01)).toBeGreaterThan(0.5);
    expect(worst(law, ({ lowerP }) => lowerP, false, 0.01)).toBeLessThan(1);
    // A lie: chi-squared alone.
    expect(worst(law, ({ plain }) => plain?.p ?? 1, true, 0.05)).toBeGreaterThan(5);
  });

  it('of two cards are a coin', () => {
    const result = correlationResult('t', Float64Array.of(4, 4), Int32Array.of(-1, 1), 10);
    expect(result).toMatchObject({ value: 1.6, degrees: 1, grade: 'exact', plain: null });
    // Seven or more alike of ten, or three or fewer: 2 · 176/1024.
    expect(result.p).toBeCloseTo(352 / 1024, 14);
  });

  it('show whole counts in the tail of too even ones up to 16 cards, and no step from 17 on', () => {
    const even = (n: number): TestResult => {
      const values = Int32Array.from({ length: n }, (_, card) => Math.sign(2 * card - (n - 1)));
      return correlationResult('t', new Float64Array(n).fill(0.1), values, 20);
    };
    const [few, many] = [even(16), even(17)];
    expect(few.lowerP / chiSquaredTails(few.value, 16).lower).toBeGreaterThan(1e6);
    expect(many.lowerP).toBe(many.plain?.lowerP);
  });

  it('are read by chi-squared alone where there are many', () => {
    const sums = Float64Array.of(900, -300, 200, 0, 100, -80);
    const values = Int32Array.of(-5, -3, -1, 1, 3, 5);
    expect(correlationResult('t', sums, values, 19_999).grade).toBe('calibrated');
    expect(correlationResult('t', sums, values, 20_000).grade).toBe('asymptotic');
    expect(correlationResult('t', sums, values, 19_999).plain).not.toBeNull();
    expect(correlationResult('t', sums, values, 20_000).plain).toBeNull();
  });
});
