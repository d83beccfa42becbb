import { describe, expect, it } from 'vitest';
import { threeCardDisplacements, threeCardPositions } from '../../../src/math/orders/three-card-laws.js';
import { ordersOf } from '../../support/orders-of.js';

describe('the laws of three cards', () => {
  const orders = ordersOf(3);

  /** The exact tails of a statistic of the six counts of so many deals, by every table of counts. */
  function counted(trials: number, readOf: (counts: readonly number[]) => number): { readonly value: number; readonly chance: number }[] {
    const factorial = (k: number): number => (k < 2 ? 1 : k * factorial(k - 1));
    const found: { value: number; chance: number }[] = [];
    const fill = (counts: readonly number[], left: number): void => {
      if (counts.length === 5) {
        const all = [...counts, left];
        const ways = all.reduce((ways_, count) => ways_ / factorial(count), factorial(trials));
        found.push({ value: readOf(all), chance: ways / 6 ** trials });
        return;
      }
      for (let count = 0; count <= left; count++) fill([...counts, count], left - count);
    };
    fill([], trials);
    return found;
  }

  /** Σ (count − N/3)² over a 3 × 3 table, times 2/N. */
  const table = (
    counts: readonly number[],
    rowOf: (order: readonly number[], p: number) => readonly [number, number],
    factor: number,
  ): number => {
    const cells = new Map<string, number>();
    const trials = counts.reduce((sum, count) => sum + count, 0);
    for (let a = 0; a < 3; a++) for (let b = 0; b < 3; b++) cells.set(`${a} ${b}`, 0);
    for (const [o, order] of orders.entries())
      for (let p = 0; p < 3; p++) {
        const key = rowOf(order, p).join(' ');
        cells.set(key, (cells.get(key) ?? 0) + counts[o]);
      }
    return [...cells.values()].reduce((sum, count) => sum + (count - trials / 3) ** 2, 0) * (factor / trials);
  };

  it.each([1, 2, 5, 8])('are those of every table of the six orders, of %i deals', (trials) => {
    // Card by position; and card by distance moved, of which one row says the whole, as every deal moves the cards by distances that add up.
    const positions = counted(trials, (counts) => table(counts, (order, p) => [order[p], p], 2));
    for (const { value } of positions) {
      const { lower, upper } = threeCardPositions(trials).tails(value);
      expect(upper, `P(Q ≥ ${value})`).toBeCloseTo(
        positions.reduce((sum, one) => sum + (one.value >= value - 1e-9 ? one.chance : 0), 0),
        12,
      );
      expect(lower, `P(Q ≤ ${value})`).toBeCloseTo(
        positions.reduce((sum, one) => sum + (one.value <= value + 1e-9 ? one.chance : 0), 0),
        12,
      );
    }
  });

  it.each([1, 2, 5, 8])('of distances are those of every table, of %i deals', (trials) => {
    // Distances that all cards of all deals moved, (2/N) Σ over distances, scaled so that even orders alone say it.
    const moved = counted(trials, (counts) => {
      const cells = [0, 0, 0];
      for (const [o, order] of orders.entries()) for (let p = 0; p < 3; p++) cells[(p - order[p] + 3) % 3] += counts[o];
      return cells.reduce((sum, cell) => sum + (cell - trials) ** 2, 0) * (2 / (3 * trials));
    });
    for (const { value } of moved) {
      const { upper } = threeCardDisplacements(trials).tails(value);
      expect(upper, `P(Q ≥ ${value})`).toBeCloseTo(
        moved.reduce((sum, one) => sum + (one.value >= value - 1e-9 ? one.chance : 0), 0),
        12,
      );
    }
  });
});
