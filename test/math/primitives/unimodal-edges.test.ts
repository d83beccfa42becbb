import { describe, expect, it } from 'vitest';
import { unimodalEdges } from '../../../src/math/primitives/unimodal-edges.js';

describe('unimodalEdges', () => {
  const bell =
    (centre: number, spread: number) =>
    (j: number): number =>
      -(((j - centre) / spread) ** 2) / 2;

  it.each([
    [1000, 10, 0],
    [1000, 10, 1000],
    [1000, 10, 90_000],
    [3, 40, 7],
    [0, 0.1, 0],
  ])('hold every term above e^-42 of a bell at %s, spread %s, guess %s', (centre, spread, guess) => {
    const term = bell(centre, spread);
    const { first, peak, last } = unimodalEdges(term, guess);
    expect(peak).toBe(centre);
    expect(term(first)).toBeGreaterThanOrEqual(-42);
    expect(first === 0 ? -Infinity : term(first - 1)).toBeLessThan(-42);
    expect(term(last)).toBeLessThan(-42);
    expect(term(last - 1)).toBeGreaterThanOrEqual(-42);
  });
});
