import { describe, expect, it } from 'vitest';
import { addLogs } from '../../../src/math/primitives/log-sum.js';

describe('addLogs', () => {
  it.each([
    [[Math.log(1), Math.log(2), Math.log(3)], Math.log(6)],
    [[-1000, -1000], -1000 + Math.LN2],
    [[5000, -5000], 5000],
    [[-Infinity, -700], -700],
    [[Math.log(0.25), Math.log(0.75)], 0],
  ])('of %j is %d', (logs, sum) => {
    expect(Math.abs(addLogs(...logs) - sum)).toBeLessThan(1e-15 * Math.max(1, Math.abs(sum)));
  });

  it('of nothing, or of noughts alone, is that of nought', () => {
    expect(addLogs()).toBe(-Infinity);
    expect(addLogs(-Infinity, -Infinity)).toBe(-Infinity);
  });
});
