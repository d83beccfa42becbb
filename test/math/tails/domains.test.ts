import { describe, expect, it } from 'vitest';
import { AuditError } from '../../../src/core/errors.js';
import { binomialTails } from '../../../src/math/tails/binomial.js';
import { chiSquaredTails } from '../../../src/math/tails/chi-squared.js';
import { clopperPearson } from '../../../src/math/tails/clopper-pearson.js';
import { kolmogorovLimitTail, kolmogorovTail } from '../../../src/math/tails/kolmogorov.js';
import { noncentralChiSquaredTails } from '../../../src/math/tails/noncentral-chi-squared.js';
import { noncentralityForPower, noncentralityLowerBound, noncentralityUpperBound } from '../../../src/math/tails/noncentrality.js';
import { poissonTails } from '../../../src/math/tails/poisson.js';
import { trialsToSee } from '../../../src/math/tails/power.js';

const between = 'must lie strictly between 0 and 1';

describe('tails at and beyond the ends of their domains', () => {
  it.each([
    ['E_INTERNAL', () => binomialTails(0, -1, 0.5), 'binomial: number of trials must be a whole number, zero or more, got -1'],
    ['E_PROBABILITY', () => binomialTails(1, 2, -0.1), 'binomial: success probability must lie between 0 and 1, got -0.1'],
    ['E_PROBABILITY', () => binomialTails(1, 2, 1, -1e-17), 'binomial: complement of 1 must be 1 minus it, got -1e-17'],
    ['E_INTERNAL', () => chiSquaredTails(1, Infinity), 'chi-squared: degrees of freedom must be a positive number, got Infinity'],
    [
      'E_INTERNAL',
      () => noncentralChiSquaredTails(1, Infinity, 1),
      'noncentral chi-squared: degrees of freedom must be a positive number, got Infinity',
    ],
    ['E_INTERNAL', () => clopperPearson(-1, 5, 0.1), 'clopper-pearson: number of successes must be a whole number from 0 to 5, got -1'],
    ['E_INTERNAL', () => clopperPearson(1.5, 5, 0.1), 'clopper-pearson: number of successes must be a whole number from 0 to 5, got 1.5'],
    ['E_PROBABILITY', () => clopperPearson(2, 5, 1), `clopper-pearson: alpha ${between}, got 1`],
    ['E_PROBABILITY', () => clopperPearson(2, 5, 1.5), `clopper-pearson: alpha ${between}, got 1.5`],
    ['E_INTERNAL', () => kolmogorovTail(-0.1, 5), 'kolmogorov: distance must lie between 0 and 1, got -0.1'],
    ['E_INTERNAL', () => poissonTails(1, Infinity), 'poisson: mean must be a number, zero or more, got Infinity'],
    ...[-0.1, 0, 1].flatMap((p) => [
      ['E_PROBABILITY', () => noncentralityForPower(5, 0.05, p), `noncentrality: power ${between}, got ${p}`] as const,
      ['E_PROBABILITY', () => noncentralityUpperBound(5, 5, p), `noncentrality: confidence ${between}, got ${p}`] as const,
      ['E_PROBABILITY', () => noncentralityLowerBound(5, 5, p), `noncentrality: confidence ${between}, got ${p}`] as const,
    ]),
    ['E_PROBABILITY', () => noncentralityLowerBound(5, 5, 1.5), `noncentrality: confidence ${between}, got 1.5`],
  ] as const)('are refused with %s', (code, call, message) => {
    expect(call).toThrow(new AuditError(code, message));
  });

  it('no noncentrality is needed for a power that is the level itself, to the last bit', () => {
    for (let level = 0.003; level < 1; level += 0.037) {
      for (const degrees of [1, 2, 3, 5, 16, 51]) expect(noncentralityForPower(degrees, level, level), `${level}`).toBe(0);
    }
  });

  it('no noncentrality is needed where the central law lies as far up or farther', () => {
    for (const bound of [noncentralityUpperBound, noncentralityLowerBound]) {
      expect(bound(0, 5, 0.9)).toBe(0);
      expect(bound(0.001, 5, 0.5)).toBe(0);
    }
  });

  it('of the largest distance are those of every value, and nothing is further out than that', () => {
    // D is 1/(2n) at the least, and 1 at the most: where all n values are 0 or all are 1.
    expect([kolmogorovTail(0, 5), kolmogorovTail(0, 1), kolmogorovTail(0.1, 5)]).toEqual(Array(3).fill({ upper: 1, logUpper: 0 }));
    expect(kolmogorovTail(0.001, 400)).toEqual({ upper: 1, logUpper: 0 });
    expect([kolmogorovTail(1, 3), kolmogorovTail(1, 5)]).toEqual(Array(2).fill({ upper: 0, logUpper: -Infinity }));
    // One value u is at a distance of max(u, 1 − u).
    expect(kolmogorovTail(0.75, 1).upper).toBeCloseTo(0.5, 14);
    expect(kolmogorovLimitTail(0)).toEqual({ upper: 1, logUpper: 0 });
  });

  it('show no deal to count where there is nothing, or less than nothing by rounding', () => {
    expect(trialsToSee({ degrees: 3, scale: 1 }, -1e-18, 1e-6)).toBe(Number.POSITIVE_INFINITY);
  });
});
