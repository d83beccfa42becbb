import { describe, expect, it } from 'vitest';
import type { Bounded } from '../../../src/core/subject/bounded.js';
import { wordsOfValues } from '../../../src/exact/claims/words-of-values.js';
import { lemire } from '../../../src/parts/bounded/lemire.js';
import { maskReject } from '../../../src/parts/bounded/mask-reject.js';
import { modulo } from '../../../src/parts/bounded/modulo.js';
import { multiplyShift } from '../../../src/parts/bounded/multiply-shift.js';

/** Counts by definition, in plain numbers. */
const byHand = (range: number, bound: number, value: (word: number) => number | null): readonly number[] => {
  const counts = new Array<number>(bound).fill(0);
  for (let word = 0; word < range; word++) {
    const at = value(word);
    if (at !== null) counts[at]++;
  }
  return counts;
};

describe('wordsOfValues', () => {
  it.each([
    [16, 5],
    [8, 6],
    [256, 52],
    [2, 3],
    [1024, 1024],
    [4096, 60],
  ])('of %i words below %i are those of the definitions', (range, bound) => {
    expect(wordsOfValues(modulo, range, bound)).toEqual(byHand(range, bound, (word) => word % bound));
    expect(wordsOfValues(multiplyShift, range, bound)).toEqual(byHand(range, bound, (word) => Math.floor((word * bound) / range)));
  });

  it.each([
    [16, 5],
    [8, 6],
    [256, 52],
    [4, 3],
  ])('of %i words below %i leave out those drawn again, the last word among them', (range, bound) => {
    const mask = 2 ** Math.ceil(Math.log2(bound)) - 1;
    expect(wordsOfValues(maskReject, range, bound)).toEqual(byHand(range, bound, (word) => ((word & mask) < bound ? word & mask : null)));
    expect(wordsOfValues(lemire, range, bound)).toEqual(
      byHand(range, bound, (word) => ((word * bound) % range < range % bound ? null : Math.floor((word * bound) / range))),
    );
  });

  it('believe the draws of a method and not what it says of its law', () => {
    const liar: Bounded = { ...modulo, law: () => 'uniform' };
    expect(wordsOfValues(liar, 8, 3)).toEqual([3, 3, 2]);
  });
});
