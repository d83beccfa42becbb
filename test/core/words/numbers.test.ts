import { describe, expect, it } from 'vitest';
import {
  count,
  exactPercent,
  fixed,
  numberIn,
  percent,
  percentIn,
  percentUp,
  precise,
  roundTo,
  unrounded,
} from '../../../src/core/words/numbers.js';

describe('a number as text', () => {
  it('has thousands apart and the true minus where it is whole', () => {
    expect([0, 7, 20_000, -1808, 2 ** 53, 10n ** 20n, 0n, Number.POSITIVE_INFINITY].map(count)).toEqual([
      '0',
      '7',
      '20,000',
      '−1,808',
      '9,007,199,254,740,992',
      '100,000,000,000,000,000,000',
      '0',
      '∞',
    ]);
  });

  it('has so many decimals, so many digits, or all that it has', () => {
    expect([fixed(0.5, 2), fixed(-1.25, 1), precise(0.5, 3), precise(1234, 2)]).toEqual(['0.50', '-1.3', '0.500', '1.2e+3']);
    expect([roundTo(1234, 2), roundTo(0.1999, 2), roundTo(1 - 0.99, 12)]).toEqual([1200, 0.2, 0.01]);
    expect([0.1, 1234.5, -2, 1e-7].map(unrounded)).toEqual(['0.1', '1,234.5', '−2', '0.0000001']);
  });

  it('is in the digits of a language, grouped as it groups them', () => {
    expect((['en', 'hi', 'bn'] as const).map((language) => numberIn(language, 1_234_567.25, 1))).toEqual([
      '1,234,567.3',
      '१२,३४,५६७.३',
      '১২,৩৪,৫৬৭.৩',
    ]);
    expect((['en', 'hi', 'bn'] as const).map((language) => percentIn(language, 0.1235))).toEqual(['12.4%', '१२.४%', '১২.৪%']);
  });
});

describe('shares in per cent', () => {
  it('have three digits in sentences', () => {
    expect([0.11357, 0.01, 1, 0.000123456, 0].map(percent)).toEqual(['11.4 %', '1 %', '100 %', '0.0123 %', '0 %']);
  });

  it('are rounded up, where they are a size that would have been seen', () => {
    const told = [0.11357, 0.01, 0.09991, 0.1, 0.07, 1, 0.9994, 1.23e-7, 1.2301e-7, 2.0005];
    expect(told.map(percentUp).join()).toBe('11.4 %,1 %,10 %,10 %,7 %,100 %,100 %,0.0000123 %,0.0000124 %,201 %');
    for (let share = 1e-6; share < 2; share *= 1.0173) {
      const up = Number.parseFloat(percentUp(share)) / 100;
      expect([up >= share * (1 - 1e-12), up < share * 1.01]).toEqual([true, true]);
    }
  });

  it('are typed to their last digit, and read back as the very number', () => {
    expect([0.0223, 0.07, 1e-7, 0.29, 2.5e-9].map(exactPercent)).toEqual(['2.23%', '7%', '0.00001%', '29%', '2.5e-7%']);
  });
});
