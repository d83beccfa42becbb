import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactProduct, excessOverMean } from '../../../src/math/primitives/excess-over-mean.js';
import { ratio } from '../../../src/math/ratio.js';

describe('exactProduct', () => {
  it('is the product of whole numbers to the last digit', () => {
    const whole = fc.integer({ min: -(2 ** 53) + 1, max: 2 ** 53 - 1 });
    fc.assert(
      fc.property(whole, whole, (a, b) => {
        const { high, low } = exactProduct(a, b);
        return high === a * b && BigInt(high) + BigInt(low) === BigInt(a) * BigInt(b);
      }),
      { seed: 1971, numRuns: 1000 },
    );
  });

  it('has a part that the rounded product lacks', () => {
    expect(exactProduct(2 ** 53 - 1, 3).low).not.toBe(0);
  });
});

describe('excessOverMean', () => {
  const SCALE = 2n ** 60n;

  /** k − n m/2^60 for a chance of m in 2^60, as the nearest double, and the relative error of a value for it. */
  const errorOf = (got: number, k: number, n: number, m: bigint): number => {
    const exact = ratio(BigInt(k) * SCALE - BigInt(n) * m, SCALE);
    return exact === 0 ? Math.abs(got) : Math.abs(got / exact - 1);
  };
  // Chances that a double holds whole: 53 bits of 2^60, near the mean, where a plain difference keeps hardly a digit.
  const near = fc.tuple(fc.integer({ min: 1, max: 1e12 }), fc.integer({ min: 1, max: 2 ** 52 }), fc.integer({ min: -3, max: 3 }));

  it('has a relative error below 2^-51 beside the mean, for chances below and above a half', () => {
    let plain = 0;
    fc.assert(
      fc.property(near, ([n, m, off]) => {
        const p = m * 2 ** -60;
        const k = Math.min(n, Math.max(0, Math.round(n * p) + off));
        plain = Math.max(plain, errorOf(k - n * p, k, n, BigInt(m)));
        const below = errorOf(excessOverMean(k, n, p, 1 - p), k, n, BigInt(m));
        // Failures stand for successes: the small chance is then q, and p is known by it alone.
        const above = errorOf(-excessOverMean(n - k, n, 1 - p, p), k, n, BigInt(m));
        return below < 2 ** -51 && above < 2 ** -51;
      }),
      { seed: 1971, numRuns: 2000 },
    );
    expect(plain).toBeGreaterThan(2 ** -40);
  });
});
