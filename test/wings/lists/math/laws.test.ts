import { describe, expect, it } from 'vitest';
import { cycleLaw } from '../../../../src/math/orders/cycle-law.js';
import { longestIncreasingLaw } from '../../../../src/math/orders/longest-increasing-law.js';
import { circleLaw, placedLaw } from '../../../../src/math/pearson/two-classes-law.js';
import { summedTails } from '../../../../src/math/tails/summed-tails.js';
import { cycleCountLaw } from '../../../../src/wings/lists/math/cycle-count-law.js';
import { logBufferLeadAtMost, logLeadAtMost, logStretchLeadAtMost } from '../../../../src/wings/lists/math/lead-law.js';
import { longestIncreasingTails } from '../../../../src/wings/lists/math/longest-increasing-limit.js';
import { everyOrder } from './every-order.js';

/** How many orders of n there are, and in how many of them each value comes. */
function countEach(
  n: number,
  measure: (order: readonly number[]) => number,
): { readonly orders: number; readonly times: Map<number, number> } {
  const times = new Map<number, number>();
  let orders = 0;
  for (const order of everyOrder(n)) {
    const value = measure(order);
    times.set(value, (times.get(value) ?? 0) + 1);
    orders++;
  }
  return { orders, times };
}

const leadOf = (order: readonly number[]): number => Math.max(...order.map((item, p) => item - p));

describe('the largest lead', () => {
  it.each([4, 6, 7])('has the law of every order of %i items', (n) => {
    const { orders, times } = countEach(n, leadOf);
    let sum = 0;
    for (let lead = 0; lead < n; lead++) {
      sum += times.get(lead) ?? 0;
      expect(Math.exp(logLeadAtMost(lead, n))).toBeCloseTo(sum / orders, 12);
    }
  });

  it.each([
    [6, 0, 2],
    [6, 2, 3],
    [7, 5, 2],
    [7, 0, 7],
  ])('has, of %i items, at the positions from %i on, %i of them, the law of every order', (n, first, length) => {
    const { orders, times } = countEach(n, (order) => leadOf(order.map((item, p) => (p >= first && p < first + length ? item : p))));
    let sum = 0;
    for (let lead = 0; lead < n; lead++) {
      sum += times.get(lead) ?? 0;
      expect(Math.exp(logStretchLeadAtMost(lead, first, length, n))).toBeCloseTo(sum / orders, 12);
    }
    expect(logStretchLeadAtMost(-1, first, length, n)).toBe(Number.NEGATIVE_INFINITY);
  });

  it.each([
    [6, 3],
    [7, 4],
    [6, 6],
  ])('of %i items from a buffer of %i has the law of every way', (n, buffer) => {
    // Every choice of the buffer, weighted by its chance.
    const chances = new Map<number, number>();
    const walk = (waiting: readonly number[], next: number, made: readonly number[], chance: number): void => {
      if (waiting.length === 0) {
        const lead = leadOf(made);
        chances.set(lead, (chances.get(lead) ?? 0) + chance);
        return;
      }
      waiting.forEach((item, k) => {
        const left = waiting.filter((_, other) => other !== k);
        walk(next < n ? [...left, next] : left, next + 1, [...made, item], chance / waiting.length);
      });
    };
    walk(
      Array.from({ length: buffer }, (_, k) => k),
      buffer,
      [],
      1,
    );
    let sum = 0;
    for (let lead = 0; lead < buffer; lead++) {
      sum += chances.get(lead) ?? 0;
      expect(Math.exp(logBufferLeadAtMost(lead, buffer, n))).toBeCloseTo(sum, 12);
    }
  });
});

describe('two classes', () => {
  it.each([
    [3, 4],
    [2, 5],
    [4, 4],
  ])('of %i and %i follow each other by the law of every order', (first, second) => {
    const n = first + second;
    const { orders, times } = countEach(n, (order) => order.filter((item, p) => item < first && order[(p + 1) % n] >= first).length);
    for (let r = 0; r <= n; r++) {
      const { atLeast, atMost } = summedTails(circleLaw(first, second), r);
      const of = (holds: (value: number) => boolean): number =>
        [...times].reduce((sum, [value, many]) => sum + (holds(value) ? many : 0), 0) / orders;
      expect(atLeast).toBeCloseTo(
        of((value) => value >= r),
        11,
      );
      expect(atMost).toBeCloseTo(
        of((value) => value <= r),
        11,
      );
    }
  });

  it('stand at places by the hypergeometric law', () => {
    const { orders, times } = countEach(7, (order) => order.slice(0, 3).filter((item) => item < 4).length);
    for (let k = 0; k <= 3; k++) {
      const some = [...times].filter(([value]) => value >= k).reduce((sum, [, many]) => sum + many, 0);
      expect(summedTails(placedLaw(4, 3, 7), k).atLeast).toBeCloseTo(some / orders, 11);
    }
  });
});

describe('the number of cycles', () => {
  it.each([1200, 3000])('of %i items agrees with the exact law', (n) => {
    const [exact, told] = [cycleLaw(n), cycleCountLaw(n)];
    for (let k = 1; k < 40; k++) expect(Math.abs(told[k] / exact[k] - 1)).toBeLessThan(1e-6);
  });
});

describe('the longest increasing row', () => {
  it('of 60 items is near its exact law where most lists lie', () => {
    const law = longestIncreasingLaw(60);
    let below = 0;
    for (let k = 0; k <= 60; k++) {
      below += law[k];
      if (below > 0.01 && below < 0.99) expect(Math.abs(longestIncreasingTails(k, 60).lower - below)).toBeLessThan(0.012);
    }
  });

  /** F₂ at −2, 0 and 2: F. Bornemann (2010), doi:10.1090/S0025-5718-09-02280-7. */
  it('has the law of Tracy and Widom in the limit', () => {
    const n = 1e24;
    for (const [t, value] of [
      [-2, 0.413224],
      [0, 0.969373],
      [2, 0.999887],
    ]) {
      // So many items that the term for finite n is below the digits compared.
      const length = 2 * Math.sqrt(n) + t * 1e4;
      expect(longestIncreasingTails(length, n).lower).toBeCloseTo(value, 5);
    }
  });
});
