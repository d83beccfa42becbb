import { describe, expect, it } from 'vitest';
import type { LawNull } from '../../../../src/core/record/declared-null.js';
import type { Fitted, Statistic } from '../../../../src/core/statistic/statistic.js';
import { declaredFirst } from '../../../../src/kinds/deck/declared/declared-first.js';
import { declaredStep } from '../../../../src/kinds/deck/declared/declared-step.js';
import { permutations } from '../../../../src/math/orders/permutation.js';
import { chanceOf } from '../../../math/nulls/chance-of.js';
import { ordersOf } from '../../../support/orders-of.js';
import { randomNumbers } from '../../../support/random-numbers.js';

const weighted = (weights: readonly number[]): LawNull => ({ kind: 'weighted', file: 'w', weights });

function fitted(n: number, declared: LawNull, trials: number, statistic: Statistic = declaredStep): Fitted {
  const fit = statistic.fit(permutations(n, undefined, undefined, declared), trials);
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  return fit;
}

function add(fit: Fitted, decks: readonly (readonly number[])[]): Float64Array {
  const { add: count, counts } = fit.accumulator();
  const dealt = Uint16Array.from(decks.flat());
  count({ width: decks[0].length, length: decks.length, cells: new Uint16Array(dealt.length), dealt });
  return counts;
}

/** A draw by weight: the cards in the order in which exponential clocks of these rates ring. */
function drawn(weights: readonly number[], random: () => number): readonly number[] {
  const rings = weights.map((weight) => -Math.log(1 - random()) / weight);
  return weights.map((_, card) => card).sort((a, b) => rings[a] - rings[b]);
}

describe('every card and position against its declared chance', () => {
  it('is counted as dealt, position by position', () => {
    const fit = fitted(3, weighted([1, 10, 100]), 1110);
    expect([
      ...add(fit, [
        [2, 1, 0],
        [2, 0, 1],
        [0, 1, 2],
      ]),
    ]).toEqual([1, 0, 2, 1, 2, 0, 1, 1, 1]);
    expect(fit.rows[0].furthest?.looks).toBe(3);
  });

  it('tells of the position that luck explains least, whose statistic it has', () => {
    const fit = fitted(3, weighted([1, 1, 1]), 300);
    // Every card comes first 100 times; of 300 second ones 20 too many are card 1.
    const [{ degrees, logP, value }] = fit.test(Float64Array.of(100, 100, 100, 120, 90, 90, 80, 110, 110), 300);
    expect(value).toBeCloseTo(6, 10);
    expect(degrees).toBe(2);
    // Chi-squared of 6 on 2 degrees is e^-3; there are three positions.
    expect(Math.exp(logP)).toBeCloseTo(3 * Math.exp(-3), 2);
  });

  it('puts rare cards into bins with rare ones, wherever they lie', () => {
    // Of 2,000 deals the heavy cards come last together some ten times, beside one another by their numbers or not.
    const apart = fitted(4, weighted([1, 100, 1, 100]), 2000).rows[0];
    const beside = fitted(4, weighted([1, 1, 100, 100]), 2000).rows[0];
    expect(apart).toEqual(beside);
  });

  it.each([[weighted([1, 2, 3])], [weighted([1, 1, 1])]])(
    'has by luck no p more often than it says, by all tables of 16 deals of %j',
    (declared) => {
      const chances = ordersOf(3).map((order) => chanceOf(declared, order));
      const fit = fitted(3, declared, 16);
      const found = new Map<string, { logP: number; chance: number }>();
      const orders = ordersOf(3);
      const visit = (at: number, left: number, chance: number, counts: Float64Array): void => {
        if (at === orders.length) {
          const key = counts.join();
          const known = found.get(key);
          if (known) known.chance += chance;
          else found.set(key, { logP: fit.test(counts, 16)[0].logP, chance });
          return;
        }
        const least = at === orders.length - 1 ? left : 0;
        let own = chance;
        for (let k = 1; k <= least; k++) own *= ((left - k + 1) / k) * chances[at];
        for (let times = least; times <= left; times++) {
          const next = counts.slice();
          for (const [p, card] of orders[at].entries()) next[p * 3 + card] += times;
          visit(at + 1, left - times, own, next);
          own *= ((left - times) / (times + 1)) * chances[at];
        }
      };
      visit(0, 16, 1, new Float64Array(9));
      const all = [...found.values()];
      expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
      const overs = [0.05, 0.01, 1e-3, 1e-4, 1e-6].filter((level) => {
        const comes = all.filter(({ logP }) => logP <= Math.log(level)).reduce((sum, { chance }) => sum + chance, 0);
        // What its multinomial law is held to.
        return comes > 1.2 * level;
      });
      expect(overs).toEqual([]);
    },
  );

  it('has by luck no p more often than it says, by 300 samples of 20 cards of weights 1, 10 and 100', () => {
    const weights = Array.from({ length: 20 }, (_, card) => [1, 10, 100][card % 3]);
    const random = randomNumbers('declared-step/levels');
    const fit = fitted(20, weighted(weights), 150);
    const ps = Array.from({ length: 300 }, () => {
      const decks = Array.from({ length: 150 }, () => drawn(weights, random));
      return fit.test(add(fit, decks), 150)[0].logP;
    });
    const below = [0.2, 0.05, 0.01].map((level) => ps.filter((logP) => logP <= Math.log(level)).length);
    // 60, 15 and 3 are the most on average; a bound at 99.9 % of each.
    expect(below.map((times, l) => times <= [82, 29, 10][l])).toEqual([true, true, true]);
    // It is no bound that says nothing: positions of one deal hang together, but not much.
    expect(below[0]).toBeGreaterThan(30);
  });

  it('sees behind a heavy card what even choices and the first card do not', () => {
    const weights = [...Array<number>(10).fill(1), 100, 100];
    const random = randomNumbers('declared-step/behind');
    // A heavy card comes first. Where a light one comes second, it is card 1 ten times as often as it should be.
    const decks = Array.from({ length: 20_000 }, () => {
      const deck = [...drawn(weights, random)];
      if (deck[0] >= 10 && deck[1] < 10 && random() < 0.5) {
        const at = deck.indexOf(0);
        [deck[1], deck[at]] = [deck[at], deck[1]];
      }
      return deck;
    });
    const fit = fitted(12, weighted(weights), 20_000);
    const first = fitted(12, weighted(weights), 20_000, declaredFirst);
    expect(fit.test(add(fit, decks), 20_000)[0].p).toBeLessThan(1e-20);
    expect(first.test(add(first, decks), 20_000)[0].p).toBeGreaterThan(0.01);
  });

  it('says why it is not made', () => {
    expect(declaredStep.fit(permutations(3), 100)).toEqual({ skipped: { why: 'no-null' } });
    expect(declaredStep.fit(permutations(257, undefined, undefined, { kind: 'cyclic' }), 1e6)).toEqual({
      skipped: { why: 'too-large', limit: 'cards', most: 256, got: 257 },
    });
    expect(declaredStep.fit(permutations(52, undefined, undefined, { kind: 'cyclic' }), 9)).toEqual({
      skipped: { why: 'few-for-bins', of: 'position', got: 9 },
    });
  });
});
