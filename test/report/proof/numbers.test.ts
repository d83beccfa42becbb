import { expect, test } from 'vitest';
import { type Phrase, plain } from '../../../src/page/phrase.js';
import { decimal, deviationOf, exact, exactBesideEven, fraction, whole } from '../../../src/report/proof/numbers.js';

const text = (phrase: Phrase): string => plain(phrase).replaceAll('\u00a0', ' ');

test('whole numbers are grouped, and long ones cut off', () => {
  expect(text(whole('823543'))).toBe('823,543');
  expect(text(whole('80658175170943878571660636856403766975289505440883277824000000000000'))).toBe('8.065 × 10^67');
  expect(text(whole('4398046511104', 9))).toBe('4.398 × 10^12');
});

test('fractions are grouped, and whole ones have no denominator', () => {
  expect([fraction('1/5040'), fraction('0/1'), fraction('1/1'), fraction('-1/2')]).toEqual(['1/5,040', '0', '1', '−1/2']);
});

test('decimals keep four digits and never round into a whole number', () => {
  expect([4.5, 5 / 27, 0.99996, 1.00001, 5039, 1234.5, 0].map((value) => text(decimal(value)))).toEqual([
    '4.5',
    '0.1852',
    '0.99996',
    '1.00001',
    '5,039',
    '1,234.5',
    '0',
  ]);
  expect(text(decimal(1 / 2 ** 32))).toBe('2.33 × 10^-10');
  expect(text(decimal(1.791e52))).toBe('1.79 × 10^52');
});

test('a fraction stands with its decimal while it is short', () => {
  expect(text(exact('5/27'))).toBe('5/27 (0.1852)');
  expect(text(exact('0/1'))).toBe('0');
  expect(text(exact('123456789012345/987654321098765'))).toBe('0.125');
  // A total variation as close to 1 as that of one riffle of 52 cards must not be said to be 1, which no shuffle has.
  expect(text(exact(`${10n ** 60n - 1n}/${10n ** 60n}`))).toBe('1 − 1.00 × 10^-60');
});

test('a difference that four digits would hide is written out', () => {
  // 1/6 + 1/(6 · 2^31): relative 2^-31, apart 2^-31 / 6 = 7.76 × 10^-11
  const near = `${2n ** 31n + 1n}/${6n * 2n ** 31n}`;
  expect(text(exactBesideEven(near, 6n))).toBe('1/6 + 7.76 × 10^-11');
  expect(text(exactBesideEven('1/6', 6n))).toBe('1/6 (0.1667)');
  expect(text(exactBesideEven('5/27', 6n))).toBe('5/27 (0.1852)');
  expect([deviationOf(near, 6n), deviationOf('0/1', 6n), deviationOf('1/6', 6n)]).toEqual([2 ** -31, -1, 0]);
});
