import { describe, expect, it } from 'vitest';
import { deviance } from '../../../src/math/primitives/deviance.js';
import { relativeError } from '../accuracy.js';
import { partRows } from '../parts.js';

describe('deviance', () => {
  const rows = partRows('deviance');

  it.each(rows)('is right at $at', ({ at, value }) => {
    expect(relativeError(deviance(at[0], at[1]), value)).toBeLessThan(5e-15);
  });

  it('would be caught as its plain formula', () => {
    const plain = (x: number, mean: number): number => x * Math.log(x / mean) + mean - x;
    expect(rows.filter(({ at, value }) => !(relativeError(plain(at[0], at[1]), value) < 5e-15)).length).toBeGreaterThan(2);
  });

  it('scales with its arguments to the last bit, by powers of two', () => {
    for (const ratio of [3, 0.3, 1.2]) {
      for (const power of [20, 40, 61]) {
        const scale = 2 ** power;
        expect(deviance(ratio * scale, scale)).toBe(scale * deviance(ratio, 1));
      }
    }
  });

  it('is the mean itself for counts so small that the quotient is beyond the doubles', () => {
    expect(deviance(1e-310, 1)).toBe(1);
    expect(deviance(0, 3)).toBe(3);
  });

  it('believes the difference more than the mean', () => {
    // Mean 1e12 + 1e-6 cannot be held: the deviance is difference² / (2 mean) to first order.
    expect(deviance(1e12, 1e12, -1e-6)).toBeCloseTo(5e-25, 30);
    expect(relativeError(deviance(1e12, 1e12, -1e-6), 5e-25)).toBeLessThan(1e-14);
  });
});
