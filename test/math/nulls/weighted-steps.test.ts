import { describe, expect, it } from 'vitest';
import { weightedSteps } from '../../../src/math/nulls/weighted-steps.js';
import { ordersOf } from '../../support/orders-of.js';
import { chanceOf } from './chance-of.js';

describe('the chances of a draw by weight at every position', () => {
  it.each([[[1, 10]], [[1, 10, 100]], [[1, 10, 100, 1, 1e6]], [[2 ** -20, 1, 2 ** 20, 5, 7]], [[7, 7, 7, 7]], [[1, 2, 3, 4, 5, 6]]])(
    'are those of all orders of %j',
    (weights) => {
      const n = weights.length;
      const expected = new Float64Array(n * n);
      for (const order of ordersOf(n)) {
        const chance = chanceOf({ kind: 'weighted', file: 'w', weights }, order);
        for (const [p, card] of order.entries()) expected[p * n + card] += chance;
      }
      const off = weightedSteps(weights).map((chance, at) => Math.abs(chance - expected[at]));
      expect(Math.max(...off)).toBeLessThan(1e-14);
    },
  );

  // All orders of 52 cards are beyond enumeration; of any law each position has one card, and each card one position.
  it.each([
    ['1, 10 and 100', (card: number) => [1, 10, 100][card % 3]],
    ['a fifth more each', (card: number) => 1.2 ** card],
  ] as const)('of 52 cards of weight %s add up to 1 by position and by card, and begin with the weights', (_, weightOf) => {
    const weights = Array.from({ length: 52 }, (_unused, card) => weightOf(card));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const chances = weightedSteps(weights);
    const off = weights.flatMap((weight, i) => {
      const row = chances.subarray(i * 52, (i + 1) * 52).reduce((sum, chance) => sum + chance, 0);
      const column = weights.reduce((sum, _unused, p) => sum + chances[p * 52 + i], 0);
      return [row - 1, column - 1, chances[i] - weight / total].map(Math.abs);
    });
    expect(Math.max(...off)).toBeLessThan(1e-13);
  });
});
