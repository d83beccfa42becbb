import { describe, expect, it } from 'vitest';
import type { LawNull } from '../../../src/core/record/declared-null.js';
import { repeatedRows } from '../../../src/engine/decide/repeated-rows.js';
import { nullOrderBits } from '../../../src/math/nulls/null-orders.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { chanceOf } from '../../math/nulls/chance-of.js';
import { ordersOf } from '../../support/orders-of.js';

const N = 6;

const NULLS: readonly LawNull[] = [
  { kind: 'cyclic' },
  { kind: 'derangement' },
  { kind: 'weighted', file: 'w', weights: [1, 5, 2, 2, 7, 1] },
  { kind: 'blocks', sizes: [4, 2] },
  { kind: 'strata', file: 's', strata: [0, 1, 0, 2, 1, 0] },
  { kind: 'no-adjacent', file: 'g', groups: [0, 0, 1, 1, 2, 3] },
];

describe('the most likely order of a declared law', () => {
  it.each(NULLS)('is what a walk through all orders of six cards finds: $kind', (declared) => {
    const most = Math.max(...ordersOf(N).map((order) => chanceOf(declared, order)));
    expect(2 ** -nullOrderBits(declared, N)).toBeCloseTo(most, 12);
  });

  it('of pairings, each is one of 15', () => expect(2 ** nullOrderBits({ kind: 'matchings' }, N)).toBeCloseTo(15, 9));
});

describe('rows of a log that come again', () => {
  const recorded = (rows: number, decks: number, alikeBits = 0) => ({
    startKnown: true,
    reservations: [],
    repeated: { rows, decks, alikeBits },
  });

  it('have the law of the birthday problem, to a part in a thousand below and at most twice above', () => {
    for (const decks of [2, 3, 10, 40]) {
      const orderCount = 40_320;
      const none = Array.from({ length: decks }, (_, k) => 1 - k / orderCount).reduce((all, one) => all * one, 1);
      const found = repeatedRows({ n: 8 }, permutations(8, recorded(1, decks)))?.logP ?? 0;
      expect(Math.exp(found)).toBeGreaterThanOrEqual((1 - none) * (1 - 1e-3));
      expect(Math.exp(found)).toBeLessThan(2 * (1 - none));
    }
  });

  it('say of one derangement in two years of twelve what counting says: 1 in 176,214,841', () => {
    const found = repeatedRows({ n: 12, null: { kind: 'derangement' } }, permutations(12, recorded(1, 2)));
    expect(Math.exp(-(found?.logP ?? 0))).toBeCloseTo(176_214_841, -1);
  });

  it('are likelier where equal cards make one row of several, and tell nothing beside a reference', () => {
    const plain = repeatedRows({ n: 12 }, permutations(12, recorded(1, 2)))?.logP ?? 0;
    expect(repeatedRows({ n: 12 }, permutations(12, recorded(1, 2, 6)))?.logP).toBeCloseTo(plain + 6 * Math.LN2, 9);
    const reference = { kind: 'reference', source: { kind: 'pipeline' } } as unknown as LawNull;
    expect(repeatedRows({ n: 12, null: reference }, permutations(12, recorded(1, 2)))?.logP).toBeNull();
    expect(repeatedRows({ n: 12 }, permutations(12))).toBeNull();
  });
});
