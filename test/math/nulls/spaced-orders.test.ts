import { describe, expect, it } from 'vitest';
import { lawOfNull } from '../../../src/math/nulls/law-of-null.js';
import { spacedOrders } from '../../../src/math/nulls/spaced-orders.js';

/** Cards of groups of these sizes, by their group. */
const groupsOf = (sizes: readonly number[]): readonly number[] => sizes.flatMap((size, group) => Array<number>(size).fill(group));

describe('orders in which no two neighbours are of one group', () => {
  // How many there are is published: couples of whom none sit side by side in a row (OEIS A007060).
  it('are as many as of couples in a row', () => {
    const counts = [0, 8, 240, 13_824, 1_263_360, 168_422_400];
    const found = counts.map((_, i) => {
      const couples = i + 1;
      const orders = spacedOrders([Array<number>(couples).fill(2)]);
      let all = 1;
      for (let k = 2; k <= 2 * couples; k++) all *= k;
      return Math.round((orders?.share(0) ?? Number.NaN) * all);
    });
    expect(found).toEqual(counts);
  });

  // Told by many who worked it out: once in 22 shuffles no two neighbours of a whole deck have one rank.
  it('are 4.54763 % of all orders of 52 cards, where ranks are the groups', () => {
    expect(spacedOrders([Array<number>(13).fill(4)])?.share(0)).toBeCloseTo(0.0454763, 7);
  });

  it('fill every position once, where groups differ in size', () => {
    const groups = groupsOf([8, 7, 7, 3, 1, 1, 1]);
    const law = lawOfNull({ kind: 'no-adjacent', file: 'g', groups }, groups.length);
    const steps = law.steps() ?? new Float64Array(0);
    const off = groups.flatMap((_, i) => {
      const row = steps.subarray(i * 28, (i + 1) * 28).reduce((sum, chance) => sum + chance, 0);
      const column = groups.reduce((sum, _unused, p) => sum + steps[p * 28 + i], 0);
      return [row - 1, column - 1, steps[i] - law.first[i]].map(Math.abs);
    });
    expect(off).toHaveLength(84);
    expect(Math.max(...off)).toBeLessThan(1e-12);
  });

  it('of a hundred cards in twenty groups can be counted', () => {
    expect(spacedOrders([Array<number>(20).fill(5)])?.share(0)).toBeGreaterThan(0);
  });

  it('are refused where there is none, or no counting them', () => {
    const of = (sizes: readonly number[]): void => {
      const groups = groupsOf(sizes);
      lawOfNull({ kind: 'no-adjacent', file: 'g', groups }, groups.length);
    };
    expect(() => of([3, 1])).toThrow('--null no-adjacent has no order of 4 cards that keeps the cards of one group apart');
    expect(() => of([2, 1])).not.toThrow();
    expect(() => of(Array.from({ length: 20 }, (_, k) => k + 1))).toThrow('--null no-adjacent has too many ways to use up these groups');
  });
});
