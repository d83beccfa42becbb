import { describe, expect, it } from 'vitest';
import { tailRoot } from '../../../src/math/primitives/tail-root.js';

describe('tailRoot', () => {
  // The exponential law: log upper tail −x, whose slope in log x is −x.
  const exponential = (x: number): { log: number; slope: number } => ({ log: -x, slope: -x });

  it.each([1e-12, 0.5, 3, 50])('finds the root from %s', (start) => {
    expect(Math.abs(tailRoot(exponential, -7, start) / 7 - 1)).toBeLessThan(1e-15);
  });

  it('gives the end where the root is below every double', () => {
    expect(tailRoot((x) => ({ log: 0.01 * Math.log(x), slope: 0.01 }), -100, 1)).toBe(0);
  });
});
