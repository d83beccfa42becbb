import { describe, expect, it } from 'vitest';
import { factorise, isPrime, PRIMES_KNOWN_BELOW } from '../../../src/games/nim/factorise.js';

const MOST = 30_000;

/** Which numbers are prime, by the sieve of Eratosthenes. */
const composite = new Uint8Array(MOST + 1);
for (let prime = 2; prime * prime <= MOST; prime++) {
  for (let n = prime * prime; n <= MOST && composite[prime] === 0; n += prime) composite[n] = 1;
}

const written = (n: bigint): string =>
  factorise(n)
    .map(({ exponent, prime }) => `${prime}^${exponent}`)
    .join(' ');

describe('isPrime', () => {
  it(`agrees with a sieve up to ${MOST}`, () => {
    const wrong = Array.from({ length: MOST + 1 }, (_, n) => n).filter((n) => isPrime(BigInt(n)) !== (n >= 2 && composite[n] === 0));
    expect(wrong).toEqual([]);
  });

  it.each([
    // Jaeschke (1993): the least strong pseudoprimes to the first 4, 8 and 9 bases; the last number is that of the first 12 bases.
    3_215_031_751n,
    341_550_071_728_321n,
    3_825_123_056_546_413_051n,
    318_665_857_834_031_151_167_461n,
    561n,
    2n ** 67n - 1n,
  ])('is not taken in by %s', (n) => {
    expect([n].filter(isPrime)).toEqual([]);
  });

  it.each([2n ** 61n - 1n, 1_000_000_007n, 10n ** 24n + 7n])('knows %s', (n) => {
    expect([n].filter(isPrime)).toEqual([n]);
  });
});

describe('factorise', () => {
  it('gives primes, rising, whose powers multiply to the number', () => {
    const wrong = Array.from({ length: 5000 }, (_, i) => i + 1).filter((n) => {
      const powers = factorise(BigInt(n));
      const product = powers.reduce((all, { exponent, prime }) => all * Number(prime) ** exponent, 1);
      return product !== n || powers.some(({ prime }, i) => composite[Number(prime)] === 1 || (i > 0 && powers[i - 1].prime >= prime));
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    [1n, ''],
    [56_700n, '2^2 3^4 5^2 7^1'],
    [2n ** 67n - 1n, '193707721^1 761838257287^1'],
    [2n ** 81n, '2^81'],
    [1_000_003n ** 4n, '1000003^4'],
    [2017n ** 2n * 2027n, '2017^2 2027^1'],
    [(10n ** 9n + 7n) * (10n ** 9n + 9n), '1000000007^1 1000000009^1'],
  ])('of %s', (n, powers) => {
    expect(written(n)).toBe(powers);
  });

  it('refuses what has no factors, or is too large to be told', () => {
    expect(() => factorise(0n)).toThrow('the number must be a whole number from 1 to 3317044064679887385961980, got 0');
    expect(() => factorise(PRIMES_KNOWN_BELOW)).toThrow('got 3317044064679887385961981');
  });
});
