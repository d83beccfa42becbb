import { describe, expect, it } from 'vitest';
import { logComplement, tailsFromLower, tailsFromUpper } from '../../../src/math/tails/tails.js';

describe('logComplement', () => {
  it.each([
    // log(1 − e^−x) = −e^−x − e^−2x/2 − …, and log x − x/2 + … for a small x.
    [-800, 0],
    [-40, -Math.exp(-40)],
    [-1e-20, Math.log(1e-20)],
    [-Math.LN2, -Math.LN2],
    [-Infinity, 0],
    [0, -Infinity],
  ])('of %s is %s', (logP, want) => {
    const got = logComplement(logP);
    if (Number.isFinite(want) && want !== 0) expect(Math.abs(got / want - 1)).toBeLessThan(1e-15);
    else expect(got).toBe(want);
  });

  it('is never a negative zero', () => {
    expect(logComplement(-Infinity)).toBe(0);
  });
});

describe('tails from one side', () => {
  it('are each other mirrored', () => {
    const { upper, logUpper, lower, logLower } = tailsFromUpper(-3);
    expect(tailsFromLower(-3)).toEqual({ upper: lower, logUpper: logLower, lower: upper, logLower: logUpper });
  });

  it('never leave [0, 1] for a log rounded above 0', () => {
    expect(tailsFromUpper(1e-16)).toEqual({ upper: 1, logUpper: 0, lower: 0, logLower: -Infinity });
  });
});
