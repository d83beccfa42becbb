import { describe, expect, it } from 'vitest';
import {
  cardsText,
  difference,
  differenceText,
  orderText,
  probabilityText,
  unevenness,
  unevenText,
} from '../../../src/exact/claims/say-law.js';
import { lawOf } from '../../../src/exact/law.js';

const even = lawOf(2, [1n, 1n], 2n);

describe('the words of a counterexample', () => {
  it('are fractions in lowest terms, and whole numbers without a line', () => {
    expect([probabilityText(10n, 54n), probabilityText(0n, 7n), probabilityText(7n, 7n), probabilityText(11n, 121n)]).toEqual([
      '5/27',
      '0',
      '1',
      '1/11',
    ]);
  });

  it('count cards from 1', () => {
    expect([orderText([1, 2, 0]), cardsText([2, 0, 1])]).toEqual(['of 3 cards the order 2 3 1', '3 1 2']);
  });

  it('name a most and a least probable order', () => {
    const uneven = unevenness(lawOf(2, [3n, 1n], 4n));
    expect(uneven && unevenText(uneven)).toBe(
      'of 2 cards the order 1 2 has probability 3/4 and the order 2 1 has probability 1/4, where each should have 1/2',
    );
    expect(unevenness(even)).toBeNull();
  });

  it('name the first order in which two laws differ, whatever their denominators', () => {
    const differ = difference(lawOf(2, [1n, 2n], 3n), even);
    expect(differ && differenceText(differ, 'a coin')).toBe('of 2 cards the order 1 2 has probability 1/3, where a coin gives 1/2');
    expect(difference(lawOf(2, [5n, 5n], 10n), even)).toBeNull();
  });
});
