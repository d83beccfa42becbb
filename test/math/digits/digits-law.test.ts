import { describe, expect, it } from 'vitest';
import { digitsTails } from '../../../src/math/digits/digits-law.js';
import { chiSquaredTails } from '../../../src/math/tails/chi-squared.js';
import { readFixture } from '../../support/read-fixture.js';

const { digits } = readFixture<{
  digits: readonly { cards: number; trials: number; upper: readonly { value: number; upper: number }[] }[];
}>('stats/multinomial_tails.json');

describe('the law of the digits of a deal', () => {
  it.each(digits.map((row) => [row.cards, row.trials, row.upper] as const))(
    'has its upper tail at %i cards and %i deals',
    (cards, trials, points) => {
      for (const { value, upper } of points) {
        const given = digitsTails(value, cards, trials);
        expect(upper / given.upper, `P(Q ≥ ${value})`).toBeLessThan(upper < 3e-9 && trials === 10 ? 1.6 : 1.25);
        // Of five cards and ten deals the law nears its end.
        expect(upper / given.upper, `P(Q ≥ ${value})`).toBeGreaterThan(trials === 10 ? 0.25 : 0.6);
        expect(Math.exp(given.logUpper) / given.upper).toBeCloseTo(1, 10);
      }
    },
  );

  it('is not chi-squared, which is 20 times too light at 13 cards and ten deals', () => {
    const { upper: points } = digits.filter(({ cards, trials }) => cards === 13 && trials === 10)[0];
    const { value, upper } = points[points.length - 1];
    expect(upper / chiSquaredTails(value, 78).upper).toBeGreaterThan(20);
  });

  it('falls as the value rises', () => {
    const logs = [50, 70, 90, 100, 200, 400, 800].map((value) => digitsTails(value, 13, 40).logUpper);
    for (let i = 1; i < logs.length; i++) expect(logs[i]).toBeLessThan(logs[i - 1]);
  });
});
