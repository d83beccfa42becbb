import { describe, expect, it } from 'vitest';
import { tailIntegral } from '../../../src/math/primitives/tail-integral.js';
import { relativeError } from '../accuracy.js';
import { partRows } from '../parts.js';

describe('tailIntegral', () => {
  // From a half Gaussian (rate 0) to nearly an exponential: √(π/2) e^(rate²/2) erfc(rate/√2).
  const rows = partRows('tailIntegral');
  const integral = (rate: number, stretch: number): number => tailIntegral((s) => rate * s + (s * s) / 2, stretch / (rate + 1));

  it.each(rows)('is right for rate $at, whatever the scale is by a third', ({ at, value }) => {
    for (const stretch of [0.75, 1, 1.33]) expect(relativeError(integral(at[0], stretch), value)).toBeLessThan(1e-15);
  });

  it('would be caught with a scale far off', () => {
    expect(rows.filter(({ at, value }) => !(relativeError(integral(at[0], 30), value) < 1e-15)).length).toBeGreaterThan(3);
  });
});
