import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactProduct } from '../../../src/math/primitives/excess-over-mean.js';

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
