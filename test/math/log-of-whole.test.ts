import { describe, expect, it } from 'vitest';
import { logOfWhole } from '../../src/math/log-of-whole.js';
import { logGamma } from '../../src/math/primitives/log-gamma.js';

describe('the logarithm of a whole number', () => {
  it('is that of the double where there is one', () => {
    for (const whole of [1n, 2n, 10n, 52n, 2n ** 40n, 10n ** 15n, 2n ** 53n])
      expect(logOfWhole(whole)).toBeCloseTo(Math.log(Number(whole)), 12);
    expect(logOfWhole(0n)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('is that of powers and factorials far beyond doubles', () => {
    expect(logOfWhole(7n ** 5000n) / (5000 * Math.log(7))).toBeCloseTo(1, 14);
    let factorial = 1n;
    for (let n = 2n; n <= 1500n; n++) factorial *= n;
    expect(logOfWhole(factorial) / logGamma(1501)).toBeCloseTo(1, 13);
  });
});
