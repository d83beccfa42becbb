import { describe, expect, it } from 'vitest';
import { seenPairsKernel } from '../../../src/math/hands/seen-kernels.js';
import { kernelCumulants } from '../../../src/math/pearson/few-trials.js';
import { kernelResult } from '../../../src/math/pearson/kernel-result.js';
import { threeMomentTails } from '../../../src/math/pearson/three-moment.js';
import { chiSquaredUpperQuantile } from '../../../src/math/tails/chi-squared.js';

/** What decides of pairs in hands of `k` of `n` cards, at a value that chi-squared gives the chance `p`. */
function decided(n: number, k: number, trials: number, p: number): { readonly logP: number; readonly threeMoments: number } {
  const kernel = seenPairsKernel(n, k);
  const value = chiSquaredUpperQuantile(p, kernel.degrees);
  const { variance, thirdCumulant } = kernelCumulants(trials, kernel.degrees, kernel.cube);
  return {
    logP: kernelResult('pairs', value, kernel, trials, (trials * k * (k - 1)) / (n * (n - 1))).logP,
    threeMoments: threeMomentTails(value, kernel.degrees, trials, variance, thirdCumulant).logUpper,
  };
}

describe('the answer of a quadratic statistic', () => {
  it('is never lighter than the law of its exact moments where a cell expects fewer than fifty deals', () => {
    const lighter = [10_000, 13_000, 19_999, 20_000, 60_000].flatMap((trials) =>
      [1e-6, 1e-8, 1e-12].flatMap((p) => {
        const { logP, threeMoments } = decided(52, 2, trials, p);
        return logP < threeMoments ? [`${trials} deals at ${p}: lighter by ${Math.exp(threeMoments - logP).toFixed(2)}`] : [];
      }),
    );
    expect(lighter).toEqual([]);
  });

  it.each([9999, 19_999])('does not jump from %i deals to one more', (trials) => {
    const jumps = [1e-6, 1e-8, 1e-12].map((p) => decided(52, 2, trials, p).logP - decided(52, 2, trials + 1, p).logP);
    expect(jumps.filter((jump) => Math.abs(jump) > 1e-3)).toEqual([]);
  });

  it('is chi-squared where deals are many', () => {
    expect(decided(52, 5, 200_000, 1e-8).logP).toBeCloseTo(Math.log(1e-8), 6);
  });
});
