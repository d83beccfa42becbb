import { describe, expect, it } from 'vitest';
import { monotoneRoot } from '../../../src/math/primitives/monotone-root.js';

describe('monotoneRoot', () => {
  it.each([
    ['a line', (x: number) => x - 0.3, 0, 1, 0.3],
    ['a falling exponential', (x: number) => Math.exp(-x) - 1e-5, 0, 100, Math.log(1e5)],
    ['a flat cube', (x: number) => (x - 2) ** 3, 0, 10, 2],
    ['a root at the first end', (x: number) => x, 0, 10, 0],
    ['a root at the second end', (x: number) => x - 10, 0, 10, 10],
    ['a bracket given downwards', (x: number) => x * x - 2, 5, 0, Math.SQRT2],
    ['an infinite end', (x: number) => Math.log(x), 0, 10, 1],
  ])('finds the root of %s', (_name, f, a, b, root) => {
    expect(Math.abs(monotoneRoot(f, a, b) - root)).toBeLessThan(1e-14 * Math.max(1, root));
  });

  /** The root found, how often the function was asked, and the least that it ever came to. */
  function searched(
    f: (x: number) => number,
    a: number,
    b: number,
  ): { readonly root: number; readonly calls: number; readonly least: number } {
    let calls = 0;
    let least = Infinity;
    const root = monotoneRoot(
      (x) => {
        calls++;
        least = Math.min(least, Math.abs(f(x)));
        return f(x);
      },
      a,
      b,
    );
    return { root, calls, least };
  }

  it('is the point at which the function came to least, and a bracket of one point is that point', () => {
    for (let i = 1; i <= 40; i++) {
      const f = (x: number): number => Math.exp(x) - 1 - i / 7;
      const { least, root } = searched(f, 0, 3);
      expect(Math.abs(f(root))).toBe(least);
    }
    expect(monotoneRoot((x) => x + 1, 0, 0)).toBe(0);
  });

  it('asks no more once it stands on the root', () => {
    expect(searched((x) => x - 0.25, 0, 1).calls).toBeLessThan(5);
    expect(searched((x) => x, 0, 10).calls).toBe(3);
    expect(searched((x) => x - 10, 0, 10).calls).toBe(3);
  });

  it('needs few evaluations of smooth functions of many shapes', () => {
    let calls = 0;
    for (let i = 1; i <= 40; i++) {
      calls += searched((x) => Math.exp(-x) - i / 50, 0, 10).calls;
      calls += searched((x) => x ** 3 - i, 0, 10).calls;
      calls += searched((x) => Math.log1p(x) - i / 20, 0, 10).calls;
    }
    expect(calls / 120).toBeLessThan(10.6);
  });

  it('needs about ten evaluations for a smooth function', () => {
    let calls = 0;
    monotoneRoot(
      (x) => {
        calls++;
        return Math.exp(-x) - 0.01;
      },
      0,
      10,
    );
    expect(calls).toBeLessThan(16);
  });
});
