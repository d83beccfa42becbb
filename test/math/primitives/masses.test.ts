import { describe, expect, it } from 'vitest';
import { logBinomialMass } from '../../../src/math/primitives/log-binomial-mass.js';
import { logMeanExp } from '../../../src/math/primitives/log-mean-exp.js';
import { logPoissonMass } from '../../../src/math/primitives/log-poisson-mass.js';
import { addLogs } from '../../../src/math/primitives/log-sum.js';
import { ones } from '../../../src/math/primitives/ones.js';
import { stirlingRemainder } from '../../../src/math/primitives/stirling-remainder.js';
import { firstWhere, unimodalEdges } from '../../../src/math/primitives/unimodal-edges.js';

/** The log of a fraction of large whole numbers, to a few units of 1e-16. */
function logOf(numerator: bigint, denominator: bigint): number {
  const bits = (x: bigint): number => x.toString(2).length;
  const shift = BigInt(Math.max(0, bits(denominator) - bits(numerator) + 64));
  const quotient = ((numerator << shift) * 2n ** 64n) / denominator;
  const extra = BigInt(Math.max(0, bits(quotient) - 1000));
  return Math.log(Number(quotient >> extra)) + (Number(extra) - Number(shift) - 64) * Math.LN2;
}

const power = (base: bigint, exponent: number): bigint => base ** BigInt(exponent);
const factorial = (n: number): bigint => {
  let product = 1n;
  for (let k = 2n; k <= BigInt(n); k++) product *= k;
  return product;
};

/** How far two logs are apart, as a share of the larger or of 1. */
const apart = (found: number, wanted: number): number => Math.abs(found - wanted) / Math.max(1, Math.abs(wanted));

describe('the mass of one count', () => {
  // Chances of m in 16: exact in a double, and so is 1 minus it.
  it.each([1, 5, 8, 11, 15])('binomial with chance %i/16 is that of exact fractions', (m) => {
    for (const trials of [1, 2, 7, 40, 300]) {
      for (const k of new Set([0, 1, Math.floor(trials / 3), Math.floor(trials / 2), trials - 1, trials])) {
        const ways = factorial(trials) / factorial(k) / factorial(trials - k);
        const exact = logOf(ways * power(BigInt(m), k) * power(BigInt(16 - m), trials - k), power(16n, trials));
        expect(apart(logBinomialMass(k, trials, m / 16, 1 - m / 16), exact), `${k} of ${trials}`).toBeLessThan(2e-14);
      }
    }
  });

  it('binomial with the chance given so near 0 or 1 that only its complement tells, is that of no and of every success', () => {
    expect(logBinomialMass(0, 1e6, 1e-20, 1)).toBeCloseTo(-1e-14, 26);
    expect(logBinomialMass(1e6, 1e6, 1, 1e-20)).toBeCloseTo(-1e-14, 26);
    expect(logBinomialMass(0, 3, 1, 1e-20)).toBe(3 * Math.log(1e-20));
    expect(logBinomialMass(3, 3, 1e-20, 1)).toBe(3 * Math.log(1e-20));
  });

  it.each([0.25, 1, 3, 20, 700])('Poisson with mean %d is e^−m m^k/k! of exact fractions', (mean) => {
    for (const k of [0, 1, 2, 5, 19, 20, 100, 700, 1500]) {
      const exact = logOf(power(BigInt(4 * mean), k), power(4n, k) * factorial(k)) - mean;
      expect(apart(logPoissonMass(k, mean), exact), `${k}`).toBeLessThan(2e-14);
    }
  });

  it('Stirling’s remainder is what exact factorials leave of his formula', () => {
    for (const n of [1, 2, 9, 10, 11, 30, 100]) {
      const formula = (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI);
      expect(stirlingRemainder(n) / (logOf(factorial(n), 1n) - formula), `${n}`).toBeCloseTo(1, n > 20 ? 9 : 12);
    }
  });
});

describe('logs of sums', () => {
  it('are those of the sums, far beyond the range of a double as well', () => {
    for (const shift of [0, -5000, 5000]) {
      expect(addLogs(shift, shift + Math.log(2), shift + Math.log(3)) - shift).toBeCloseTo(Math.log(6), 11);
      expect(logMeanExp([shift, shift + Math.log(2), shift + Math.log(6)]) - shift).toBeCloseTo(Math.log(3), 11);
      expect(logMeanExp([shift + Math.log(6), shift + Math.log(2), shift]) - shift).toBeCloseTo(Math.log(3), 11);
    }
    for (const nothing of [Number.NEGATIVE_INFINITY, -5000]) {
      expect(logMeanExp([nothing, 0])).toBeCloseTo(-Math.LN2, 15);
      expect(logMeanExp([0, nothing])).toBeCloseTo(-Math.LN2, 15);
    }
  });
});

describe('ones of a word', () => {
  it('are those that its digits show', () => {
    for (let i = 0, word = 1; i < 2000; i++, word = Math.imul(word, 0x9e37_79b1) + 0x7f4a) {
      expect(ones(word), `${word}`).toBe((word >>> 0).toString(2).replaceAll('0', '').length);
    }
    expect([0, -1, 1, -(2 ** 31), 0x55555555, 0x0f0f0f0f].map(ones)).toEqual([0, 32, 1, 1, 16, 16]);
  });
});

describe('searching along whole numbers', () => {
  it('finds the first that holds, or the end', () => {
    for (let least = 0; least <= 9; least++) {
      const asked: number[] = [];
      const found = firstWhere((j) => asked.push(j) > 0 && j >= least, 0, 9);
      expect(found).toBe(least);
      expect(asked.length).toBeLessThanOrEqual(4);
      expect(asked.filter((j) => j < 0 || j > 8)).toEqual([]);
    }
    expect(firstWhere((j) => j > 100, 3, 7)).toBe(7);
  });

  it.each([0, 3, 50, 2000])(
    'finds the greatest term and the edges beyond which terms are below e^−42 of it, from the guess %i',
    (guess) => {
      for (const mean of [0.3, 6, 40.5, 900]) {
        const terms = Array.from({ length: 4000 }, (_, j) => logPoissonMass(j, mean));
        const most = Math.max(...terms);
        const counts = terms.flatMap((term, j) => (term >= most - 42 ? [j] : []));
        const { first, last, peak } = unimodalEdges((j) => logPoissonMass(j, mean), guess);
        expect([first, terms[peak]], `mean ${mean}`).toEqual([counts[0], most]);
        // The last is the first term that no longer counts.
        expect(last, `mean ${mean}`).toBe(counts[counts.length - 1] + 1);
      }
    },
  );
});
