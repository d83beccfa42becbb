import { expect, it } from 'vitest';
import { unitAt, unitCount } from '../../../../src/parts/shuffle/keyed/units.js';

const divides = (a: number, b: number): number => (b === 0 ? a : divides(b, a % b));

it('the units of 1 to 400 are those that share no factor with it, in their order', () => {
  for (let n = 1; n <= 400; n++) {
    const expected = Array.from({ length: n }, (_, k) => k + 1).filter((one) => divides(one, n) === 1);
    expect(Array.from({ length: unitCount(n) }, (_, index) => unitAt(n, index))).toEqual(expected);
  }
});

// 2^31 − 1 is prime; 2 · 3 · 5 · 7 · 11 · 13 · 17 · 19 · 23 has the most prime factors below 2^31.
it.each([
  [2 ** 31 - 1, 2 ** 31 - 2],
  [2 ** 31, 2 ** 30],
  [223_092_870, 36_495_360],
])('%i has %i units, the last one less', (n, count) => {
  expect([unitCount(n), unitAt(n, 0), unitAt(n, count - 1)]).toEqual([count, 1, n - 1]);
});
