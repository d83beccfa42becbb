import { describe, expect, it } from 'vitest';
import { seenPairsKernel } from '../../../src/math/hands/seen-kernels.js';
import { farOutTails } from '../../../src/math/pearson/far-out.js';
import { kernelCumulants } from '../../../src/math/pearson/few-trials.js';
import { kernelResult } from '../../../src/math/pearson/kernel-result.js';
import { threeMomentTails } from '../../../src/math/pearson/three-moment.js';
import { chiSquaredTails, chiSquaredUpperQuantile } from '../../../src/math/tails/chi-squared.js';
import type { Tails } from '../../../src/math/tails/tails.js';

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

  const kernel = { degrees: 6, cube: 600 };
  const few = (value: number, trials: number): Tails => {
    const { thirdCumulant, variance } = kernelCumulants(trials, 6, 600);
    return threeMomentTails(value, 6, trials, variance, thirdCumulant);
  };

  it('is read from the law of three moments below five expected deals a cell, beside what decides, and from chi-squared from there on', () => {
    const at = (expected: number): unknown => kernelResult('t', 20, kernel, 400, expected).plain?.logP;
    expect([at(4.9), at(5)]).toEqual([few(20, 400).logUpper, chiSquaredTails(20, 6).logUpper]);
    const { grade, logLowerP, logP } = kernelResult('t', 20, kernel, 400, 4.9);
    const far = farOutTails(20, 6, 400, few(20, 400));
    expect({ grade, logLowerP, logP }).toEqual(far);
    expect(kernelResult('t', 20, kernel, 400, 5).logP).toBe(far.logP);
    // Many deals, and few a cell: the same law, without an allowance.
    expect(kernelResult('t', 20, kernel, 40_000, 4.9)).toMatchObject({ grade: 'calibrated', logP: few(20, 40_000).logUpper });
  });

  it('has the lower tail that is known more closely, as long as a cell is not nearly normal', () => {
    const lower = { lower: 0.5, logLower: -Math.LN2 };
    const told = (trials: number, expected: number): readonly unknown[] => {
      const { grade, logLowerP, logP, plain } = kernelResult('t', 3, kernel, trials, expected, lower);
      return [grade, logLowerP, logP, plain?.logLowerP];
    };
    const plain = chiSquaredTails(3, 6);
    expect(told(400, 40)).toEqual(['calibrated', -Math.LN2, farOutTails(3, 6, 400, few(3, 400)).logP, plain.logLower]);
    expect(told(400, 4)).toEqual(['calibrated', -Math.LN2, farOutTails(3, 6, 400, few(3, 400)).logP, -Math.LN2]);
    expect(told(40_000, 9999)).toEqual(['calibrated', -Math.LN2, few(3, 40_000).logUpper, plain.logLower]);
    expect(told(40_000, 10_000)).toEqual(['asymptotic', plain.logLower, plain.logUpper, undefined]);
    expect(kernelResult('t', 3, kernel, 40_000, 9999)).toMatchObject({ grade: 'asymptotic', plain: null, logP: plain.logUpper });
  });
});
