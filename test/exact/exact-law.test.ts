import { describe, expect, it } from 'vitest';
import { exactLaw } from '../../src/exact/exact-law.js';
import { isUniform, lawOf, lawOfCounts, weightsOf } from '../../src/exact/law.js';
import { fisherYates } from '../../src/parts/shuffle/fisher-yates.js';
import { naiveSwap } from '../../src/parts/shuffle/naive-swap.js';
import { sortComparator } from '../../src/parts/shuffle/sort-comparator.js';
import { entriesOf } from '../support/law-entries.js';

describe('exactLaw', () => {
  it('gives the naive swap of three cards 4/27 and 5/27', () => {
    const { law } = exactLaw(naiveSwap, 3);
    expect(law.denominator).toBe(27n);
    expect(Object.fromEntries(entriesOf(law))).toEqual({ '0 1 2': 4n, '0 2 1': 5n, '1 0 2': 5n, '1 2 0': 5n, '2 0 1': 4n, '2 1 0': 4n });
  });

  it('has weights that sum to the denominator, planned or adaptive', () => {
    for (const { law } of [exactLaw(naiveSwap, 5), exactLaw(sortComparator, 5)]) {
      expect(weightsOf(law).reduce((sum, weight) => sum + weight, 0n)).toBe(law.denominator);
    }
  });

  it('proves downward Fisher–Yates uniform for 2 to 7 cards, one leaf a permutation', () => {
    for (let n = 2, orders = 2; n <= 7; n++, orders *= n) {
      const { law, leaves } = exactLaw(fisherYates, n);
      expect([isUniform(law), leaves]).toEqual([true, orders]);
    }
  });

  it('refuses a tree above its limit before it starts', () => {
    expect(() => exactLaw(naiveSwap, 9)).toThrow(
      'the choice tree must have at most 10000000 leaves, got 387420489 for naive-swap of 9 cards',
    );
    expect(() => exactLaw(fisherYates, 52)).toThrow(
      'the choice tree must have at most 10000000 leaves, got about 10^67 for fisher-yates of 52 cards',
    );
    expect(() => exactLaw(sortComparator, 6, 100)).toThrow('the choice tree must have at most 100 leaves, got more');
  });

  it('refuses fewer than two cards', () => {
    expect(() => exactLaw(fisherYates, 1)).toThrow('fisher-yates needs at least 2 cards, got 1');
    expect(() => exactLaw(fisherYates, 2.5)).toThrow('fisher-yates needs at least 2 cards, got 2.5');
  });

  it('notices a shuffle that flips a coin of its own', () => {
    let state = 1;
    const coin = (): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state & 1;
    };
    const own = {
      ...fisherYates,
      apply: (draws: Uint32Array, deck: Uint16Array) =>
        fisherYates.apply(
          draws.map((d) => (coin() === 1 ? d : 0)),
          deck,
        ),
    };
    expect(() => exactLaw(own, 4)).toThrow('fisher-yates gave two for the same choices');
  });
});

describe('a law', () => {
  it('is uniform only where every order is dealt and none is likelier', () => {
    const even = [1n, 1n, 1n, 1n, 1n, 1n];
    expect({
      'all alike': isUniform(lawOf(3, even, 6n)),
      'one never dealt': isUniform(lawOf(3, even.with(0, 0n), 5n)),
      'one twice as likely': isUniform(lawOf(3, even.with(5, 2n), 7n)),
      'counts all alike': isUniform(lawOfCounts(3, Float64Array.from([4, 4, 4, 4, 4, 4]), 24n)),
    }).toEqual({ 'all alike': true, 'one never dealt': false, 'one twice as likely': false, 'counts all alike': true });
  });

  it('must hold all its ways', () => {
    expect(() => lawOf(3, [1n, 1n, 1n, 1n, 1n, 1n], 7n)).toThrow('the weights of a law must sum to 7, got 6');
    expect(() => lawOfCounts(3, Float64Array.from([1, 1, 1, 1, 1, 2]), 6n)).toThrow('the ways of a law must sum to 6, got 7');
  });

  it('is kept in lowest terms, its numerators rising', () => {
    const law = lawOf(3, [6n, 0n, 2n, 2n, 0n, 2n], 12n);
    expect([law.denominator, law.levels, Array.from(law.level)]).toEqual([6n, [0n, 1n, 3n], [2, 0, 1, 1, 0, 1]]);
  });
});
