import { describe, expect, it } from 'vitest';
import { tailRoot } from '../../../src/math/primitives/tail-root.js';

describe('tailRoot', () => {
  // The exponential law: log upper tail −x, whose slope in log x is −x.
  const exponential = (x: number): { log: number; slope: number } => ({ log: -x, slope: -x });

  it.each([1e-12, 0.5, 3, 50])('finds the root from %s', (start) => {
    expect(Math.abs(tailRoot(exponential, -7, start) / 7 - 1)).toBeLessThan(1e-15);
  });

  it('gives the end where the root is below every double, or above, and asks for nothing there', () => {
    const asked: number[] = [];
    const power = (share: number) => (x: number) => {
      asked.push(x);
      return { log: share * Math.log(x), slope: share };
    };
    expect(tailRoot(power(0.01), -100, 1)).toBe(0);
    expect(tailRoot(power(0.01), 100, 1)).toBe(Infinity);
    expect(asked.filter((x) => !(x > 0 && x < Infinity))).toEqual([]);
  });

  /** How often a law is asked before the search ends. */
  function asks(logAt: (x: number, call: number) => number, start: number): number {
    let calls = 0;
    tailRoot((x) => ({ log: logAt(x, ++calls), slope: -x }), -7, start);
    return calls;
  }

  it('asks no more where it stands on the root, or where steps grow no smaller beside it', () => {
    expect(asks((x) => -x, 7)).toBe(1);
    expect(asks((x) => -x, 3)).toBeLessThan(9);
    // A law whose last digits are noise, and one that stays off by the same.
    expect(asks((x, call) => -x + (call % 2 === 0 ? 1e-11 : -1e-11), 3)).toBeLessThan(12);
    let calls = 0;
    tailRoot(() => ({ log: -7 - 2 ** -40, slope: calls++ < 0 ? 0 : 1 }), -7, 3);
    expect(calls).toBe(2);
  });

  it('gives up after two hundred steps', () => {
    expect(asks((_, call) => -7 + (call % 2 === 0 ? 1 : -1), 3)).toBe(200);
  });
});
