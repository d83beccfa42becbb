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
