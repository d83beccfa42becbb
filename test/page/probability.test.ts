import { describe, expect, test } from 'vitest';
import { plain } from '../../src/page/phrase.js';
import { onceIn, probability } from '../../src/page/probability.js';

const shown = (p: number): string => plain(probability(Math.log(p))).replaceAll('\u00a0', ' ');

describe('a printed p-value', () => {
  test('has two digits from 0.001 on', () => {
    expect([1, 0.996, 0.51, 0.0451, 0.0042, 0.001].map(shown)).toEqual(['1.00', '1.00', '0.51', '0.045', '0.0042', '0.0010']);
  });

  test('has one digit rounded up below, and a bare power of ten below 10^-20', () => {
    expect([2e-5, 1.01e-5, 1e-5, 9.2e-7, 1e-6].map(shown)).toEqual(['2 × 10^-5', '2 × 10^-5', '10^-5', '10^-6', '10^-6']);
    expect(plain(probability(-1808.2 * Math.LN10))).toBe('10^-1808');
  });

  test('is never smaller than the truth below 0.001, and never 0', () => {
    for (let k = 1; k < 3000; k++) {
      const logP = -7 - k * 0.37;
      const [, mantissa = '1', exponent = ''] = /^(?:(\d) × )?10\^(-\d+)$/.exec(plain(probability(logP)).replaceAll('\u00a0', ' ')) ?? [];
      const printed = Math.log(Number(mantissa)) + Number(exponent) * Math.LN10;
      expect(printed).toBeGreaterThanOrEqual(logP - 1e-6);
      expect(printed).toBeLessThan(logP + Math.LN10 + 1e-6);
    }
  });

  test('gives audits that are never more than the truth', () => {
    expect(plain(onceIn(-2263.9 * Math.LN10))).toBe('10^2263');
    expect(plain(onceIn(Math.log(2e-4)))).toBe('1,000');
  });
});
