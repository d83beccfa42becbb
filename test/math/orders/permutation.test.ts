import { describe, expect, it } from 'vitest';
import { cacheBySize } from '../../../src/math/orders/cache-by-size.js';
import { fingerprinter } from '../../../src/math/orders/fingerprint.js';
import { lexicographic } from '../../../src/math/orders/lexicographic.js';
import { orderBitsOf } from '../../../src/math/orders/order-bits.js';
import { nextOrder, orderOf, rankOf } from '../../../src/math/orders/order-rank.js';
import { deckFault, MOST_RANKED_CARDS, permutations } from '../../../src/math/orders/permutation.js';
import { fixedPointLaw } from '../../../src/math/orders/rencontres.js';
import { ordersOf } from '../../support/orders-of.js';

/** All orders of n cards, as a dictionary has them. */
const sortedOrders = (n: number): readonly (readonly number[])[] => ordersOf(n).toSorted((a, b) => (a.join() < b.join() ? -1 : 1));

describe('the number of an order', () => {
  it.each([1, 2, 3, 4, 5, 6])('of %i cards is its place in a dictionary, there and back', (n) => {
    const order = Uint16Array.from({ length: n }, (_, card) => card);
    for (const [rank, cards] of sortedOrders(n).entries()) {
      expect(rankOf([9, ...cards, 0], 1, n)).toBe(rank);
      expect(orderOf(rank, n)).toEqual([...cards]);
      expect([...order]).toEqual([...cards]);
      expect(nextOrder(order) ? 'one more' : 'the last').toBe(cards.every((card, p) => card === n - 1 - p) ? 'the last' : 'one more');
    }
    expect([...order], 'after the last nothing is changed').toEqual(Array.from({ length: n }, (_, p) => n - 1 - p));
  });

  it('of 18 cards is exact', () => {
    const last = Array.from({ length: 18 }, (_, p) => 17 - p);
    expect(rankOf(last, 0, 18)).toBe(6_402_373_705_727_999);
    expect(orderOf(6_402_373_705_727_999, 18)).toEqual(last);
  });

  it('goes on among orders with equal cards', () => {
    const order = Uint16Array.of(0, 0, 1, 1);
    const met = [[...order]];
    while (nextOrder(order)) met.push([...order]);
    expect(met.map((cards) => cards.join(''))).toEqual(['0011', '0101', '0110', '1001', '1010', '1100']);
  });
});

describe('lists of numbers', () => {
  it('stand as words in a dictionary, by the first place where they differ', () => {
    const orders = sortedOrders(4);
    const mixed = orders.toSorted((a, b) => (a.toReversed().join() < b.toReversed().join() ? -1 : 1));
    expect(mixed).not.toEqual(orders);
    expect(mixed.toSorted(lexicographic)).toEqual([...orders]);
    expect([lexicographic([3, 9], [3, 9]), lexicographic([10, 0], [9, 5]), lexicographic([1, 2, 0], [1, 10, 0])].map(Math.sign)).toEqual([
      0, 1, -1,
    ]);
  });
});

describe('the space of all orders', () => {
  it('says how many there are, and ranks them up to eight cards', () => {
    const space = permutations(5);
    expect(space).toMatchObject({ outcome: { kind: 'deck' }, one: 'deal', id: 'permutation(5)', width: 5, cards: 5, size: 120n });
    expect(space.orderBits).toBeCloseTo(Math.log2(120), 12);
    expect(space.rank?.(Uint16Array.of(7, 0, 1, 2, 4, 3), 1)).toBe(1);
    expect(['recorded', 'handed'].filter((key) => key in space)).toEqual([]);
    const recorded = { startKnown: true, reservations: [] };
    expect(permutations(5, recorded, 'shuffled')).toMatchObject({ recorded, handed: 'shuffled' });
    expect([MOST_RANKED_CARDS, ...[8, 9].map((n) => typeof permutations(n).rank)]).toEqual([8, 'function', 'undefined']);
    // 52 cards: 8.0658e67.
    expect(permutations(52).size.toString()).toMatch(/^80658175170943878571660636856403766975289505440883277824000000000000$/);
  });

  it('has as many bits as there are orders, or choices where order says nothing', () => {
    expect(orderBitsOf(52, 52, true)).toBeCloseTo(225.58100312370277, 10);
    expect(orderBitsOf(52, 5, true)).toBeCloseTo(Math.log2(52 * 51 * 50 * 49 * 48), 11);
    expect(orderBitsOf(52, 5, false)).toBeCloseTo(Math.log2(2_598_960), 11);
    expect(orderBitsOf(6, 6, false)).toBeCloseTo(0, 12);
  });

  it('says of an outcome what is wrong with it, and where', () => {
    const fault = deckFault(4, 3);
    const of = (...cells: number[]): unknown => fault(Uint16Array.from([9, ...cells]), 1);
    expect(of(3, 0, 2)).toBeNull();
    expect(of(3, 0, 2)).toBeNull();
    expect(of(3, 4, 2)).toEqual({ position: 1, rule: 'range', message: 'holds 4, which is no card of this deck (0 to 3)' });
    expect(of(3, 0, 3)).toEqual({ position: 2, rule: 'duplicate', message: 'holds card 3 again, already seen at position 1' });
    expect(of(1, 2, 2)).toEqual({ position: 2, rule: 'duplicate', message: 'holds card 2 again, already seen at position 2' });
    // The fourth cell is none of its own.
    expect(of(1, 2, 3, 3)).toBeNull();
  });
});

describe('fixed points', () => {
  it('of few cards are those of every order', () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7]) {
      const counts = new Float64Array(n + 1);
      const orders = ordersOf(n);
      for (const order of orders) counts[order.filter((card, p) => card === p).length]++;
      const law = fixedPointLaw(n);
      expect(law).toHaveLength(n + 1);
      for (const [k, count] of counts.entries()) expect(law[k], `${k} of ${n}`).toBeCloseTo(count / orders.length, 15);
    }
  });

  it('of many cards are nearly Poisson with mean 1, up to 170 of them', () => {
    const law = fixedPointLaw(500);
    expect(law).toHaveLength(171);
    let poisson = Math.exp(-1);
    for (let k = 0; k < 150; k++, poisson /= k) expect(law[k] / poisson, `${k}`).toBeCloseTo(1, 12);
    expect(fixedPointLaw(170)[169]).toBe(0);
  });
});

describe('what is kept by size', () => {
  it('is worked out once for each', () => {
    const asked: number[] = [];
    const kept = cacheBySize((n) => {
      asked.push(n);
      return Float64Array.of(n);
    });
    expect([3, 4, 3, 4].map((n) => kept(n)[0])).toEqual([3, 4, 3, 4]);
    expect(kept(3)).toBe(kept(3));
    expect(asked).toEqual([3, 4]);
  });
});

describe('the fingerprint of an order', () => {
  // The sums by their definition, in whole numbers of any length.
  const mixed = (i: number): bigint => {
    const word = (x: bigint): bigint => BigInt.asUintN(32, x);
    let x = word(BigInt(i) * 0x9e3779b9n);
    x = word((x ^ (x >> 16n)) * 0x85ebca6bn);
    x = word((x ^ (x >> 13n)) * 0xc2b2ae35n);
    return x ^ (x >> 16n);
  };
  const prime = 2n ** 31n - 1n;

  it.each([1, 5, 52, 256, 257, 600])('of %i cards is four sums modulo a prime, of which 106 bits are kept', (n) => {
    const cards = Array.from({ length: n }, (_, p) => (p * 7 + 3) % (8192 - p));
    const sums = [0, 1, 2, 3].map((lane) =>
      cards.reduce((sum, card, p) => (sum + (mixed(lane * n + p + 1) % prime) * BigInt(card)) % prime, 0n),
    );
    const into = { first: 0, second: 0 };
    fingerprinter(n)(Uint16Array.from([9, 9, ...cards, 9]), 2, into);
    const [w, x, y, z] = sums;
    expect([BigInt(into.first), BigInt(into.second)]).toEqual([w * 2n ** 22n + (x % 2n ** 22n), y * 2n ** 22n + (z % 2n ** 22n)]);
  });
});
