import { describe, expect, it } from 'vitest';
import type { LawNull } from '../../../src/core/record/declared-null.js';
import { EvenMap } from '../../../src/math/nulls/even-map.js';
import { lawOfNull } from '../../../src/math/nulls/law-of-null.js';
import { mayCome } from '../../../src/math/nulls/may-come.js';
import type { NullLaw } from '../../../src/math/nulls/null-law.js';
import { ordersOf } from '../../support/orders-of.js';
import { chanceOf, type Given } from './chance-of.js';

const NULLS: readonly Given[] = [
  ...smallNulls(),
  { n: 6, declared: { kind: 'matchings' } },
  { n: 6, declared: { kind: 'no-adjacent', file: 'g', groups: [0, 0, 0, 1, 2, 2] } },
];

function smallNulls(): readonly Given[] {
  return [2, 3, 4, 5].flatMap((n): readonly Given[] => [
    { n, declared: { kind: 'cyclic' } },
    { n, declared: { kind: 'derangement' } },
    { n, declared: { kind: 'weighted', file: 'w', weights: Array.from({ length: n }, (_, card) => 10 ** (card % 3)) } },
    { n, declared: { kind: 'weighted', file: 'w', weights: Array<number>(n).fill(7) } },
    { n, declared: { kind: 'blocks', sizes: [1, n - 1] } },
    { n, declared: { kind: 'blocks', sizes: [n] } },
    { n, declared: { kind: 'strata', file: 's', strata: Array.from({ length: n }, (_, card) => (7 * card) % 2) } },
    { n, declared: { kind: 'no-adjacent', file: 'g', groups: Array.from({ length: n }, (_, card) => card % 2) } },
    ...(n > 2
      ? [
          {
            n,
            declared: { kind: 'no-adjacent', file: 'g', groups: Array.from({ length: n }, (_, card) => Math.max(0, card - 1)) },
          } as const,
        ]
      : []),
    ...(n % 2 === 0 ? [{ n, declared: { kind: 'matchings' } } as const] : []),
    ...(n === 5 ? [{ n, declared: { kind: 'no-adjacent', file: 'g', groups: [3, 3, 9, 3, 0] } } as const] : []),
    ...(n === 5 ? [{ n, declared: { kind: 'blocks', sizes: [2, 2, 1] } } as const] : []),
  ]);
}

const named = NULLS.map((given) => [`${given.declared.kind} of ${given.n} cards ${JSON.stringify(given.declared)}`, given] as const);

/** The chance that a law told step by step gives an order. */
function told(law: NullLaw, order: readonly number[]): number {
  law.begin();
  let chance = 1;
  for (let p = 0; p < order.length && chance > 0; p++) {
    law.next(p, order[p]);
    chance *= law.chance;
  }
  return chance;
}

describe.each(named)('%s', (_, { declared, n }) => {
  it('gives every order the chance that its definition gives it', () => {
    const law = lawOfNull(declared, n);
    const faults = ordersOf(n).filter((order) => Math.abs(told(law, order) - chanceOf(declared, order)) > 1e-14);
    expect(faults).toEqual([]);
  });

  it('says of the orders without a chance that they cannot come', () => {
    const law = lawOfNull(declared, n);
    const faults = ordersOf(n).filter((order) => mayCome(law, n, order, 0) !== chanceOf(declared, order) > 0);
    expect(faults).toEqual([]);
    expect(law.excludes).toBe(ordersOf(n).some((order) => chanceOf(declared, order) === 0));
  });

  it('tells the chances of the first card', () => {
    const { first } = lawOfNull(declared, n);
    const expected = new Float64Array(n);
    for (const order of ordersOf(n)) expected[order[0]] += chanceOf(declared, order);
    expect(Array.from(first, (chance, card) => Math.abs(chance - expected[card]) < 1e-14)).toEqual(Array(n).fill(true));
  });

  it('tells the chances of every card at every position', () => {
    const steps = lawOfNull(declared, n).steps() ?? new Float64Array(0);
    const expected = new Float64Array(n * n);
    for (const order of ordersOf(n)) for (const [p, card] of order.entries()) expected[p * n + card] += chanceOf(declared, order);
    expect(Math.max(...steps.map((chance, at) => Math.abs(chance - expected[at])))).toBeLessThan(1e-14);
    expect(steps).toHaveLength(n * n);
  });

  it('is turned into the even law, exactly', () => {
    const even = evened(declared, n, declared);
    expect(even.size).toBe(ordersOf(n).length);
    expect([...even].filter(([, chance]) => Math.abs(chance * even.size - 1) > 1e-12)).toEqual([]);
  });

  it.skipIf(n === 2)('is not what another law is turned into', () => {
    const even = evened(declared, n, {
      kind: 'weighted',
      file: 'w',
      weights: Array.from({ length: n }, (_unused, card) => 3 ** (n - card)),
    });
    expect([...even].filter(([, chance]) => Math.abs(chance * even.size - 1) > 1e-3).length).toBeGreaterThan(0);
  });
});

/**
 * The law of the deals that a map for `declared` makes of deals of the law `dealt`: all orders, and of each step all cards that its random point can choose, with the share
 * of the points that choose it, between the edges of equal parts of [0, 1).
 */
function evened(declared: LawNull, n: number, dealt: LawNull): Map<string, number> {
  const law = lawOfNull(declared, n);
  const found = new Map<string, number>();
  for (const order of ordersOf(n)) {
    const chance = chanceOf(dealt, order);
    if (chance === 0) continue;
    law.begin();
    let may = true;
    let made: readonly (readonly [cards: readonly number[], chance: number])[] = [[[], chance]];
    for (let p = 0; p < n; p++) {
      if (may) law.next(p, order[p]);
      may &&= law.chance > 0;
      const [low, high] = may ? [law.low, law.low + law.chance] : [0, 1];
      const left = n - p;
      made = made.flatMap(([cards, before]) =>
        Array.from({ length: left }, (_, k) => k).flatMap((k) => {
          const share = Math.max(0, Math.min(high, (k + 1) / left) - Math.max(low, k / left)) / (high - low);
          const card = Array.from({ length: n }, (_unused, c) => c).filter((c) => !cards.includes(c))[k];
          return share > 1e-15 ? [[[...cards, card], before * share] as const] : [];
        }),
      );
    }
    for (const [cards, own] of made) found.set(cards.join(), (found.get(cards.join()) ?? 0) + own);
  }
  return found;
}

describe('the map', () => {
  it.each(named)('of %s chooses the card whose part of [0, 1) holds its random point', (_, { declared, n }) => {
    const law = lawOfNull(declared, n);
    const map = new EvenMap(law, n);
    const faults: string[] = [];
    for (const order of ordersOf(n).filter((one) => chanceOf(declared, one) > 0)) {
      const words = order.map((card, p) => Math.imul(card * n + p + 1, 0x9e3779b9) >>> 0);
      const into = new Uint16Array(n);
      let asked = 0;
      map.map(order, into, 0, () => words[asked++]);
      const left = Array.from({ length: n }, (_unused, card) => card);
      law.begin();
      const expected = order.map((card, p) => {
        law.next(p, card);
        const point = law.low + (law.chance * (words[p] + 0.5)) / 2 ** 32;
        return left.splice(Math.floor(point * left.length), 1)[0];
      });
      if (into.join() !== expected.join() || asked !== n) faults.push(order.join());
    }
    expect(faults).toEqual([]);
  });

  it('puts light cards into one choice beside heavy ones, so that a bias among them evens out there, as its page says', () => {
    const law = lawOfNull({ kind: 'weighted', file: 'w', weights: [...Array<number>(10).fill(1), 100, 100] }, 12);
    const choices = Array.from({ length: 10 }, (_, light) => {
      law.begin();
      law.next(0, 11);
      law.next(1, light);
      return [law.low, law.low + law.chance].map((edge) => 11 * edge);
    });
    expect(choices.flat().filter((edge) => edge < 0 || edge > 1 + 1e-12)).toEqual([]);
  });

  it('is made of no weights of which one gives no chance', () => {
    expect(() => lawOfNull({ kind: 'weighted', file: 'w', weights: [1, 1e-300, 1e300] }, 3)).toThrow(
      '--null weighted needs weights that each give a chance, got 1e-300, which is none beside the others',
    );
  });
});
