import { describe, expect, it } from 'vitest';
import { binnedCounts } from '../../../src/math/pearson/binned-counts.js';
import { multinomialLaw } from '../../../src/math/pearson/multinomial-tails.js';
import { binomialTails } from '../../../src/math/tails/binomial.js';
import { chiSquaredTails } from '../../../src/math/tails/chi-squared.js';

function binned(law: readonly number[], trials: number): NonNullable<ReturnType<typeof binnedCounts>> {
  const found = binnedCounts(Float64Array.from(law), trials);
  if (!found) throw new Error('no two bins');
  return found;
}

describe('counts held against a law in bins', () => {
  it('are summed bin by bin, and what lies beyond the law joins the last', () => {
    // Of 40 deals 10, 4 + 6 and 20 are expected: values 1 and 2 are one bin.
    const fit = binned([0.25, 0.1, 0.15, 0.5], 40);
    expect(fit.degrees).toBe(2);
    const counts = Float64Array.of(8, 3, 9, 15, 4, 1);
    const { degrees, grade, test, trials, value } = fit.read('t', counts, 40);
    // (8 − 10)²/10 + (12 − 10)²/10 + (20 − 20)²/20
    expect(value).toBeCloseTo(0.8, 12);
    expect({ degrees, grade, test, trials }).toEqual({ degrees: 2, grade: 'calibrated', test: 't', trials: 40 });
    expect(fit.read('t', Float64Array.of(8, 3, 9, 15), 35).value).toBeCloseTo((0.75 ** 2 + 3.25 ** 2) / 8.75 + 2.5 ** 2 / 17.5, 12);
  });

  it('are decided on by the law of the bins where those are small, with chi-squared beside it, else by chi-squared', () => {
    const few = binned([0.25, 0.25, 0.5], 40).read('t', Float64Array.of(30, 5, 5), 40);
    const deciding = multinomialLaw([0.25, 0.25, 0.5], 40).tails(few.value);
    expect([few.logP, few.logLowerP]).toEqual([deciding.logUpper, deciding.logLower]);
    expect(few.plain?.logP).toBe(chiSquaredTails(few.value, 2).logUpper);
    const many = binned([0.25, 0.25, 0.5], 40_000).read('t', Float64Array.of(10_100, 9900, 20_000), 40_000);
    expect([many.grade, many.plain, many.logP]).toEqual(['asymptotic', null, chiSquaredTails(many.value, 2).logUpper]);
  });

  it('are an even coin’s where two bins have the same chance, and then exactly so', () => {
    const { grade, logP, lowerP, p, plain, value } = binned([0.25, 0.25, 0.5], 12).read('t', Float64Array.of(2, 0, 10), 12);
    expect([grade, plain]).toEqual(['exact', null]);
    expect(value).toBeCloseTo(16 / 3, 12);
    // (1 + 12 + 66)/2^12 on either side, and all but what lies further out.
    expect([p, Math.exp(logP), lowerP].map((one) => one * 4096)).toEqual([158, 158, 4096 - 26].map((one) => expect.closeTo(one, 8)));
    const uneven = binned([0.4, 0.6], 20).read('t', Float64Array.of(2, 18), 20);
    expect(uneven.grade).toBe('calibrated');
    // With two cells the law is the binomial one: at most 2 of 20, or at least 14.
    expect(uneven.p / (binomialTails(2, 20, 0.4).atMost + binomialTails(14, 20, 0.4).atLeast)).toBeCloseTo(1, 11);
    // Three bins are no coin, though the first has half of the deals.
    expect(binned([0.5, 0.25, 0.25], 40).read('t', Float64Array.of(20, 10, 10), 40).grade).toBe('calibrated');
  });

  it('are not read at all where no two bins expect five deals each', () => {
    expect(binnedCounts(Float64Array.of(0.5, 0.5), 9)).toBeNull();
    expect(binnedCounts(Float64Array.of(0.5, 0.5), 10)?.degrees).toBe(1);
  });
});
