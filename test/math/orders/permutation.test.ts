import { describe, expect, it } from 'vitest';
import { fingerprinter } from '../../../src/math/orders/fingerprint.js';
import { keptBySize } from '../../../src/math/orders/kept-by-size.js';
import { orderBitsOf } from '../../../src/math/orders/order-bits.js';
import { nextOrder, orderOf, rankOf } from '../../../src/math/orders/order-rank.js';
import { deckFault, MOST_RANKED_CARDS, permutations } from '../../../src/math/orders/permutation.js';
import { fixedPointLaw } from '../../../src/math/orders/rencontres.js';
import { threeCardDisplacements, threeCardPositions } from '../../../src/math/orders/three-card-laws.js';
import { ordersOf } from '../../support/orders-of.js';

/** All orders of n cards, as a dictionary has them. */
const sortedOrders = (n: number): readonly (readonly number[])[] => ordersOf(n).toSorted((a, b) => (a.join() < b.join() ? -1 : 1));

describe('the number of an order', () => {
  it.each([1, 2, 3, 4, 5, 6])('of %i cards is its place in a dictionary, there and back', (n) => {
    const order = Uint16Array.from({ length: n }, (_, card) => card);
    for (const [rank, cards] of sortedOrders(n).entries()) {
      expect(rankOf([9, ...cards, 9], 1, n)).toBe(rank);
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

describe('the space of all orders', () => {
  it('says how many there are, and ranks them up to eight cards', () => {
    const space = permutations(5);
    expect(space).toMatchObject({ outcome: { kind: 'deck' }, id: 'permutation(5)', width: 5, cards: 5, size: 120n });
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
    const kept = keptBySize((n) => {
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
