import { describe, expect, it } from 'vitest';
import { logGamma } from '../../../src/math/primitives/log-gamma.js';
import { rowsOf } from '../accuracy.js';

describe('logGamma', () => {
  const rows = rowsOf<{ x: number; logGamma: number }>('far_log_gamma');
  const error = (got: number, want: number): number => Math.abs(got - want) / Math.max(1, Math.abs(want));

  it.each(rows)('is right at $x', ({ x, logGamma: want }) => {
    expect(error(logGamma(x), want)).toBeLessThan(3e-15);
  });

  it('would be caught one place further on', () => {
    expect(rows.filter(({ x, logGamma: want }) => !(error(logGamma(x + 1), want) < 3e-15)).length).toBeGreaterThan(10);
  });

  it('is the log of the factorial', () => {
    let factorial = 1;
    for (let n = 1; n <= 18; n++) {
      factorial *= n;
      expect(error(logGamma(n + 1), Math.log(factorial))).toBeLessThan(3e-15);
    }
  });
});
