import { describe, expect, it } from 'vitest';
import { beyond, logError, relativeError } from './accuracy.js';

describe('the accuracy check', () => {
  it('finds a value off in its thirteenth digit', () => {
    expect(beyond(5e-13, [1, 2], (row) => relativeError(row * (1 + 1e-12), row))).toHaveLength(2);
    expect(beyond(5e-13, [1, 2], (row) => relativeError(row * (1 + 1e-13), row))).toEqual([]);
  });

  it('finds NaN, a wrong infinity and a tail that should be nothing', () => {
    expect(relativeError(Number.NaN, 0.5)).toBe(Infinity);
    expect(relativeError(Infinity, 0.5)).toBe(Infinity);
    expect(relativeError(0.5, Infinity)).toBe(Infinity);
    expect(relativeError(1e-290, 0)).toBeGreaterThan(1);
  });

  it('holds a log beyond 1 to a closer bound', () => {
    expect(logError(-100 * (1 + 1e-13), -100)).toBeGreaterThan(10 * relativeError(0.5 * (1 + 1e-13), 0.5));
  });
});
