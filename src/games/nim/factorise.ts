import { AuditError } from '../../core/errors.js';
import { gcd } from '../../math/fraction.js';

/** Below this bound the primality test is exact. */
export const PRIMES_KNOWN_BELOW = 3_317_044_064_679_887_385_961_981n;

const BASES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n] as const;

/**
 * Returns true if n is prime. Exact for 0 ≤ n < `PRIMES_KNOWN_BELOW`: up to there no composite number is a strong probable prime to all of the first
 * 13 primes. J. Sorenson & J. Webster (2017), Strong pseudoprimes to twelve prime bases, Math. Comp. 86, doi:10.1090/mcom/3134.
 */
export function isPrime(n: bigint): boolean {
  if (n < 2n) return false;
  for (const base of BASES) if (n % base === 0n) return n === base;
  let odd = n - 1n;
  let halvings = 0;
  for (; odd % 2n === 0n; odd /= 2n) halvings++;
  return BASES.every((base) => isStrong(n, base, odd, halvings));
}

/** Returns true if n is a strong probable prime to this base, where n − 1 = odd · 2^halvings. */
function isStrong(n: bigint, base: bigint, odd: bigint, halvings: number): boolean {
  let value = power(base, odd, n);
  if (value === 1n || value === n - 1n) return true;
  for (let i = 1; i < halvings; i++) {
    value = (value * value) % n;
    if (value === n - 1n) return true;
  }
  return false;
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (let square = base % modulus, left = exponent; left > 0n; left >>= 1n, square = (square * square) % modulus) {
    if (left & 1n) result = (result * square) % modulus;
  }
  return result;
}

export interface PrimePower {
  readonly prime: bigint;
  /** The exponent, from 1. */
  readonly exponent: number;
}

/** The bound below which divisors are tried one by one. */
const TRIED = 2000n;

/** The number of products before a greatest common divisor is taken. */
const BATCH = 64;

/**
 * Returns the prime powers of n, primes rising; none for 1. Integer n in [1, `PRIMES_KNOWN_BELOW`), E_USAGE outside; a product of two primes of
 * twelve digits takes a second or two. J. M. Pollard (1975), A Monte Carlo method for factorization, doi:10.1007/BF01933667, as changed by R. P.
 * Brent (1980).
 */
export function factorise(n: bigint): readonly PrimePower[] {
  if (n < 1n || n >= PRIMES_KNOWN_BELOW) {
    throw new AuditError('E_USAGE', `the number must be a whole number from 1 to ${PRIMES_KNOWN_BELOW - 1n}, got ${n}`, {
      hint: n === 0n ? 'every number divides 0, so there would be no end' : 'larger numbers could not be told prime for certain',
    });
  }
  const exponents = new Map<bigint, number>();
  const add = (prime: bigint): void => void exponents.set(prime, (exponents.get(prime) ?? 0) + 1);
  let rest = n;
  for (let divisor = 2n; divisor < TRIED && divisor * divisor <= rest; divisor++) {
    for (; rest % divisor === 0n; rest /= divisor) add(divisor);
  }
  const parts = rest === 1n ? [] : [rest];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    if (isPrime(part)) add(part);
    else {
      const divisor = divisorOf(part);
      parts.push(divisor, part / divisor);
    }
  }
  return [...exponents].map(([prime, exponent]) => ({ prime, exponent })).sort((a, b) => (a.prime < b.prime ? -1 : 1));
}

/** Returns a divisor of a composite number, neither 1 nor the number. */
function divisorOf(n: bigint): bigint {
  for (let step = 1n; ; step++) {
    const found = walk(n, step);
    if (found !== n) return found;
  }
}

/** Walks x → x² + step once: returns a divisor, or n if the walk closes without one. */
function walk(n: bigint, step: bigint): bigint {
  const next = (x: bigint): bigint => (x * x + step) % n;
  let ahead = 2n;
  for (let length = 1; ; length *= 2) {
    const stay = ahead;
    for (let done = 0; done < length; done += BATCH) {
      const from = ahead;
      let product = 1n;
      const steps = Math.min(BATCH, length - done);
      for (let i = 0; i < steps; i++) {
        ahead = next(ahead);
        product = (product * distance(stay, ahead)) % n;
      }
      // A product of 0 holds every divisor at once: the same steps again, one by one.
      if (gcd(product, n) !== 1n) return firstDivisor(n, stay, from, next);
    }
  }
}

function firstDivisor(n: bigint, stay: bigint, from: bigint, next: (x: bigint) => bigint): bigint {
  for (let x = next(from); ; x = next(x)) {
    const shared = gcd(distance(stay, x), n);
    if (shared !== 1n) return shared;
  }
}

function distance(a: bigint, b: bigint): bigint {
  return a > b ? a - b : b - a;
}
