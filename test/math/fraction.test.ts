import { expect, it } from 'vitest';
import { absolute, factorial, fractionOf, fractionText, fractionValue, gcd, reduceFraction } from '../../src/math/fraction.js';

it('the greatest common divisor is the greatest number that divides both', () => {
  for (let a = 0; a <= 24; a++) {
    for (let b = 0; b <= 24; b++) {
      const divisors = Array.from({ length: 24 }, (_, k) => k + 1).filter((k) => a % k === 0 && b % k === 0);
      expect(gcd(BigInt(a), BigInt(b)), `${a} and ${b}`).toBe(a === 0 && b === 0 ? 0n : BigInt(Math.max(...divisors)));
    }
  }
});

it('a number without its sign', () => {
  expect([-3n, 0n, 3n].map(absolute)).toEqual([3n, 0n, 3n]);
});

it('lowest terms are the same fraction, without a divisor of both, the sign above', () => {
  for (const [num, den] of [
    [12n, 81n],
    [-12n, 81n],
    [0n, 5n],
    [7n, 1n],
    [-(2n ** 90n), 6n ** 50n],
  ]) {
    const lowest = reduceFraction(num, den);
    expect(lowest.num * den).toBe(num * lowest.den);
    expect(gcd(absolute(lowest.num), lowest.den)).toBe(1n);
    expect(Number(lowest.den > 0n)).toBe(1);
    expect(fractionOf(fractionText(num, den))).toEqual([lowest.num, lowest.den]);
  }
  expect([fractionText(12n, 81n), fractionText(-12n, 81n), fractionText(0n, 5n)]).toEqual(['4/27', '-4/27', '0/1']);
});

it('a fraction as text is the nearest double', () => {
  expect([fractionValue('1/3'), fractionValue('-4/27'), fractionValue('0/1')]).toEqual([1 / 3, -4 / 27, 0]);
});

it('the factorial is the product of all numbers up to it', () => {
  expect([0, 1, 2, 3, 10].map(factorial)).toEqual([1n, 1n, 2n, 6n, 3_628_800n]);
  expect(factorial(52) / factorial(50)).toBe(52n * 51n);
});
