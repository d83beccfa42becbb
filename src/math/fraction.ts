import { ratio } from './ratio.js';

/**
 * Returns the greatest common divisor of two whole numbers that are not negative; 0 only for two zeros. Euclid: D. E. Knuth, TAOCP vol. 2, 4.5.2,
 * Algorithm A.
 */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

export function absolute(x: bigint): bigint {
  return x < 0n ? -x : x;
}

/** Returns num / den in lowest terms, the sign with num. `den` is above 0. */
export function reduceFraction(num: bigint, den: bigint): { readonly num: bigint; readonly den: bigint } {
  const shared = gcd(absolute(num), den);
  return { num: num / shared, den: den / shared };
}

/** Writes num / den in lowest terms as text, `4/27`, with a minus sign before it where num is negative. `den` is above 0. */
export function fractionText(num: bigint, den: bigint): string {
  const lowest = reduceFraction(num, den);
  return `${lowest.num}/${lowest.den}`;
}

/** Reads the numerator and denominator of such a text. */
export function fractionOf(text: string): readonly [num: bigint, den: bigint] {
  const [num, den] = text.split('/');
  return [BigInt(num), BigInt(den)];
}

/** Reads such a text as the nearest double. */
export function fractionValue(text: string): number {
  return ratio(...fractionOf(text));
}

export function factorial(n: number): bigint {
  return productOf(2, n);
}

/** Multiplies the whole numbers from `first` to `last`, half by half: one by one, 65,535 numbers would take seconds. */
function productOf(first: number, last: number): bigint {
  if (first > last) return 1n;
  if (first === last) return BigInt(first);
  const middle = Math.floor((first + last) / 2);
  return productOf(first, middle) * productOf(middle + 1, last);
}
