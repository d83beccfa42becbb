/** Numbers below this are told prime or not for certain. */
export const PRIMES_KNOWN_BELOW = 3_317_044_064_679_887_385_961_981n;

const BASES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n] as const;

/**
 * Is n prime? Exact for 0 ≤ n < `PRIMES_KNOWN_BELOW`: up to there no composite number is a strong probable prime to all of the first 13
 * primes. J. Sorenson & J. Webster (2017), Strong pseudoprimes to twelve prime bases, Math. Comp. 86, doi:10.1090/mcom/3134.
 */
export function isPrime(n: bigint): boolean {
  if (n < 2n) return false;
  for (const base of BASES) if (n % base === 0n) return n === base;
  let odd = n - 1n;
  let halvings = 0;
  for (; odd % 2n === 0n; odd /= 2n) halvings++;
  return BASES.every((base) => isStrong(n, base, odd, halvings));
}

/** Is n a strong probable prime to this base, where n − 1 = odd · 2^halvings? */
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
