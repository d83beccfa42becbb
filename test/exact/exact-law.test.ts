import { describe, expect, it } from 'vitest';
import { exactLaw } from '../../src/exact/exact-law.js';
import { isUniform } from '../../src/exact/is-uniform.js';
import { fisherYates } from '../../src/shuffle/fisher-yates.js';
import { naiveSwap } from '../../src/shuffle/naive-swap.js';
import { sortComparator } from '../../src/shuffle/sort-comparator.js';

describe('exactLaw', () => {
  it('gives the naive swap of three cards 4/27 and 5/27', () => {
    const law = exactLaw(naiveSwap, 3);
    expect(law.denominator).toBe(27n);
    expect(Object.fromEntries(law.weights)).toEqual({ '0 1 2': 4n, '0 2 1': 5n, '1 0 2': 5n, '1 2 0': 5n, '2 0 1': 4n, '2 1 0': 4n });
  });

  it('has weights that sum to the denominator, planned or adaptive', () => {
    for (const law of [exactLaw(naiveSwap, 5), exactLaw(sortComparator, 5)]) {
      expect([...law.weights.values()].reduce((sum, weight) => sum + weight, 0n)).toBe(law.denominator);
    }
  });

  it('proves downward Fisher–Yates uniform for 2 to 7 cards, one leaf a permutation', () => {
    for (let n = 2, orders = 2; n <= 7; n++, orders *= n) {
      const law = exactLaw(fisherYates, n);
      expect([isUniform(law), law.leaves]).toEqual([true, orders]);
    }
  });

  it('refuses a tree above its limit before it starts', () => {
    expect(() => exactLaw(naiveSwap, 9)).toThrow(
      'the choice tree must have at most 20000000 leaves, got 387420489 for naive-swap of 9 cards',
    );
    expect(() => exactLaw(fisherYates, 52)).toThrow(
      'the choice tree must have at most 20000000 leaves, got about 10^67 for fisher-yates of 52 cards',
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
    expect(() => exactLaw(own, 4)).toThrow('the same choices gave two different outcomes');
  });
});

describe('isUniform', () => {
  it('is false where a permutation is missing or one is likelier', () => {
    const law = exactLaw(fisherYates, 3);
    const missing = new Map(law.weights);
    missing.delete('0 1 2');
    expect(isUniform({ ...law, weights: missing })).toBe(false);
    expect(isUniform({ ...law, weights: new Map([...law.weights].map(([cards, w], k) => [cards, k === 0 ? w + 1n : w])) })).toBe(false);
    expect(isUniform({ ...law, denominator: law.denominator + 1n })).toBe(false);
    expect(isUniform(law)).toBe(true);
  });
});
