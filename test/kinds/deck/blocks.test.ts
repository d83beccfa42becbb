import { describe, expect, it } from 'vitest';
import { fisherYatesDigits, lehmerDigits, positionMatrix } from '../../../src/kinds/deck/statistics/index.js';
import { digitPlan } from '../../../src/math/digits/digit-plan.js';
import { digitValue } from '../../../src/math/digits/digit-result.js';
import { orderOf } from '../../../src/math/orders/order-rank.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { deal } from '../../support/deal.js';

/** Q of every order of five cards taken as a sample of one: their mean is the degrees, exactly, whatever the grouping (E[Q] = degrees at every N). */
function meanOverOrders(value: (deck: Uint16Array) => number): number {
  let sum = 0;
  for (let rank = 0; rank < 120; rank++) sum += value(Uint16Array.from(orderOf(rank, 5)));
  return sum / 120;
}

describe('digits in groups', () => {
  it('have their degrees as mean over all orders, for every number of groups', () => {
    for (const groups of [2, 3, 4, 5]) {
      const plan = digitPlan([5, 4, 3, 2], groups);
      const mean = meanOverOrders((deck) => {
        const digits = Uint16Array.from({ length: 4 }, (_, p) => deck.subarray(p + 1).filter((card) => card < deck[p]).length);
        const counts = new Float64Array(plan.cells);
        plan.add(digits, counts);
        return digitValue(plan, counts, 1);
      });
      expect(mean).toBeCloseTo(plan.degrees, 10);
      expect(plan.degrees).toBe([5, 4, 3, 2].reduce((sum, bound) => sum + Math.min(bound, groups) - 1, 0));
    }
  });
});

describe('a deck of 1,100 cards', () => {
  it.each([positionMatrix, fisherYatesDigits, lehmerDigits].map((statistic) => [statistic.id, statistic] as const))(
    '%s sees naive swaps and no bias in an even shuffle',
    (_, statistic) => {
      const trials = 200;
      const logPs = (shuffle: string): number => {
        const fitted = statistic.fit(permutations(1100), trials);
        if ('skipped' in fitted) throw new Error(fitted.skipped.why);
        const accumulator = fitted.accumulator();
        accumulator.add(deal(shuffle, 1100, trials, 'large'));
        return Math.min(...fitted.test(accumulator.counts, trials).flatMap(({ logP, logLowerP }) => [logP, logLowerP]));
      };
      expect(logPs('naive-swap')).toBeLessThan(Math.log(1e-9));
      expect(logPs('fisher-yates')).toBeGreaterThan(Math.log(1e-4));
    },
  );
});
