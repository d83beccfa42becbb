import { describe, expect, it } from 'vitest';
import { lowerAfter } from '../../../src/math/digits/lower-after.js';
import { commonNeighbourCube } from '../../../src/math/orders/common-neighbours.js';
import { countCycles } from '../../../src/math/orders/count-cycles.js';
import { deal } from '../../support/deal.js';
import { ordersOf } from '../../support/orders-of.js';

describe('the Lehmer code', () => {
  it.each([2, 3, 8, 52, 200])('counts the lower cards after every position of %i cards, wherever the deck lies', (n) => {
    const { cells } = deal('fisher-yates', n, 5, 'lower after');
    const lower = new Uint16Array(n);
    for (let at = 0; at < cells.length; at += n) {
      lowerAfter(cells, at, new Uint16Array(n + 1), lower);
      const deck = [...cells.subarray(at, at + n)];
      expect([...lower]).toEqual(deck.map((card, p) => deck.slice(p + 1).filter((later) => later < card).length));
    }
  });
});

describe('the number of cycles', () => {
  it('is n less the least number of swaps that sorts the deck', () => {
    for (const order of ordersOf(6)) {
      const deck = [...order];
      let swaps = 0;
      for (let p = 0; p < deck.length; p++) {
        const at = deck.indexOf(p);
        if (at !== p) swaps++;
        [deck[p], deck[at]] = [deck[at], deck[p]];
      }
      expect(countCycles(Uint16Array.from([9, ...order]), 1, new Uint8Array(6))).toBe(6 - swaps);
    }
  });
});

describe('third moment of common neighbours', () => {
  const counted = (n: number): number => {
    const beside = (a: number, b: number): boolean => Math.abs(a - b) === 1 || Math.abs(a - b) === n - 1;
    const orders = ordersOf(n);
    const cubes = orders.map((deck) => ((n - 1) * deck.filter((card, p) => beside(card, deck[(p + 1) % n])).length) / 2 - n);
    return cubes.reduce((sum, k) => sum + k ** 3, 0) / orders.length;
  };
  it.each([4, 5, 6, 7, 8])('equals a count over every order of %i cards', (n) => {
    // At five cards it is exactly 0.
    expect(commonNeighbourCube(n)).toBeCloseTo(counted(n), 9);
    expect(commonNeighbourCube(n + 1)).not.toBeCloseTo(counted(n), 1);
  });
});
