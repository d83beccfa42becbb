import { describe, expect, it } from 'vitest';
import { log1pMinus } from '../../../src/math/primitives/log1p-minus.js';
import { relativeError } from '../accuracy.js';
import { partRows } from '../parts.js';

describe('log1pMinus', () => {
  const rows = partRows('log1pMinus');

  it.each(rows)('is right at $at', ({ at, value }) => {
    expect(relativeError(log1pMinus(at[0]), value)).toBeLessThan(2e-15);
  });

  it('would be caught as the plain difference', () => {
    expect(rows.filter(({ at, value }) => !(relativeError(Math.log1p(at[0]) - at[0], value) < 2e-15)).length).toBeGreaterThan(3);
  });

  it('is minus infinity at the end and beyond', () => {
    expect(log1pMinus(-1)).toBe(-Infinity);
    expect(log1pMinus(-3)).toBe(-Infinity);
  });
});
