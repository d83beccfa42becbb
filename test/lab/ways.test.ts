import { describe, expect, it } from 'vitest';
import { exactLaw } from '../../src/exact/exact-law.js';
import { weightsOf } from '../../src/exact/law.js';
import { ordersOf } from '../../src/lab/ways.js';
import { fisherYates } from '../../src/parts/shuffle/fisher-yates.js';
import { fisherYatesForward } from '../../src/parts/shuffle/fisher-yates-forward.js';
import { insideOut } from '../../src/parts/shuffle/inside-out.js';
import { naiveSwap } from '../../src/parts/shuffle/naive-swap.js';
import { neverFirst } from '../../src/parts/shuffle/never-first.js';
import { sattolo } from '../../src/parts/shuffle/sattolo.js';

describe('the ways of a shuffle', () => {
  it('of three cards swapped with any are 27: 4 or 5 an order (D. P. Robbins & E. D. Bolker, 1981)', () => {
    const orders = ordersOf(naiveSwap, 3);
    expect(orders.map(({ cards, ways }) => `${cards.join('')} ${ways.length}`)).toEqual([
      '012 4',
      '021 5',
      '102 5',
      '120 5',
      '201 4',
      '210 4',
    ]);
  });

  it.each([fisherYates, fisherYatesForward, insideOut, naiveSwap, neverFirst, sattolo])('of $id are its exact law', (shuffle) => {
    for (const n of [3, 4]) {
      const orders = ordersOf(shuffle, n);
      const { law } = exactLaw(shuffle, n);
      const all = orders.reduce((sum, { ways }) => sum + ways.length, 0);
      expect(orders.map(({ ways }) => (BigInt(ways.length) * law.denominator) / BigInt(all))).toEqual(weightsOf(law));
      for (const { cards, ways } of orders)
        for (const { decks, draws } of ways) {
          expect(decks.length).toBe(draws.length + 1);
          expect(decks.at(-1)).toEqual(cards);
        }
    }
  });

  it('beyond a thousand are refused', () => {
    expect(() => ordersOf(naiveSwap, 5)).toThrow('at most 1000 leaves');
  });
});
